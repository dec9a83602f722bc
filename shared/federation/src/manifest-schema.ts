import {
  array,
  boolean,
  lazy,
  mixed,
  number,
  object,
  string,
  ValidationError,
  type ISchema,
  type Schema,
} from 'yup';
import type { DocumentShell, PageShape } from './document-shell';
import type {
  PageVariant,
  QueryManifest,
  ReleaseFile,
  ReleaseManifest,
  RouteManifest,
  SitemapQuery,
  VisitCondition,
} from './release-manifest';
import type { Offers } from './remote-contract';
import type { SlotName } from './slot-props';

/** A schema for each field of a type: one that the type gets, or whose type changes, does not compile without its schema. */
type Fields<Type> = { [Name in keyof Required<Type>]: ISchema<Type[Name]> };

const must = (what: string) => `\${path} must be ${what}`;

/** Schemas accept a missing value; this one does not. */
const needed = <Value>(schema: Schema<Value>): ISchema<NonNullable<Value>> =>
  // yup types this method for its own kinds of schemas only.
  schema.defined('${path} is missing') as Schema<NonNullable<Value>>;

const text = <Text extends string = string>() => string<Text>().typeError(must('a text'));
const flag = () => boolean().typeError(must('true or false'));
const list = <Item>(item: ISchema<Item>) => array(item).typeError(must('a list'));
const texts = <Text extends string = string>() => list(needed(text<Text>()));

const shape = <Type extends object>(fields: Fields<Type>): Schema<Type | undefined> =>
  // `Fields` has compared each of them with the type.
  object(fields as Record<string, ISchema<unknown>>)
    .typeError(must('an object'))
    .default(undefined) as unknown as Schema<Type | undefined>;

const getKeys = (value: unknown) => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

/** An object whose names are not known in advance. */
const optionalRecord = <Value, Name extends string = string>(
  value: ISchema<Value>,
): ISchema<Record<Name, Value> | undefined> =>
  lazy((values: unknown) =>
    shape<Record<Name, Value>>(
      Object.fromEntries(getKeys(values).map((name) => [name, value])) as Fields<Record<Name, Value>>, // all names
    ),
  );
const record = <Value, Name extends string = string>(value: ISchema<Value>): ISchema<Record<Name, Value>> =>
  lazy((values: unknown) =>
    needed(
      shape<Record<Name, Value>>(
        Object.fromEntries(getKeys(values).map((name) => [name, value])) as Fields<Record<Name, Value>>, // all names
      ),
    ),
  );

const anyValues = () => optionalRecord(mixed());

const condition: Fields<VisitCondition> = {
  unless: texts(),
  when: optionalRecord(
    mixed<string | true | readonly string[]>(
      (value): value is string | true | readonly string[] =>
        value === true || [value].flat().every((one) => typeof one === 'string'),
    )
      .typeError(must('a text, a list of texts, or true'))
      .required(),
  ),
  modules: texts(),
};

const args = shape<NonNullable<QueryManifest['args']>>({ params: anyValues(), query: anyValues() });

const queries = list(
  needed(shape<QueryManifest>({ ...condition, endpoint: needed(text()), args, needsZone: flag() })),
);

const routes = list(
  needed(
    shape<RouteManifest>({
      path: needed(text()),
      page: needed(text()),
      instead: list(needed(shape<PageVariant>({ ...condition, page: needed(text()), slots: texts() }))),
      first: queries,
      slots: texts(),
      customerSlots: texts(),
      subject: text(),
      picture: text(),
      pictureFolder: text(),
      needsPlace: flag(),
      needsCustomer: flag(),
      identity: texts(),
      byInterest: flag(),
      sitemap: shape<SitemapQuery>({ endpoint: needed(text()), args, each: text(), modules: texts() }),
      unlisted: flag(),
      resumes: flag(),
      frame: text<'checkout'>(), // a host ignores others
    }),
  ),
);

const file: Fields<ReleaseFile> = {
  integrity: needed(text()),
  bytes: needed(number().typeError(must('a number'))),
};
const namedFile = shape<ReleaseFile & { file: string }>({ ...file, file: needed(text()) });
const fileLists = record<string[]>(needed(texts()));

/** Nothing depends on these: releases of before have none of them, or older ones. */
type Dispensable = 'builtAt' | 'commit' | 'texts';
type WrittenManifest = Omit<ReleaseManifest, Dispensable> & Partial<Pick<ReleaseManifest, Dispensable>>;

/** Only what host, edge or release command would fail without is needed: releases of older builds are read as well. */
const manifest = shape<WrittenManifest>({
  app: needed(text()),
  version: needed(text()),
  buildId: needed(text()),
  builtAt: text(),
  commit: text().nullable(),
  entry: needed(namedFile),
  server: namedFile,
  exposes: fileLists,
  chunks: record<ReleaseFile>(needed(shape<ReleaseFile>(file))),
  pages: fileLists,
  parts: fileLists,
  texts: optionalRecord<string[]>(needed(texts())),
  ownTexts: optionalRecord<string[]>(needed(texts())),
  routes: needed(routes),
  slots: needed(texts()),
  lateSlots: texts(),
  zoneSlots: texts(),
  slotModules: optionalRecord<string[]>(needed(texts())),
  slotCalls: optionalRecord<QueryManifest[]>(needed(queries)),
  listeners: needed(texts()),
  shell: shape<DocumentShell>({
    head: needed(text()),
    html: record(record<string, PageShape>(needed(text()))),
  }),
  contract: needed(
    shape<ReleaseManifest['contract']>({
      provides: needed(text()),
      requires: record<string>(needed(text())),
    }),
  ),
  shared: record<ReleaseManifest['shared'][string]>(
    needed(shape<ReleaseManifest['shared'][string]>({ version: needed(text()), range: needed(text()) })),
  ),
});

/** The declarations of the initial queries have a narrower type, which the compiler has checked. */
type ReadOffers = Omit<Offers, 'first'> & { first?: Record<string, QueryManifest[]> };

const offers = shape<ReadOffers>({
  slots: needed(texts<SlotName>()),
  late: texts<SlotName>(),
  needZone: texts<SlotName>(),
  inModules: optionalRecord<string[]>(needed(texts())),
  listeners: needed(texts()),
  first: optionalRecord<QueryManifest[]>(needed(queries)),
  requires: optionalRecord<string>(needed(text())),
});

/** `strict`: nothing is converted, so that what was checked is what is used. */
function findProblem(schema: Schema, value: unknown): string | null {
  try {
    schema.label('it').defined('it is missing').validateSync(value, { strict: true });
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

/**
 * What is wrong with a `release.json` whose content is not known to come from this version of the build; null if it can be
 * used. Unknown fields are accepted.
 */
export const findManifestProblem = (value: unknown): string | null => findProblem(manifest, value);

/** What is wrong with the routes of `routes.manifest.ts`; null if nothing is. */
export const findRoutesProblem = (value: unknown): string | null => findProblem(routes, value);

/** What is wrong with the offers of `offers.manifest.ts`; null if nothing is. */
export const findOffersProblem = (value: unknown): string | null => findProblem(offers, value);

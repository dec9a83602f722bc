import type { Capability, WireRules } from '@shop/domain';

/** Numbers or numeric text in the path, by name: `/address/update/:id` → `{ id }`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, number | string> & PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, number | string>
    : unknown;

/** Kinds of a query value. A trailing `?` may be left out by the caller. */
export type QueryKind = 'int' | 'number' | 'text' | 'flag';
export type QuerySpec = Record<string, QueryKind | `${QueryKind}?`>;

type QueryValue<Kind extends string> = Kind extends `${infer Base}?`
  ? QueryValue<Base>
  : Kind extends 'text'
    ? string
    : Kind extends 'flag'
      ? boolean
      : number;
export type QueryValues<Spec extends QuerySpec> = {
  [Name in keyof Spec as Spec[Name] extends `${string}?` ? never : Name]: QueryValue<Spec[Name]>;
} & {
  [Name in keyof Spec as Spec[Name] extends `${string}?` ? Name : never]?: QueryValue<Spec[Name]> | undefined;
};

/** What a reader needs besides the response. Rules that are left out are those of a backend that says nothing. */
export type ReadContext = Pick<WireRules, 'decimals'> & Partial<WireRules>;

export type Reader<Model> = (wire: unknown, context: ReadContext) => Model;

/** Who may call: anybody; a guest with a guest id or a customer; a customer only. */
export type Access = 'public' | 'guest' | 'customer';

/** `identity`: the guest or customer; `zone`: zones and place. */
export type ScopePart = 'zone' | 'module' | 'language' | 'identity';

/** A header without which the backends refuse the call (403). */
export type DemandedHeader = 'module' | 'zone';

/**
 * What a call asks about, by the parameter or query value that holds its id. Module and zones of that thing go with the
 * call, whatever the visitor's own are: backends look for it there only.
 */
export interface Subject {
  kind: 'store' | 'item' | 'category';
  id: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the backend, declared once: it types and validates client and server alike.
 *
 * `Args` is what a caller gives (`params`, `query`, `body`), `Model` what the reader makes of the answer.
 * Guest calls carry `guest_id` in the query by themselves; do not list it.
 */
export interface Endpoint<Args = unknown, Model = unknown> {
  method: Method;
  /** From the origin: `/api/v1/items/details/:id`. */
  path: string;
  query: QuerySpec;
  read: Reader<Model>;
  /** Files travel in a form (multipart); everything else as JSON; some actions need no body. */
  sends: 'json' | 'form' | 'nothing';
  access: Access;
  /** Parts of the scope that change the response, and so belong to the cache key. */
  varies: readonly ScopePart[];
  /** Milliseconds for which a response is used without a new request (BIZ-16). */
  freshFor: number;
  /** Milliseconds after which a response is not shown any more, not even while it is revalidated. */
  keptFor: number;
  demands: readonly DemandedHeader[];
  subject: Subject | null;
  /** It needs one module, which may not be known: then each is tried. */
  isInAnyModule: boolean;
  /** The backend answers 200 with `null` where there is no such thing. */
  isMissingWhenNull: boolean;
  /**
   * Backends may lack it (404, 405, an HTML page, a redirect): then the reader is given this in place of a response.
   * Undefined: they all have it.
   */
  absent: unknown;
  /** Only backends that announce this have it; others are not asked. */
  requires: Capability | null;
  /** Only for types. */
  readonly __args?: Args;
}

export type EndpointArgs<E> = E extends Endpoint<infer Args, unknown> ? Args : never;
export type EndpointModel<E> = E extends Endpoint<never, infer Model> | Endpoint<infer _, infer Model>
  ? Model
  : never;

type Params<Path extends string> = unknown extends PathParams<Path> ? unknown : { params: PathParams<Path> };

/** SWR's own default: a repeated request within two seconds is the same request. */
const shortest = 2_000;

class Declaration<Args> {
  private spec: QuerySpec = {};
  private who: Access = 'public';
  private fresh = shortest;
  private maxAge = Infinity;
  private parts: readonly ScopePart[] | null = null;
  private kind: Endpoint['sends'] = 'nothing';
  private headers: readonly DemandedHeader[] = [];
  private about: Subject | null = null;
  private anyModule = false;
  private nullIsMissing = false;
  private absentValue: unknown = undefined;
  private capability: Capability | null = null;

  constructor(
    private readonly method: Method,
    private readonly path: string,
  ) {}

  query<Spec extends QuerySpec>(spec: Spec) {
    this.spec = spec;
    return this as unknown as Declaration<
      Args &
        (Record<string, never> extends QueryValues<Spec>
          ? { query?: QueryValues<Spec> }
          : { query: QueryValues<Spec> })
    >;
  }

  /**
   * Types the body. The schema itself stands in `schemas/bodies.ts`, where server and forms find it: pages that
   * only send a body do not carry a validator.
   */
  body<Body extends object>() {
    this.kind = 'json';
    return this as unknown as Declaration<Args & { body: Body }>;
  }

  /** Sends files in a form; what they must be is the server's to check, there is no schema. */
  form() {
    this.kind = 'form';
    return this as unknown as Declaration<Args & { body: FormData }>;
  }

  access(who: Access) {
    this.who = who;
    return this;
  }

  /** Default: zone, module, language, and identity where somebody must be known. */
  variesBy(...parts: ScopePart[]) {
    this.parts = parts;
    return this;
  }

  freshFor(milliseconds: number) {
    this.fresh = milliseconds;
    return this;
  }

  keptFor(milliseconds: number) {
    this.maxAge = milliseconds;
    return this;
  }

  demands(...headers: DemandedHeader[]) {
    this.headers = headers;
    return this;
  }

  subject(kind: Subject['kind'], id: string) {
    this.about = { kind, id };
    return this;
  }

  inAnyModule() {
    this.anyModule = true;
    return this;
  }

  missingWhenNull() {
    this.nullIsMissing = true;
    return this;
  }

  /** See `Endpoint.absent`. */
  optional(absent: unknown = null) {
    this.absentValue = absent;
    return this;
  }

  requires(capability: Capability) {
    this.capability = capability;
    return this;
  }

  replies<Model>(read: Reader<Model>): Endpoint<Args, Model> {
    const { method, path, spec, kind: sends, who, fresh, maxAge } = this;
    const defaultParts = ['zone', 'module', 'language'] as const;
    const varies = this.parts ?? (who === 'public' ? defaultParts : [...defaultParts, 'identity' as const]);
    return {
      method,
      path,
      query: spec,
      read,
      sends,
      access: who,
      varies,
      freshFor: fresh,
      keptFor: maxAge,
      demands: this.headers,
      subject: this.about,
      isInAnyModule: this.anyModule,
      isMissingWhenNull: this.nullIsMissing,
      absent: this.absentValue,
      requires: this.capability,
    };
  }
}

const declare =
  (method: Method) =>
  <Path extends string>(path: Path) =>
    new Declaration<Params<Path>>(method, path);

export const get = declare('GET');
export const post = declare('POST');
export const put = declare('PUT');
export const del = declare('DELETE');

export const minutes = (count: number) => count * 60_000;
export const seconds = (count: number) => count * 1_000;

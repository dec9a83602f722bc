import { createHash } from 'node:crypto';
import { isIcon } from '../../features/media/icons';
import type { DraftReading, ItemDraft, Remark } from './draft';
import { asText, fieldReader, isNothing } from '../fields/field-value';
import type { Reader } from '../fields/column';
import * as read from '../fields/field-readers';
import { findDecimalMark, type DecimalMark } from '../fields/decimal-mark';
import { variationsReader } from '../choices/list-variations';
import { FieldProblem, ImportError } from '../import-error';
import type { FieldName, Language, Mapping } from '../mapping/mapping';
import type { Source, SourceRow } from '../source/source';

interface Marks {
  mark: DecimalMark;
  groupMark?: string;
  decimals: number;
}

interface Context {
  mapping: Mapping;
  marks: Marks;
  /** The field's value in the current record. */
  value: (field: FieldName) => unknown;
  note: read.Note;
  /** Reads one field. A problem is recorded, and the other fields are still read. */
  attempt: <T>(reading: () => T, otherwise: T) => T;
}

/** Creates the function that reads a record of a file into a draft, or returns why it cannot. */
export function draftReader(source: Source, mapping: Mapping, decimals: number) {
  const readers = new Map<FieldName, Reader>();
  for (const [field, from] of Object.entries(mapping.fields))
    readers.set(field as FieldName, fieldReader(source, field, from)); // readMapping knows only such names
  if (!readers.has('price') && !mapping.variations)
    throw new ImportError('The mapping needs the field “price”, or a default for it.');
  const { marks, notes } = readNumberMarks(source, mapping, readers.get('price'), decimals);
  const translations = translationReaders(source, mapping);
  const variations = mapping.variations && variationsReader(source, mapping.variations, marks);
  const readDraft = (row: SourceRow): DraftReading => {
    const problems: Remark[] = row.problem ? [{ field: '', reason: row.problem, value: row.content }] : [];
    const remarks: Remark[] = [];
    if (row.problem) return { draft: null, problems, notes: remarks };
    const context: Context = {
      mapping,
      marks,
      value: (field) => readers.get(field)?.(row),
      note: (remark) => remarks.push(remark),
      attempt: (reading, otherwise) => attempted(reading, otherwise, problems),
    };
    const texts = textsIn(context, translations, row);
    const types = context.attempt(() => variations?.(row, context.note) ?? [], []);
    const draft: ItemDraft = {
      key: getKey(context, texts.name[mapping.language] ?? ''),
      ...texts,
      ...moneyIn(context, types),
      ...descriptionIn(context),
      variationTitle: mapping.variations?.title ?? '',
      variations: types,
    };
    return { draft: problems.length === 0 ? draft : null, problems, notes: remarks };
  };
  return { readDraft, notes };
}

function attempted<T>(reading: () => T, otherwise: T, problems: Remark[]): T {
  try {
    return reading();
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error;
    problems.push({ field: error.field, reason: error.reason, value: error.value });
    return otherwise;
  }
}

function readNumberMarks(source: Source, mapping: Mapping, price: Reader | undefined, decimals: number) {
  const { groupMark, decimalMark } = mapping;
  if (decimalMark !== 'auto') return { marks: { mark: decimalMark, groupMark, decimals }, notes: [] };
  const values = source.rows.filter((row) => !row.problem).map((row) => price?.(row));
  const { mark, proof } = findDecimalMark(values);
  const notes =
    proof === null || mark === '.' ? [] : [`The decimal mark of prices is “${mark}”, as in “${proof}”.`];
  return { marks: { mark, groupMark, decimals }, notes };
}

type Translations = { language: Language; field: 'name' | 'description'; read: Reader }[];

const translationReaders = (source: Source, mapping: Mapping): Translations =>
  Object.entries(mapping.translations).flatMap(([language, fields]) =>
    Object.entries(fields).map(([field, from]) => ({
      language: language as Language, // readMapping knows only such names
      field: field as 'name' | 'description',
      read: fieldReader(source, `translations.${language}.${field}`, from),
    })),
  );

function textsIn({ mapping, value, note, attempt }: Context, translations: Translations, row: SourceRow) {
  const own = mapping.language;
  const name: ItemDraft['name'] = {};
  const description: ItemDraft['description'] = {};
  const readDescription = (field: string, from: unknown) =>
    attempt(() => read.readText(field, from, read.longestDescription, note, true), '');
  name[own] = attempt(() => read.readName('name', value('name'), note), '');
  description[own] = readDescription('description', value('description'));
  for (const { language, field, read: reader } of translations) {
    const from = reader(row);
    if (isNothing(from)) continue;
    if (field === 'description') description[language] = readDescription(`description (${language})`, from);
    else name[language] = attempt(() => read.readName(`name (${language})`, from, note), '');
  }
  return { name, description };
}

/** Prefix of the key of a record that has none of its own. */
export const nameKey = 'name:';

/** The mapped key, else the name's fingerprint: so a file without keys can be imported again, too. */
function getKey({ mapping, value, note, attempt }: Context, name: string): string {
  if (!mapping.fields.key)
    return `${nameKey}${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 32)}`;
  return attempt(() => {
    const key = read.readText('key', value('key'), 190, note);
    if (key === '') throw new FieldProblem('key', 'is missing');
    return key;
  }, '');
}

/** An item without a price of its own has that of its cheapest variation. */
function moneyIn(
  { value, marks, note, attempt }: Context,
  variations: ItemDraft['variations'],
): Pick<ItemDraft, 'price' | 'discount'> {
  const raw = value('price');
  const price =
    isNothing(raw) && variations.length > 0
      ? Math.min(...variations.map((variation) => variation.price))
      : attempt(() => read.readMoney('price', raw, marks, note), 0);
  const discount = attempt(() => discountIn({ value, marks, note }, price), null);
  return { price, discount };
}

function discountIn({ value, marks, note }: Pick<Context, 'value' | 'marks' | 'note'>, price: number) {
  const sale = value('salePrice');
  if (!isNothing(sale)) {
    const reduced = read.readMoney('salePrice', sale, marks, note);
    if (reduced > price) note({ field: 'salePrice', reason: 'is above the price; left out', value: sale });
    return reduced < price ? { type: 'amount' as const, value: price - reduced } : null;
  }
  const raw = value('discount');
  if (isNothing(raw)) return null;
  const type = asText(value('discountType')).trim().toLowerCase();
  const isPercent = /[%٪﹪％]/.test(asText(raw)) || !/^(amount|fixed|flat|value|absolute)$/.test(type);
  const amount = isPercent
    ? read.percentOrNull('discount', raw, marks.mark)
    : read.readMoney('discount', raw, marks, note);
  if (!isPercent && (amount ?? 0) > price)
    note({ field: 'discount', reason: 'is above the price; the item will be free', value: raw });
  return amount ? { type: isPercent ? ('percent' as const) : ('amount' as const), value: amount } : null;
}

function descriptionIn({ mapping, value, marks, note, attempt }: Context) {
  const flag = (field: FieldName) => attempt(() => read.toFlag(field, value(field)), null);
  const list = (field: FieldName) => read.readTexts(field, value(field), note);
  const count = (field: FieldName) =>
    attempt(() => read.readCount(field, value(field), marks.mark, note), null);
  return {
    category: categoryPath(value('category'), mapping.categorySeparator, note),
    stock: count('stock'),
    maxQuantity: count('maxQuantity') || null,
    unit: attempt(
      () =>
        read.readText(
          'unit',
          [value('weight'), value('unit')].map(asText).filter(Boolean).join(' '),
          40,
          note,
        ),
      '',
    ),
    images: read.readImages('images', value('images'), note),
    icon: iconIn(asText(value('icon')).trim(), note),
    tags: list('tags'),
    genericNames: list('genericNames'),
    nutritions: list('nutritions'),
    allergies: list('allergies'),
    veg: flag('veg'),
    organic: flag('organic') ?? false,
    halal: flag('halal') ?? false,
    recommended: flag('recommended') ?? false,
    prescription: flag('prescription') ?? false,
    availableFrom: attempt(() => read.readTime('availableFrom', value('availableFrom')), null),
    availableTo: attempt(() => read.readTime('availableTo', value('availableTo')), null),
  };
}

function iconIn(name: string, note: read.Note): string | null {
  if (name === '') return null;
  if (isIcon(name)) return name;
  note({ field: 'icon', reason: 'is no known drawing; the usual one was taken', value: name });
  return null;
}

function categoryPath(value: unknown, separator: string | undefined, note: read.Note): string[] {
  const whole = Array.isArray(value) ? value : [value];
  const parts = whole.flatMap((part) => (separator ? asText(part).split(separator) : [asText(part)]));
  return read.readTexts('category', parts, note, 100, 2);
}

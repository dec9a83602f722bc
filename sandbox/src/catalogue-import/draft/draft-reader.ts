import { variationsReader } from '../choices/list-variations';
import { addOnsReader, optionGroupsReader } from '../choices/option-groups';
import { rowVariationsReader, type RowChoices } from '../choices/row-variations';
import type { Reader } from '../fields/column';
import { findDecimalMark } from '../fields/decimal-mark';
import type { Marks } from '../fields/field-readers';
import { asList, asText, fieldReader, hasColumns, isNothing } from '../fields/field-value';
import type { ImportMoment } from '../fields/period';
import { ImportError } from '../import-error';
import type { FieldName, Mapping } from '../mapping/mapping';
import type { Source, SourceRow } from '../source/source';
import { attempted, type Context, type CreateContext } from './context';
import { detailsIn } from './details';
import type { DraftReading, ItemDraft, Remark, Variation } from './draft';
import { moneyIn, type Money } from './money';
import { getKey, textsIn, translationReaders, withoutOptions } from './texts';

export type ReadingOptions = ImportMoment & Pick<Marks, 'decimals' | 'currency'>;

/** Creates the function that reads a record of a file into a draft, or returns why it cannot. */
export function draftReader(source: Source, mapping: Mapping, options: ReadingOptions) {
  const readers = fieldReaders(source, mapping);
  const { marks, notes } = readNumberMarks(source, mapping, readers.get('price'), options);
  const readItem = itemReader(source, mapping, { readers, marks });
  const readDraft = (row: SourceRow): DraftReading => {
    const problems: Remark[] = row.problem ? [{ field: '', reason: row.problem, value: row.content }] : [];
    const remarks: Remark[] = [];
    if (row.problem) return { draft: null, problems, notes: remarks, refusedRows: [] };
    const createContext = (each: SourceRow, list: Remark[]): Context => ({
      mapping,
      marks,
      moment: options,
      value: (field) => readers.get(field)?.(each),
      note: (remark) => remarks.push(remark),
      attempt: (reading, otherwise) => attempted(reading, otherwise, list),
    });
    const { draft, refusedRows } = readItem(row, createContext, problems);
    return { draft: problems.length === 0 ? draft : null, problems, notes: remarks, refusedRows };
  };
  return { readDraft, notes };
}

interface Reading {
  readers: ReadonlyMap<FieldName, Reader>;
  marks: Marks;
}

function itemReader(source: Source, mapping: Mapping, { readers, marks }: Reading) {
  const { variations, rowVariations, optionGroups, addOns } = mapping;
  const translations = translationReaders(source, mapping);
  const readVariations = variations && variationsReader(source, variations, marks);
  const readRows = rowVariations && rowVariationsReader(source, rowVariations);
  const readGroups = optionGroups && optionGroupsReader(source, optionGroups, marks);
  const readAddOns = addOns && addOnsReader(source, addOns, marks);
  const getGroup = rowVariations?.rows && fieldReader(source, 'variations.rows', rowVariations.rows);
  return (row: SourceRow, createContext: CreateContext, problems: Remark[]) => {
    const context = createContext(row, problems);
    const { note, attempt } = context;
    const texts = textsIn(context, translations, row);
    const inRows = readRows?.(row, createContext, note) ?? noRows;
    const types =
      inRows.variations.length > 0 ? inRows.variations : attempt(() => readVariations?.(row, note) ?? [], []);
    const ownName = texts.name[mapping.language] ?? '';
    if (hasOtherNames(row, readers.get('name')))
      texts.name[mapping.language] = withoutOptions(ownName, inRows.choiceOptions);
    const group = asText(getGroup?.(row)).trim();
    const key = {
      isMapped: readers.has('key') || group !== '',
      value: group === '' ? context.value('key') : group,
    };
    const pictures = [row, ...(row.further ?? [])].flatMap((each) => asList(readers.get('images')?.(each)));
    problems.push(...getLoss(row, inRows));
    // in the order in which the report lists their problems
    const ownKey = getKey(context, key, ownName);
    const prices = pricesIn(context, types, inRows);
    const details = detailsIn(context, { groups: row.groups ?? [], pictures });
    const draft: ItemDraft = {
      key: ownKey,
      ...texts,
      ...prices,
      ...details,
      // rows of one product count each variation; a parent row may count for those that do not
      stock: inRows.variations.length > 0 && !rowVariations?.parent ? null : details.stock,
      variationTitle: variations?.title ?? '',
      variations: types,
      active: details.active && inRows.active,
      choiceOptions: inRows.choiceOptions,
      optionGroups: attempt(() => readGroups?.(row, note) ?? [], []),
      addOns: attempt(() => readAddOns?.(row, note) ?? [], []),
    };
    return {
      draft,
      refusedRows: inRows.refusedRows.filter((refused) => problems.length === 0 || refused.row !== row),
    };
  };
}

const noRows: RowChoices = {
  variations: [],
  choiceOptions: [],
  discount: null,
  refusedRows: [],
  active: true,
};

const hasOtherNames = (row: SourceRow, readName: Reader | undefined): boolean =>
  (row.further ?? []).some((each) => !isNothing(readName?.(each)) && readName?.(each) !== readName?.(row));

/** Why an item is lost when none of its variations can be read. */
function getLoss(row: SourceRow, { variations, refusedRows }: RowChoices): Remark[] {
  if (variations.length > 0 || refusedRows.length === 0) return [];
  const own = refusedRows.filter((refused) => refused.row === row).map(({ remark }) => remark);
  const isPlain = refusedRows.every(({ remark }) => remark.field === 'key'); // the same key again, and no variation
  return own.length > 0 || isPlain ? own : [{ field: 'variations', reason: 'none of its rows can be read' }];
}

/** An item without a price of its own has that of its cheapest variation. */
function pricesIn(
  context: Context,
  types: readonly Variation[],
  { variations, discount }: RowChoices,
): Money {
  const cheapest = Math.min(...types.map(({ price }) => price));
  if (variations.length > 0) return { price: cheapest, discount };
  if (types.length === 0 || !isNothing(context.value('price'))) return moneyIn(context);
  const value = (field: FieldName) => (field === 'price' ? undefined : context.value(field));
  return moneyIn({ ...context, value, cheapest });
}

function fieldReaders(source: Source, mapping: Mapping): Map<FieldName, Reader> {
  const readers = new Map<FieldName, Reader>();
  for (const [name, from] of Object.entries(mapping.fields)) {
    const field = name as FieldName; // readMapping knows only such names
    const hasNone = !hasColumns(source, field, from);
    if (hasNone && from.optional) continue;
    if (hasNone && from.first?.every(({ optional }) => optional))
      throw new ImportError(
        `Field “${field}”: the file has none of the columns ${from.first.map(({ column }) => `“${column}”`).join(', ')}.`,
      );
    readers.set(field, fieldReader(source, field, from));
  }
  if (!readers.has('price') && !readers.has('salePrice') && !mapping.variations)
    throw new ImportError('The mapping needs the field “price”, or a default for it.');
  return readers;
}

function readNumberMarks(
  source: Source,
  mapping: Mapping,
  price: Reader | undefined,
  { decimals, currency }: ReadingOptions,
) {
  const { groupMark, decimalMark } = mapping;
  if (decimalMark !== 'auto')
    return { marks: { mark: decimalMark, groupMark, decimals, currency }, notes: [] };
  const values = source.rows.filter((row) => !row.problem).map((row) => price?.(row));
  const { mark, proof } = findDecimalMark(values);
  const notes =
    proof === null || mark === '.' ? [] : [`The decimal mark of prices is “${mark}”, as in “${proof}”.`];
  return { marks: { mark, groupMark, decimals, currency }, notes };
}

import { attempted, type Context, type CreateContext } from '../draft/context';
import type { ItemDraft, Remark, RowRemark } from '../draft/draft';
import { moneyIn, type Money } from '../draft/money';
import { readCount, readIsActive, readText, type Note } from '../fields/field-readers';
import { asText, fieldReader, isNothing } from '../fields/field-value';
import { FieldProblem } from '../import-error';
import type { RowVariations } from '../mapping/choice-mapping';
import type { Source, SourceRow } from '../source/source';

/** What the rows of an item say about its variations. */
export interface RowChoices extends Pick<ItemDraft, 'choiceOptions' | 'variations'> {
  /** That of every variation; null where they differ. */
  discount: Money['discount'];
  refusedRows: RowRemark[];
  /** false: no variation is for sale. */
  active: boolean;
}

interface Sold {
  row: SourceRow;
  values: string[];
  money: Money;
  stock: number | null;
  active: boolean;
}

/** Creates the reader of an item's rows. Each variation has its own price and stock, read like those of an item. */
export function rowVariationsReader(source: Source, from: RowVariations) {
  const options = from.options.map(({ name, value }) => ({
    name: fieldReader(source, 'variations.options.name', name),
    value: fieldReader(source, 'variations.options.value', value),
  }));
  return (row: SourceRow, createContext: CreateContext, note: Note): RowChoices => {
    const further = row.further ?? [];
    const rows = from.parent ? further : [row, ...further];
    const used = options.filter(({ value }) => rows.some((each) => !isNothing(value(each))));
    const titles = used.map(({ name }) =>
      [row, ...further].map((each) => asText(name(each)).trim()).find(Boolean),
    );
    const refusedRows: RowRemark[] = [];
    const sold = rows.flatMap((each): Sold[] => {
      const problems: Remark[] = [];
      const context = createContext(each, problems);
      const values = used.map(({ value }) => asText(value(each)).trim());
      const isWithoutChoice = values.every((value) => value === '');
      // a row with nothing but more pictures, or the only row of an item without options
      if (isWithoutChoice && (isNothing(context.value('price')) || (used.length === 0 && each === row)))
        return [];
      const read = attempted(
        () => soldIn({ row: each, first: row, values, titles, context }),
        null,
        problems,
      );
      refusedRows.push(...problems.map((remark) => ({ row: each, remark })));
      return read && problems.length === 0 ? [read] : [];
    });
    return { ...toChoices(withoutTwins(sold, refusedRows), titles, note), refusedRows };
  };
}

interface SoldRow {
  row: SourceRow;
  first: SourceRow;
  values: string[];
  titles: (string | undefined)[];
  context: Context;
}

function soldIn({ row, first, values, titles, context }: SoldRow): Sold {
  const { value, marks, note, attempt } = context;
  if (values.length === 0)
    throw new FieldProblem('key', `is the same as on line ${first.line}`, value('key'));
  const missing = values.indexOf('');
  if (missing !== -1)
    throw new FieldProblem('variations', `one has no value for “${titles[missing] ?? 'Option'}”`);
  const active = attempt(() => readIsActive('active', value('active')), true);
  return {
    row,
    values: values.map((text) => attempt(() => readText('variations', text, 60, note), '')),
    money: moneyIn(context),
    stock: attempt(() => readCount('stock', value('stock'), marks.mark, note), null),
    active: active || row === first, // the first row speaks for the whole item
  };
}

/** Each combination of options once. */
function withoutTwins(sold: Sold[], refusedRows: RowRemark[]): Sold[] {
  const lines = new Map<string, number>();
  return sold.filter(({ row, values }) => {
    const type = values.join('-');
    const twin = lines.get(type);
    if (twin === undefined) lines.set(type, row.line);
    else
      refusedRows.push({
        row,
        remark: { field: 'variations', reason: `one is the same as on line ${twin}`, value: type },
      });
    return twin === undefined;
  });
}

function toChoices(all: Sold[], titles: (string | undefined)[], note: Note): Omit<RowChoices, 'refusedRows'> {
  const offered = all.filter(({ active }) => active);
  const sold = offered.length > 0 ? offered : all;
  if (offered.length > 0 && offered.length < all.length)
    note({ field: 'variations', reason: `only ${offered.length} of ${all.length} are for sale` });
  const shared = sharedDiscount(sold.map(({ money }) => money));
  if (shared === undefined)
    note({ field: 'variations', reason: 'are reduced differently; only the reduced prices are shown' });
  return {
    active: all.length === 0 || offered.length > 0,
    discount: shared ?? null,
    variations: sold.map(({ values, money, stock }) => ({
      type: values.join('-'),
      price: shared === undefined ? getCharged(money) : money.price,
      stock,
    })),
    choiceOptions: titles.map((title, index) => ({
      title: title ?? 'Option',
      values: [...new Set(sold.map(({ values }) => values[index] ?? ''))],
    })),
  };
}

/** An item has one discount: null for none, undefined where those of its variations differ. */
function sharedDiscount(moneys: readonly Money[]): Money['discount'] | undefined {
  const [first = null, ...others] = moneys.map(({ discount }) => discount);
  const isSame = others.every((other) => other?.type === first?.type && other?.value === first?.value);
  return isSame ? first : undefined;
}

const getCharged = ({ price, discount }: Money): number => {
  if (!discount) return price;
  const taken = discount.type === 'amount' ? discount.value : Math.round((price * discount.value) / 100);
  return price - taken;
};

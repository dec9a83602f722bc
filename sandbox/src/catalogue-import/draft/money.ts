import { asText, isNothing } from '../fields/field-value';
import * as read from '../fields/field-readers';
import { periodState, type PeriodState } from '../fields/period';
import type { FieldName } from '../mapping/mapping';
import type { Context } from './context';
import type { ItemDraft } from './draft';

export type Money = Pick<ItemDraft, 'price' | 'discount'>;
interface MoneyContext extends Pick<Context, 'value' | 'marks' | 'note' | 'attempt' | 'moment'> {
  /** The price of the cheapest variation, for an item without a price of its own. */
  cheapest?: number;
}

const reductions = ['salePrice', 'discount', 'compareAtPrice'] as const satisfies FieldName[];

/** Where the moment lies in the period of `saleFrom` and `saleUntil`. */
const salePeriod = ({ value, moment }: Pick<Context, 'value' | 'moment'>): PeriodState =>
  periodState(
    { field: 'saleFrom', value: value('saleFrom') },
    { field: 'saleUntil', value: value('saleUntil') },
    moment,
  );

/** Without a reduced price in the mapping, the period is that in which the item itself is sold. */
export const isSoldNow = (context: Context): boolean =>
  reductions.some((field) => context.mapping.fields[field]) ||
  ['always', 'now'].includes(salePeriod(context));

/** Price and discount of a row. No mapping makes goods free: a reduced price or a price before of 0 is none. */
export function moneyIn(context: MoneyContext): Money {
  const { value, marks, note, attempt } = context;
  const reduced = attempt(() => reducedPrice(context), null);
  const raw = value('price');
  const otherwise = isNothing(raw) ? (context.cheapest ?? reduced) : null;
  const own = otherwise ?? attempt<number | null>(() => read.readMoney('price', raw, marks, note), null);
  if (own === 0 && reduced !== null && !isNothing(raw))
    note({ field: 'price', reason: 'is 0; the reduced price was taken as the price', value: raw });
  const price = own === 0 && reduced !== null ? reduced : (own ?? 0);
  if (own === 0 && reduced === null) note({ field: 'price', reason: 'is 0: the item is free', value: raw });
  return attempt<Money>(() => compared(context, { price, discount: discountIn(context, price, reduced) }), {
    price,
    discount: null,
  });
}

function reducedPrice(context: MoneyContext): number | null {
  const { value, marks, note } = context;
  const sale = value('salePrice');
  if (isNothing(sale) || !isOnSale(context, 'salePrice')) return null;
  const reduced = read.readMoney('salePrice', sale, marks, note);
  if (reduced > 0) return reduced;
  note({ field: 'salePrice', reason: 'is 0; taken as none', value: sale });
  return null;
}

/** Whether a reduction counts at the import's moment. */
function isOnSale({ value, moment, note }: MoneyContext, field: FieldName): boolean {
  const state = salePeriod({ value, moment });
  if (state === 'over') note({ field, reason: 'is over; left out', value: value('saleUntil') });
  if (state === 'not yet') note({ field, reason: 'has not begun; left out', value: value('saleFrom') });
  if (state === 'now' && !isNothing(value('saleUntil')))
    note({ field, reason: 'will end; import the file again then', value: value('saleUntil') });
  return state === 'always' || state === 'now';
}

function discountIn(context: MoneyContext, price: number, reduced: number | null): Money['discount'] {
  const { value, marks, note } = context;
  if (reduced !== null) {
    if (reduced > price)
      note({ field: 'salePrice', reason: 'is above the price; left out', value: value('salePrice') });
    return reduced < price ? { type: 'amount', value: price - reduced } : null;
  }
  const raw = value('discount');
  if (isNothing(raw)) return null;
  const type = asText(value('discountType')).trim().toLowerCase();
  const isPercent = /[%٪﹪％]/.test(asText(raw)) || !/^(amount|fixed|flat|value|absolute)$/.test(type);
  const amount = isPercent
    ? read.percentOrNull('discount', raw, marks.mark)
    : read.readMoney('discount', raw, marks, note);
  if (!amount || !isOnSale(context, 'discount')) return null;
  if (amount < (isPercent ? 100 : price)) return { type: isPercent ? 'percent' : 'amount', value: amount };
  note({ field: 'discount', reason: 'would make the item free; left out', value: raw });
  return null;
}

/** With the price before (`compareAtPrice`), which is the higher one: the price itself is charged. */
function compared(context: MoneyContext, money: Money): Money {
  const { value, marks, note } = context;
  const raw = value('compareAtPrice');
  if (money.discount || isNothing(raw)) return money;
  const before = read.readMoney('compareAtPrice', raw, marks, note);
  if (before === 0 || before === money.price) return money;
  if (before < money.price) {
    note({ field: 'compareAtPrice', reason: 'is below the price; left out', value: raw });
    return money;
  }
  if (!isOnSale(context, 'compareAtPrice')) return { price: before, discount: null };
  return { price: before, discount: { type: 'amount', value: before - money.price } };
}

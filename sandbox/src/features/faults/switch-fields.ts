import { toMinor } from '@shop/domain';
import { array, number, string } from 'yup';

const largest = 2_147_483_647;
/** Major units. */
export const amount = () => number().min(0).max(1_000_000_000);
export const wholeNumber = () => number().integer().min(0).max(largest);
export const ids = () => array(wholeNumber().min(1).required());
const isDate = (text = '') => {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${text}T`);
};
export const date = () => string().test('date', 'no date', (text) => text === undefined || isDate(text));
export const time = () => string().matches(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/);
export const discountType = () => string().oneOf(['percent', 'amount']);

/** Converts money of the wire to minor units; a percentage stays. */
export class Money {
  constructor(private readonly decimals: number) {}
  minor<Value extends number | null | undefined>(value: Value): Value {
    // null and undefined stay unchanged, a number stays a number
    return (typeof value === 'number' ? toMinor(value, this.decimals) : value) as Value;
  }
  discount(value: number | null | undefined, type: string | null | undefined) {
    if (value === undefined) return {};
    if (value === null) return { discount: null, discount_type: null };
    const kind = type ?? 'percent';
    return { discount: kind === 'amount' ? this.minor(value) : value, discount_type: kind };
  }
}

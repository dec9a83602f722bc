import { pointsEarned } from '@shop/domain';
import { defaultSettings } from '../../shop/default-settings';
import type { Row } from './insert-rows';
import { people } from './people';
import { settings } from './settings';

/** The start of loyalty points, with a gift. */
const firstDay = 90;
const day = 86_400_000;

/** Points that were converted; the wallets have the resulting money. */
const conversions = [{ customer: 1, points: 500, days: 26 }] as const;

interface Movement {
  customer: number;
  kind: 'order_place' | 'order_refund' | 'point_to_wallet' | 'gift';
  points: number;
  reference: string;
  at: number;
}

const getRule = (name: string) => Number({ ...defaultSettings, ...settings }[name]);
const rules = {
  pointsPerUnit: getRule('loyalty_point_exchange_rate'),
  earnedPercent: getRule('loyalty_point_item_purchase_point'),
};

/** Points that an order earned at delivery, and lost when refunded. */
function getOrderMovements(order: Row, history: readonly Row[]): Movement[] {
  const customer = Number(order.owner_id);
  const reference = String(order.id);
  const points = pointsEarned(Number(order.total), rules, getRule('digit_after_decimal_point'));
  return history
    .filter(({ order_id: id }) => id === order.id)
    .flatMap(({ status, at }): Movement[] => {
      const known = { customer, reference, at: new Date(String(at)).getTime() };
      if (status === 'delivered') return [{ ...known, kind: 'order_place', points }];
      return status === 'refunded' ? [{ ...known, kind: 'order_refund', points: -points }] : [];
    });
}

/** All movements of a customer's points. The gift is chosen so that they add up to the current points. */
function getCustomerMovements(customer: number, now: Date, orders: readonly Row[], history: readonly Row[]) {
  const start = now.getTime() - firstDay * day;
  const earned = orders
    .filter(({ owner_id: id }) => id === String(customer))
    .flatMap((order) => getOrderMovements(order, history))
    .filter(({ at }) => at > start);
  const converted = conversions
    .filter((conversion) => conversion.customer === customer)
    .map(({ points, days }): Movement => ({
      ...{ customer, kind: 'point_to_wallet', points: -points, reference: '' },
      at: now.getTime() - days * day,
    }));
  const rest = [...earned, ...converted];
  const today = people[customer - 1]?.points ?? 0;
  const points = rest.reduce((left, movement) => left - movement.points, Number(today));
  const gift: Movement = { customer, kind: 'gift', points, reference: '', at: start };
  return points === 0 ? rest : [gift, ...rest];
}

/** The points of all demo customers by time, each with the balance after it. */
export function pointRows(
  now: Date,
  { orders, history }: { orders: readonly Row[]; history: readonly Row[] },
): Row[] {
  const balances = new Map<number, number>();
  return people
    .flatMap((_person, index) => getCustomerMovements(index + 1, now, orders, history))
    .sort((one, other) => one.at - other.at)
    .map(({ customer, kind, points, reference, at }, index) => {
      const balance = (balances.get(customer) ?? 0) + points;
      balances.set(customer, balance);
      return {
        ...{ id: index + 1, customer_id: customer, kind, balance, reference },
        ...{ credit: Math.max(0, points), debit: Math.max(0, -points) },
        created_at: new Date(at).toISOString(),
      };
    });
}

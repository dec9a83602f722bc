import type { Minor, OrderStatus, OrderType, PaymentMethod } from '@shop/domain';
import { storeNamed, type SeedStore } from '../shop/store-rows';
import { pastOrders } from './past-orders';

/** A demo order before it is priced. */
export interface PlannedOrder {
  /** Number in `people`, from 1. */
  customer: number;
  store: SeedStore;
  placed: Date;
  status: OrderStatus;
  /** Number of different items. */
  quantities: readonly number[];
  type: OrderType;
  method: PaymentMethod;
  /** The wallet pays what it can, the method the rest. */
  partial: boolean;
  /** Number in `addresses`, from 0; unused for take-away. */
  address: number;
  tip: Minor;
  /** '': none. */
  coupon: string;
  note: string;
  /** Whether items and courier are reviewed. */
  reviewed: boolean;
}

type Latest = Pick<PlannedOrder, 'customer' | 'status' | 'quantities'> & {
  store: string;
  hours: number;
} & Partial<Pick<PlannedOrder, 'method' | 'note' | 'type'>>;

/** Orders of the last weeks, the oldest first; one in each status. */
const latest: readonly Latest[] = [
  { customer: 1, store: 'Harbour Market', hours: 30 * 24, status: 'delivered', quantities: [2, 1, 3] },
  { customer: 1, store: 'Circuit House', hours: 21 * 24, status: 'delivered', quantities: [1, 1] },
  { customer: 1, store: 'Bayt Al Mezze', hours: 12 * 24, status: 'delivered', quantities: [1, 2] },
  { customer: 1, store: 'Pearl Care', hours: 9 * 24, status: 'delivered', quantities: [2, 1, 1] },
  { customer: 1, store: 'Lighthouse Outdoors', hours: 8 * 24, status: 'delivered', quantities: [1, 2] },
  { customer: 1, store: 'Forno Corallo', hours: 6 * 24, status: 'delivered', quantities: [2, 1] },
  { customer: 1, store: "Sailors' Pharmacy", hours: 5 * 24, status: 'canceled', quantities: [1], method: 'wallet' },
  { customer: 1, store: 'Corner Basket', hours: 4 * 24, status: 'delivered', quantities: [1, 1, 2] },
  { customer: 3, store: 'Hills Fine Foods', hours: 50, status: 'delivered', quantities: [1, 1] },
  { customer: 1, store: 'Dawn Bakery', hours: 1, status: 'processing', quantities: [4, 2] },
  { customer: 1, store: 'Zaffran Kitchen', hours: 0.75, status: 'picked_up', quantities: [1, 2], method: 'digital_payment' },
  { customer: 1, store: 'Harbour Market', hours: 0.5, status: 'handover', quantities: [2, 1, 1] },
  { customer: 1, store: 'Harbour Home', hours: 0.2, status: 'confirmed', quantities: [1], type: 'take_away' },
  { customer: 1, store: 'Nami Sushi Bar', hours: 0.05, status: 'pending', quantities: [1, 1], note: 'No wasabi, please.' },
]; // oxfmt-ignore

function latestOrder(order: Latest, now: Date): PlannedOrder {
  return {
    type: 'delivery',
    method: 'cash_on_delivery',
    note: '',
    ...order,
    partial: false,
    tip: 0,
    coupon: '',
    reviewed: false,
    address: order.customer === 1 ? 0 : 3,
    store: storeNamed(order.store),
    placed: new Date(now.getTime() - order.hours * 3_600_000),
  };
}

/** All demo orders, the oldest first. */
export const plannedOrders = (now: Date): PlannedOrder[] =>
  [...pastOrders(now), ...latest.map((order) => latestOrder(order, now))].sort(
    (one, other) => one.placed.getTime() - other.placed.getTime(),
  );

import { localTime, type OrderStatus } from '@shop/domain';
import { randomFrom, type Random } from '../random';
import { shopTimeZone } from '../settings';
import { seedStores, storeNamed, type SeedStore } from '../shop/store-rows';
import type { SeedModule } from '../shop/city';
import type { PlannedOrder } from './planned-orders';

/** Number and intervals of the demo customer's orders in two years. */
const orderCount = 62;
const apart = 11;
const firstDay = 728;

const hour = 3_600_000;

/** How often each kind of order is placed. */
const moduleOrder: SeedModule['slug'][] = [
  'food', 'grocery', 'food', 'ecommerce', 'food', 'pharmacy', 'grocery', 'food', 'ecommerce',
  'food', 'grocery', 'food', 'pharmacy', 'grocery',
]; // oxfmt-ignore

/** The customer's addresses by number; only grocers deliver to the farm. */
const zoneByAddress = [1, 2, 4];

const notes = ['Please leave it at the door.', 'Call when you are downstairs.', 'No cutlery, please.', ''];

/** Hours at which each kind of store accepts orders, in the shop's time zone. */
const openHours: Record<string, readonly [first: number, last: number]> = {
  always: [9, 21],
  day: [10, 20],
  early: [8, 18],
  split: [19, 21],
  late: [17, 22],
  dawn: [4, 4],
  friday: [11, 19],
};

const hasMark = (store: SeedStore, mark: string) => store.marks.includes(mark);

function addressFor(module: SeedModule['slug'], random: Random): number {
  const address = random.pick([0, 0, 0, 1, 1, 2]);
  return address === 2 && module !== 'grocery' ? 0 : address;
}

function storeFor(module: SeedModule['slug'], zone: number, random: Random): SeedStore {
  const near = seedStores.filter(
    (store) => store.module.slug === module && store.place.zone === zone && !hasMark(store, 'off'),
  );
  return random.pick(near);
}

/** A time of that day at which the store was open; for stores closed on Fridays, the day before. */
function chooseMoment(store: SeedStore, days: number, now: Date, random: Random): Date {
  const [first, last] = openHours[store.hours] ?? [12, 18];
  const today = new Date(`${localTime(now, shopTimeZone).date}T00:00:00+04:00`).getTime();
  const midnight = today - days * 24 * hour;
  const isFriday = new Date(midnight + 12 * hour).getUTCDay() === 5;
  const rest = store.hours === 'friday' && isFriday ? 24 * hour : 0;
  return new Date(midnight - rest + random.whole(first, last) * hour + random.whole(0, 59) * 60_000);
}

const chooseStatus = (index: number): OrderStatus =>
  index === 17 || index === 52
    ? 'failed'
    : index === 23 || index === 47
      ? 'refunded'
      : index % 13 === 5
        ? 'canceled'
        : 'delivered';

/**
 * How it was paid. Wallets are used up to `lastWalletOrder`, which spends the rest; the current balance starts after it.
 */
const lastWalletOrder = 57;

function chooseMethod(index: number, status: OrderStatus, random: Random): PlannedOrder['method'] {
  if (index === lastWalletOrder || status === 'failed') return 'digital_payment';
  const methods = ['cash_on_delivery', 'cash_on_delivery', 'digital_payment', 'wallet'] as const;
  const method = random.pick(methods);
  if (method === 'wallet' && index > lastWalletOrder) return 'cash_on_delivery';
  return status === 'canceled' && method === 'digital_payment' ? 'cash_on_delivery' : method;
}

/** The expensive order that spends the rest of the wallet; the refunded order was a meal. */
function choosePlace(index: number, status: OrderStatus, random: Random) {
  const module = status === 'refunded' ? 'food' : (moduleOrder[index % moduleOrder.length] ?? 'food');
  if (index === lastWalletOrder) return { address: 0, store: storeNamed('Circuit House') };
  const address = addressFor(module, random);
  return { address, store: storeFor(module, zoneByAddress[address] ?? 1, random) };
}

function chooseType(store: SeedStore, random: Random): PlannedOrder['type'] {
  const isFetched = random.chance(0.15);
  if (hasMark(store, 'onlytake')) return 'take_away';
  return isFetched && !hasMark(store, 'notake') ? 'take_away' : 'delivery';
}

/** Expensive things are ordered one at a time. */
function chooseQuantities({ module }: SeedStore, random: Random): number[] {
  if (module.slug === 'ecommerce') return random.pick([[1], [1], [1, 1]]);
  return Array.from({ length: random.whole(1, 4) }, () => random.pick([1, 1, 1, 2, 2, 3]));
}

function pastOrder(index: number, now: Date): PlannedOrder {
  const random = randomFrom(810_000 + index * 7_919);
  const days = firstDay - index * apart - random.whole(0, 8);
  const status = index === lastWalletOrder ? 'delivered' : chooseStatus(index);
  const { address, store } = choosePlace(index, status, random);
  const type = chooseType(store, random);
  return {
    customer: 1,
    store,
    address,
    type,
    status,
    placed: chooseMoment(store, days, now, random),
    quantities: chooseQuantities(store, random),
    method: chooseMethod(index, status, random),
    partial: index === lastWalletOrder,
    tip: type === 'delivery' && random.chance(0.3) ? random.pick([100, 200, 300, 500]) : 0,
    coupon: days > 32 && days < 118 && index % 2 === 0 ? 'SUMMER20' : '',
    note: random.chance(0.25) ? random.pick(notes) : '',
    reviewed: status === 'delivered' && random.chance(0.6),
  };
}

/** The demo customer's orders of two years, without the last weeks. The same every time. */
export const pastOrders = (now: Date): PlannedOrder[] =>
  Array.from({ length: orderCount }, (_, index) => pastOrder(index, now));

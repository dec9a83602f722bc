import type { Chosen } from './cart';
import type { Goods, StoreRow } from './goods';

/*
 * Calculates an order like the backends do, without any code of the shop: the journeys check that both totals agree. Cents.
 */

export interface BoughtLine extends Chosen {
  item: Goods;
}

interface BilledLine {
  bought: BoughtLine;
  /** Of one unit with its options. */
  price: number;
  /** Of one unit. */
  discount: number;
  /** Once a line, for any quantity. */
  addOns: number;
}

export interface Bill {
  lines: BilledLine[];
  discount: number;
  tax: number;
  delivery: number;
  service: number;
  packaging: number;
  tip: number;
  total: number;
}

const cents = (amount: number) => Math.round(amount * 100);

/** Price of the chosen variation, else the item's own, plus options. */
function getPrice({ item, variation }: BoughtLine): number {
  const type = variation.find((entry) => 'type' in entry && !('values' in entry))?.type;
  const variationPrice = item.variations.find((entry) => entry.type === type)?.price;
  const options = variation.reduce((sum, entry) => {
    const { label = [] } = (entry.values ?? {}) as { label?: string[] };
    const group = (item.food_variations || []).find(({ name }) => name === entry.name);
    const chosen = group?.values.filter((value) => label.includes(value.label)) ?? [];
    return sum + chosen.reduce((price, { optionPrice }) => price + cents(Number(optionPrice)), 0);
  }, 0);
  return cents(variationPrice ?? item.price) + options;
}

const getAddOns = ({ item, add_on_ids: ids, add_on_qtys: quantities }: BoughtLine): number =>
  ids.reduce((sum, id, index) => {
    const price = item.add_ons.find((addOn) => addOn.id === id)?.price ?? 0;
    return sum + cents(price) * (quantities[index] ?? 1);
  }, 0);

const getDiscount = (price: number, discount: number, type: string) =>
  Math.min(price, type === 'percent' ? Math.round((price * discount) / 100) : cents(discount));

/** The store's discount replaces the items' own from its minimum purchase on. */
function withDiscounts(lines: BilledLine[], store: StoreRow): number {
  const bought = lines.reduce(
    (sum, { price, bought: { quantity }, addOns }) => sum + price * quantity + addOns,
    0,
  );
  const storeDiscount =
    store.discount && bought >= cents(store.discount.min_purchase) ? store.discount : null;
  for (const line of lines) {
    const { discount, discount_type: type } = line.bought.item;
    line.discount = storeDiscount
      ? getDiscount(line.price, storeDiscount.discount, 'percent')
      : getDiscount(line.price, discount, type);
  }
  const sum = lines.reduce((all, { discount, bought: { quantity } }) => all + discount * quantity, 0);
  return storeDiscount && storeDiscount.max_discount > 0
    ? Math.min(sum, cents(storeDiscount.max_discount))
    : sum;
}

/** Per kilometre, with a minimum and a maximum. */
interface DeliveryRates {
  perKilometre: number;
  least: number;
  most: number;
}

/** Additional charges of newer backends. */
export interface NewerCharges {
  /** For the vehicle, in addition to the delivery fee. */
  vehicle: number;
  /** Percentage of the whole delivery cost. */
  surge: number;
  /** Percentage of items and packaging; replaces the store's tax. */
  tax: number;
}

interface Ordered {
  lines: BoughtLine[];
  store: StoreRow;
  /** Kilometres; null for take-away. */
  distance: number | null;
  rates: DeliveryRates;
  /** The additional charge of every order. */
  service: number;
  packaging: number;
  tip: number;
  /** Null: an older backend. */
  newer: NewerCharges | null;
}

function getDeliveryFee({ distance, rates, newer }: Ordered): number {
  if (distance === null) return 0;
  const deliveryFee = Math.min(rates.most, Math.max(rates.least, distance * rates.perKilometre));
  const fee = cents(deliveryFee) + cents(newer?.vehicle ?? 0);
  return fee + Math.round((fee * (newer?.surge ?? 0)) / 100);
}

export function createBill(ordered: Ordered): Bill {
  const { lines: bought, store, newer } = ordered;
  const lines = bought.map((line) => ({
    bought: line,
    price: getPrice(line),
    discount: 0,
    addOns: getAddOns(line),
  }));
  const discount = withDiscounts(lines, store);
  const goods =
    lines.reduce((sum, line) => sum + line.price * line.bought.quantity + line.addOns, 0) - discount;
  const service = cents(ordered.service);
  const packaging = cents(ordered.packaging);
  const tip = cents(ordered.tip);
  const tax = Math.round(newer ? ((goods + packaging) * newer.tax) / 100 : (goods * store.tax) / 100);
  const delivery = getDeliveryFee(ordered);
  const total = goods + tax + delivery + service + packaging + tip;
  return { lines, discount, tax, delivery, service, packaging, tip, total };
}

/** Money as in responses. */
export const units = (amount: number) => amount / 100;

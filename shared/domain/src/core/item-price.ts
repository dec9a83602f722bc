import type { Choice, Discount, Item } from '../entities';
import { percentOf, type Minor } from './money';

/** The fields of an item that determine its price. */
export type PricedItem = Pick<
  Item,
  'price' | 'discount' | 'variations' | 'foodVariations' | 'addOns' | 'addOnsOncePerLine'
>;

/** A line's prices in minor units: three per unit, three for the whole quantity. */
export interface LinePrice {
  unit: Minor;
  options: Minor;
  addOns: Minor;
  /** (unit + options + add-ons) × quantity; add-ons count once if the item says so (BIZ-26). */
  gross: Minor;
  /** The item's own discount × quantity; a store's discount replaces it in `priceOrder`. */
  discount: Minor;
  net: Minor;
}

/** A displayed price: `original` is struck through, and null without a discount. */
export interface ShownPrice {
  price: Minor;
  original: Minor | null;
  /** Percent of the discount; 0 without one, or if it is an amount. */
  percent: number;
}

const withoutSpaces = (type: string) => type.replace(/\s+/g, '');

/** The variation of a type. Backends also write 'Extra Large-Red' without its spaces. */
export function findVariation(item: Pick<Item, 'variations'>, type: string | null) {
  if (type === null) return null;
  return (
    item.variations.find((variation) => variation.type === type) ??
    item.variations.find((variation) => withoutSpaces(variation.type) === withoutSpaces(type)) ??
    null
  );
}

/** Price of the chosen variation, else the item's own (STATE-19, D-33). */
export const unitPrice = (item: PricedItem, choice: Choice): Minor =>
  findVariation(item, choice.variation)?.price ?? item.price;

/** Sum of the chosen food variation options, per unit. A label counts once; unknown ones cost nothing. */
export function optionsPrice(item: PricedItem, choice: Choice): Minor {
  let sum = 0;
  for (const { group, labels } of choice.options) {
    const values = item.foodVariations.find(({ name }) => name === group)?.values ?? [];
    for (const label of new Set(labels)) sum += values.find((value) => value.label === label)?.price ?? 0;
  }
  return sum;
}

/** Sum of price × quantity of the chosen add-ons, per unit. Unknown ones cost nothing. */
export function addOnsPrice(item: PricedItem, choice: Choice): Minor {
  return choice.addOns.reduce((sum, chosen) => {
    const addOn = item.addOns.find(({ id }) => id === chosen.id);
    return sum + (addOn ? addOn.price * chosen.quantity : 0);
  }, 0);
}

/** Discount of one unit, rounded here; never more than the unit costs (BIZ-25, D-14). */
export function unitDiscount(discount: Discount | null, unit: Minor): Minor {
  if (!discount) return 0;
  const taken = discount.type === 'percent' ? percentOf(unit, discount.value) : discount.value;
  return Math.min(taken, unit);
}

/** A line with the item's own discount. Add-ons are never discounted. BIZ-25 … BIZ-27, D-14, D-15, D-33. */
export function priceLine(item: PricedItem, choice: Choice, quantity: number): LinePrice {
  const unit = unitPrice(item, choice);
  const options = optionsPrice(item, choice);
  const addOns = addOnsPrice(item, choice);
  const gross = (unit + options) * quantity + addOns * (item.addOnsOncePerLine ? 1 : quantity);
  const discount = unitDiscount(item.discount, unit + options) * quantity;
  return { unit, options, addOns, gross, discount, net: gross - discount };
}

/** The offer on item cards and pages: the store's percentage while it is valid, else the item's discount (D-14). */
export function shownDiscount(item: Pick<Item, 'discount' | 'storeDiscountPercent'>): Discount | null {
  return item.storeDiscountPercent > 0
    ? { type: 'percent', value: item.storeDiscountPercent }
    : item.discount;
}

/** A price of which this much is taken off. */
export function toShownPrice(original: Minor, taken: Minor, discount: Discount | null): ShownPrice {
  if (taken === 0) return { price: original, original: null, percent: 0 };
  return {
    price: original - taken,
    original,
    percent: discount?.type === 'percent' ? discount.value : 0,
  };
}

/**
 * What an item's card shows: the item's own price without any choice, never less than is charged. A store's discount is
 * not taken off: whether it applies depends on the whole order, and lists do not say from which subtotal. BIZ-25, D-14.
 */
export function cardPrice(item: Pick<Item, 'price' | 'discount' | 'storeDiscountPercent'>): ShownPrice {
  if (item.storeDiscountPercent > 0) return toShownPrice(item.price, 0, null);
  return toShownPrice(item.price, unitDiscount(item.discount, item.price), item.discount);
}

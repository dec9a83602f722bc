import { findVariation, roundHalfUp, type Minor } from '@shop/domain/core';
import type { Item } from '../entities';
import { getMeasure, getUnitKind, readVariationSize, type Measure, type MeasureUnit } from './measure';

/** The price of a reference amount, such as a kilogram. */
export interface UnitPrice {
  amount: Minor;
  per: 'kg' | '100g' | 'l' | '100ml' | 'piece' | 'tablet' | 'capsule';
}

type Measured = Pick<Item, 'unit' | 'name' | 'moduleType' | 'variations'>;

const isCounted = (unit: MeasureUnit) => unit !== 'g' && unit !== 'ml';

/** Medicines are compared by 100 g or ml, groceries by a kilogram or litre; counted things by one. */
function getReference({ unit }: Measure, moduleType: Item['moduleType']) {
  const isSmall = moduleType === 'pharmacy';
  if (unit === 'g')
    return isSmall ? ({ size: 100, per: '100g' } as const) : ({ size: 1_000, per: 'kg' } as const);
  if (unit === 'ml')
    return isSmall ? ({ size: 100, per: '100ml' } as const) : ({ size: 1_000, per: 'l' } as const);
  return { size: 1, per: unit };
}

/** Tablets in a variation are the pieces of the item's unit. */
const isSameKind = (one: MeasureUnit, other: MeasureUnit | null) =>
  other !== null && (one === other || (isCounted(one) && isCounted(other)));

/**
 * What the chosen variation holds. Variations that name no size and cost the same, such as flavours, hold what the item
 * does; where only some name one, or prices differ, nobody knows: null.
 */
function getChosenMeasure(item: Measured, type: string | null): Measure | null {
  const variation = findVariation(item, type);
  if (!variation) return item.variations.length === 0 ? getMeasure(item) : null;
  const own = readVariationSize(variation.type);
  if (own) return isSameKind(own.unit, getUnitKind(item.unit)) ? own : null;
  const isOnePrice = item.variations.every(({ price }) => price === variation.price);
  return isOnePrice && item.variations.every((each) => !readVariationSize(each.type))
    ? getMeasure(item)
    : null;
}

/**
 * The price per kilogram, litre or piece of groceries and medicines, from the shown price of one unit. Null where the
 * amount is not certain, and where it would repeat the price: a kilogram sold by the kilogram. X-28.
 *
 * Units: minor units. Rounding: half up, once, here.
 */
export function getUnitPrice(item: Measured, variation: string | null, price: Minor): UnitPrice | null {
  if (item.moduleType !== 'grocery' && item.moduleType !== 'pharmacy') return null;
  const measure = getChosenMeasure(item, variation);
  if (!measure) return null;
  const { size, per } = getReference(measure, item.moduleType);
  const amount = roundHalfUp((price * size) / measure.amount);
  return amount > 0 && measure.amount !== size ? { amount, per } : null;
}

/** The same for a card, which shows the item's own price: of the variations that cost as much, if they agree. */
export function getCardUnitPrice(item: Measured & Pick<Item, 'price'>, shown: Minor): UnitPrice | null {
  if (item.variations.length === 0) return getUnitPrice(item, null, shown);
  const [first, ...others] = item.variations
    .filter(({ price }) => price === item.price)
    .map(({ type }) => getUnitPrice(item, type, shown));
  if (!first) return null;
  return others.every((other) => other?.amount === first.amount && other.per === first.per) ? first : null;
}

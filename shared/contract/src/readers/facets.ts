import { type Facets, type FacetValue, listFlags } from '@shop/domain';
import {
  id,
  isRecord,
  money,
  number,
  numberOrNull,
  readable,
  type ReadContext,
  record,
  records,
  text,
  type WireRecord,
} from '@shop/contract/core';

const valuesFromWire = (wire: unknown): FacetValue[] =>
  readable(records(wire), (value) => ({
    id: id(value.id, 'facet'),
    name: text(value.name),
    count: number(value.count),
  }));

/** D-03: how many entries each filter would leave. */
export function facetsFromWire(wire: unknown, { decimals }: ReadContext): Facets {
  const facets = record(wire, 'facets');
  const counts = isRecord(facets.flags) ? facets.flags : {};
  const diets = isRecord(facets.diets) ? facets.diets : {};
  const price = isRecord(facets.price) ? facets.price : null;
  const counted = <Name extends string>(names: readonly Name[], from: WireRecord) =>
    Object.fromEntries(
      names.flatMap((name) => (numberOrNull(from[name]) === null ? [] : [[name, number(from[name])]])),
    ) as Partial<Record<Name, number>>; // built from exactly those names
  return {
    categories: valuesFromWire(facets.categories),
    brands: valuesFromWire(facets.brands),
    price: price && { min: money(price.min, decimals), max: money(price.max, decimals) },
    ratings: records(facets.ratings).map((rating) => ({
      atLeast: number(rating.at_least),
      count: number(rating.count),
    })),
    flags: counted(listFlags, counts),
    diets: counted(['veg', 'non_veg'], diets),
  };
}

import { useEndpoint } from '@shop/api';
import { vehicleBrands, vehicleCategories } from '@shop/contract';
import { getComparedType } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import type { FilterChip } from '../filter/active-chips';
import { usePriceText } from '../filter/filter-texts';
import type { FilterControl } from '../filter/use-address-filter';
import { messages } from '../../messages';
import { useTripPlan } from '../trip-plan/use-trip-plan';
import { useVehicleTexts } from './use-vehicle-texts';
import type { VehicleFilter } from './vehicle-filter';

const without = <Value>(values: readonly Value[], value: Value) => values.filter((other) => other !== value);

/** The number of active filters; the sort order does not count. */
export function countActive(filter: VehicleFilter): number {
  const { categoryIds, brandIds, fuels, transmissions, seats, minPrice, maxPrice } = filter;
  const flags = [filter.airConditioned, filter.withDriver, filter.onlyAvailable, seats !== null];
  return (
    [categoryIds, brandIds, fuels, transmissions].reduce((sum, values) => sum + values.length, 0) +
    flags.filter(Boolean).length +
    (minPrice !== null || maxPrice !== null ? 1 : 0)
  );
}

/** The active filters as chips; names of categories and brands are fetched only if one is chosen. */
export function useVehicleChips({ chosen, change }: FilterControl<VehicleFilter>): FilterChip[] {
  const { t } = useTranslation(messages);
  const getPriceText = usePriceText();
  const unit = useVehicleTexts().per(getComparedType(useTripPlan().rental.rentalType));
  const categories = useEndpoint(vehicleCategories, chosen.categoryIds.length > 0 ? {} : null).data;
  const brands = useEndpoint(vehicleBrands, chosen.brandIds.length > 0 ? {} : null).data;
  const nameIn = (list: { id: number; name: string }[] | undefined, id: number) =>
    list?.find((entry) => entry.id === id)?.name;
  const chip = (key: string, label: string, edits: Partial<VehicleFilter>): FilterChip => ({
    key,
    label,
    off: () => change(edits),
  });
  const { categoryIds, brandIds, fuels, transmissions, seats, minPrice, maxPrice } = chosen;
  const flags = (['onlyAvailable', 'airConditioned', 'withDriver'] as const).filter((name) => chosen[name]);
  return [
    ...categoryIds.map((id) =>
      chip(`category-${id}`, nameIn(categories, id) ?? t('filter.category'), {
        categoryIds: without(categoryIds, id),
      }),
    ),
    ...flags.map((name) => chip(name, t(`vehicle.mark.${name}`), { [name]: false })),
    ...(seats === null
      ? []
      : [
          chip('seats', t('filter.atLeast', { value: t('vehicle.seats', { count: seats }) }), {
            seats: null,
          }),
        ]),
    ...(minPrice === null && maxPrice === null
      ? []
      : [chip('price', `${getPriceText(minPrice, maxPrice)} ${unit}`, { minPrice: null, maxPrice: null })]),
    ...transmissions.map((name) =>
      chip(name, t(`vehicle.transmission.${name}`), { transmissions: without(transmissions, name) }),
    ),
    ...fuels.map((name) => chip(name, t(`vehicle.fuel.${name}`), { fuels: without(fuels, name) })),
    ...brandIds.map((id) =>
      chip(`brand-${id}`, nameIn(brands, id) ?? t('filter.brand'), { brandIds: without(brandIds, id) }),
    ),
  ];
}

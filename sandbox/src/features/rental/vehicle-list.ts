import { chargedUnits, getComparedType, type RentalType } from '@shop/domain';
import type { Queries, SqlValue } from '../../database/database';
import type { Scope } from '../../http/scope';
import type { View } from '../../shop/shop';
import type { Paging } from '../catalog/paging';
import { farness } from '../catalog/store-lists';
import type { VehicleFilters, VehicleSort } from './vehicle-filters';
import { toPriceOrder, toPriceSql } from './vehicle-price';
import { countVehicles, selectVehicles, timeValues, type VehicleRow } from './vehicle-row';
import type { WantedTime } from './wanted-time';

const topRated = 'vehicles.avg_rating DESC, vehicles.rating_count DESC';

const orders: Record<VehicleSort, (type: RentalType | null, takeUnits: () => string) => string> = {
  price_low: (type, takeUnits) => toPriceOrder(type, takeUnits(), 'ASC'),
  price_high: (type, takeUnits) => toPriceOrder(type, takeUnits(), 'DESC'),
  rating: () => topRated,
  newest: () => 'vehicles.created_at DESC',
};

/** Whether a folded text has every word of a placeholder; true without words. */
export const hasWords = (text: string, needle: string) =>
  `coalesce((SELECT bool_and(strpos(${text}, word) > 0) FROM unnest(string_to_array(search_fold(left(${needle}, 200)), ' ')) AS word
    WHERE word <> ''), true)`;

/** The text in which vehicles are searched. */
const searched = `(vehicles.search || ' ' || search_text(stores.name_i18n) || ' ' || search_text(kind.name_i18n))`;

/** A list of active vehicles. */
export class VehicleList {
  private readonly conditions = ['vehicles.active', 'stores.active', 'kind.active'];
  private readonly values: SqlValue[];
  private getOrder: (take: (value: SqlValue) => string) => string = () => 'vehicles.trip_count DESC';

  constructor(private readonly wanted: WantedTime | null) {
    this.values = timeValues(wanted);
  }

  private readonly take = (value: SqlValue): string => `$${this.values.push(value)}`;

  /** Vehicles that can be picked up in the zones; empty without a zone. */
  pickedUpIn({ zoneIds, moduleId }: Pick<Scope, 'zoneIds' | 'moduleId'>): this {
    this.conditions.push(`provider.pickup_zone_ids && ${this.take(zoneIds)}::int[]`);
    if (moduleId !== null) this.conditions.push(`stores.module_id = ${this.take(moduleId)}`);
    return this;
  }

  byProvider(id: number): this {
    this.conditions.push(`vehicles.provider_id = ${this.take(id)}`);
    return this;
  }

  named(text: string): this {
    if (text.trim() !== '') this.conditions.push(hasWords(searched, `${this.take(text)}::text`));
    return this;
  }

  /** The best rated first. */
  topRated(): this {
    this.getOrder = () => topRated;
    return this;
  }

  /** Applies filters and order; by default the nearest provider's first. */
  narrow(filters: VehicleFilters, { position, timeZone }: Pick<View, 'position' | 'timeZone'>): this {
    const { sort, rentalType } = filters;
    this.named(filters.name).byTraits(filters).byPrice(filters);
    if (filters.withDriver) this.conditions.push('provider.driver_per_day IS NOT NULL');
    if (filters.onlyAvailable)
      this.conditions.push(this.wanted ? 'free.available > 0' : 'units.quantity > 0');
    if (sort)
      this.getOrder = (take) =>
        orders[sort](rentalType, () => `${take(this.countUnits(rentalType, timeZone))}::int`);
    else if (position) this.getOrder = (take) => `${farness(position, take)}, vehicles.trip_count DESC`;
    return this;
  }

  private byTraits(filters: VehicleFilters): this {
    const toInSql = (column: string, values: number[] | string[], type: 'int' | 'text') => {
      if (values.length > 0) this.conditions.push(`${column} = ANY(${this.take(values)}::${type}[])`);
    };
    toInSql('vehicles.category_id', filters.categories, 'int');
    toInSql('vehicles.brand_id', filters.brands, 'int');
    toInSql('vehicles.fuel', filters.fuels, 'text');
    toInSql('vehicles.transmission', filters.transmissions, 'text');
    if (filters.seats !== null) this.conditions.push(`vehicles.seats >= ${this.take(filters.seats)}`);
    if (filters.airConditioned) this.conditions.push('vehicles.air_condition');
    return this;
  }

  /** Days or hours of the requested time in the compared rental type; 1 without one. No list knows the distance. */
  private countUnits(requested: RentalType | null, timeZone: string): number {
    const rentalType = getComparedType(requested);
    if (!this.wanted || rentalType === 'distance_wise') return 1;
    return chargedUnits({ ...this.wanted, rentalType, distance: 0 }, timeZone);
  }

  private byPrice({ rentalType, minPrice, maxPrice }: VehicleFilters): this {
    const price = toPriceSql(getComparedType(rentalType));
    if (rentalType) this.conditions.push(`${price} IS NOT NULL`);
    if (minPrice !== null) this.conditions.push(`${price} >= ${this.take(minPrice)}`);
    if (maxPrice !== null) this.conditions.push(`${price} <= ${this.take(maxPrice)}`);
    return this;
  }

  count(queries: Queries): Promise<number> {
    return countVehicles(queries, { where: this.conditions.join(' AND '), values: this.values });
  }

  page(queries: Queries, paging: Paging): Promise<VehicleRow[]> {
    const values = [...this.values];
    const order = this.getOrder((value) => `$${values.push(value)}`);
    return selectVehicles(queries, { where: this.conditions.join(' AND '), order, values }, paging);
  }
}

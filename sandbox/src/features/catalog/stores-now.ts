import { one, type Queries, type SqlValue } from '../../database/database';
import type { Scope } from '../../http/scope';
import type { View } from '../../shop/shop';
import { storeDiscountApplies, storeIsOpen, storeMoment, type StoreMoment } from './store-moment';

/** What a list's filters need to know of the stores at this moment: ids of those for which it holds. */
export interface StoresNow {
  moment: StoreMoment;
  open: number[];
  freeDelivery: number[];
  /** Those with a valid discount of their own, whatever its kind. */
  discounted: number[];
  /** Those with a percent, which the cards of all their items name in place of the items' own discounts (D-14). */
  withPercent: number[];
  /** Modules whose stock does not count. */
  uncounted: number[];
}

type Where = Pick<Scope, 'zoneIds' | 'moduleId'> & {
  view: Pick<View, 'now' | 'timeZone' | 'uncountedStock'>;
};

const statement = `
  SELECT coalesce(array_agg(stores.id) FILTER (WHERE ${storeIsOpen('$3::int', '$4::time')}), '{}') AS open,
    coalesce(array_agg(stores.id) FILTER (WHERE stores.free_delivery), '{}') AS free_delivery,
    coalesce(array_agg(stores.id) FILTER (WHERE ${storeDiscountApplies('$5::timestamp')}), '{}') AS discounted,
    coalesce(array_agg(stores.id)
      FILTER (WHERE discount_type = 'percent' AND ${storeDiscountApplies('$5::timestamp')}), '{}') AS with_percent,
    ARRAY(SELECT id FROM modules WHERE module_type = ANY($6::text[])) AS uncounted
  FROM stores
  WHERE active AND (cardinality($1::int[]) = 0 OR zone_id = ANY($1::int[])) AND ($2::int IS NULL OR module_id = $2)`;

interface Row {
  open: number[];
  free_delivery: number[];
  discounted: number[];
  with_percent: number[];
  uncounted: number[];
}

/** Of the stores of zones and module; of all where no zone is known (D-04). */
export async function storesNow(queries: Queries, { zoneIds, moduleId, view }: Where): Promise<StoresNow> {
  const moment = storeMoment(view.now, view.timeZone);
  const values: SqlValue[] = [
    zoneIds,
    moduleId,
    moment.day,
    moment.time,
    moment.stamp,
    [...view.uncountedStock],
  ];
  const row = await one<Row>(queries, statement, values);
  return {
    moment,
    open: row?.open ?? [],
    freeDelivery: row?.free_delivery ?? [],
    discounted: row?.discounted ?? [],
    withPercent: row?.with_percent ?? [],
    uncounted: row?.uncounted ?? [],
  };
}

import type { OfferedSize, ParcelRates } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import type { View } from '../../shop/shop';

export interface ParcelCategoryRow {
  id: number;
  module_id: number;
  name_i18n: Texts;
  description_i18n: Texts;
  image: string | null;
  /** Minor units; null: the shop's rates apply. */
  per_km_charge: number | null;
  minimum_charge: number | null;
  sizes: OfferedSize[];
}

const columns = `id, module_id, name_i18n, description_i18n, image, per_km_charge, minimum_charge, sizes`;

export const getParcelCategories = (queries: Queries, moduleId: number): Promise<ParcelCategoryRow[]> =>
  queries.query<ParcelCategoryRow>(
    `SELECT ${columns} FROM parcel_categories WHERE module_id = $1 AND active ORDER BY position, id`,
    [moduleId],
  );

/** An active category of an active module. */
export const parcelCategoryById = (queries: Queries, id: number): Promise<ParcelCategoryRow | null> =>
  one<ParcelCategoryRow>(
    queries,
    `SELECT ${columns} FROM parcel_categories WHERE id = $1 AND active
       AND EXISTS (SELECT 1 FROM modules WHERE modules.id = module_id AND modules.active)`,
    [id],
  );

export const toRates = ({
  per_km_charge: perKm,
  minimum_charge: minimum,
}: ParcelCategoryRow): ParcelRates | null => (perKm === null || minimum === null ? null : { perKm, minimum });

/** A category as wire data, amounts in major units. */
export const parcelCategoryToWire = (row: ParcelCategoryRow, view: View) => ({
  id: row.id,
  module_id: row.module_id,
  name: view.text(row.name_i18n),
  description: view.text(row.description_i18n),
  image_full_url: view.picture(row.image),
  parcel_per_km_shipping_charge: row.per_km_charge === null ? null : view.money(row.per_km_charge),
  parcel_minimum_shipping_charge: row.minimum_charge === null ? null : view.money(row.minimum_charge),
  sizes: row.sizes.map(({ size, heaviest, charge }) => ({
    size,
    max_weight: heaviest,
    charge: view.money(charge),
  })),
});

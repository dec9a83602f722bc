import { isInsidePolygon, type Position, type Zone } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import type { View } from '../../shop/shop';

export interface ZoneRow {
  id: number;
  name_i18n: Texts;
  ring: Position[];
  cash_on_delivery: boolean;
  digital_payment: boolean;
  increased_fee_active: boolean;
  increased_fee_type: 'percent' | 'amount';
  increased_fee: number;
  increased_fee_message_i18n: Texts;
}

export interface ModuleZoneRow {
  zone_id: number;
  module_id: number;
  delivery_charge_type: 'per_km' | 'fixed';
  per_km_charge: number;
  minimum_charge: number;
  maximum_charge: number;
  fixed_charge: number;
  maximum_cod_amount: number | null;
}

const columns = `id, name_i18n, ring, cash_on_delivery, digital_payment, increased_fee_active, increased_fee_type,
  increased_fee, increased_fee_message_i18n`;

/** Active zones whose polygon contains the point; bounding boxes narrow them down first. */
export async function zonesAt(queries: Queries, position: Position): Promise<ZoneRow[]> {
  const found = await queries.query<ZoneRow>(
    `SELECT ${columns} FROM zones
     WHERE active AND $1::float8 BETWEEN min_lat AND max_lat AND $2::float8 BETWEEN min_lng AND max_lng ORDER BY id`,
    [position.latitude, position.longitude],
  );
  return found.filter(({ ring }) => isInsidePolygon(position, ring));
}

export const activeZones = (queries: Queries): Promise<ZoneRow[]> =>
  queries.query<ZoneRow>(`SELECT ${columns} FROM zones WHERE active ORDER BY id`);

export const zoneById = (queries: Queries, id: number): Promise<ZoneRow | null> =>
  one<ZoneRow>(queries, `SELECT ${columns} FROM zones WHERE id = $1 AND active`, [id]);

export const getZoneCharges = (queries: Queries, zoneIds: number[]): Promise<ModuleZoneRow[]> =>
  queries.query<ModuleZoneRow>(
    'SELECT * FROM module_zones WHERE zone_id = ANY($1::int[]) ORDER BY zone_id, module_id',
    [zoneIds],
  );

const flag = (value: boolean) => (value ? 1 : 0);

/** The domain's zone, amounts in minor units. */
export const toZone = (zone: ZoneRow, charges: ModuleZoneRow[], message: string): Zone => ({
  id: zone.id,
  cashOnDelivery: zone.cash_on_delivery,
  digitalPayment: zone.digital_payment,
  increasedFee: {
    active: zone.increased_fee_active,
    discount: { type: zone.increased_fee_type, value: zone.increased_fee },
    message,
  },
  modules: charges
    .filter((row) => row.zone_id === zone.id)
    .map((row) => ({
      moduleId: row.module_id,
      charges: {
        type: row.delivery_charge_type,
        perKm: row.per_km_charge,
        minimum: row.minimum_charge,
        maximum: row.maximum_charge,
        fixed: row.fixed_charge,
      },
      maximumCashOrder: row.maximum_cod_amount,
    })),
});

const pivotToWire = (row: ModuleZoneRow, view: View) => ({
  id: row.module_id,
  pivot: {
    zone_id: row.zone_id,
    module_id: row.module_id,
    delivery_charge_type: row.delivery_charge_type,
    per_km_shipping_charge: view.money(row.per_km_charge),
    minimum_shipping_charge: view.money(row.minimum_charge),
    maximum_shipping_charge: view.money(row.maximum_charge),
    fixed_shipping_charge: view.money(row.fixed_charge),
    maximum_cod_order_amount: row.maximum_cod_amount === null ? null : view.money(row.maximum_cod_amount),
  },
});

/** ENT-34, ENT-35. */
export const zoneToWire = (zone: ZoneRow, charges: ModuleZoneRow[], view: View) => ({
  id: zone.id,
  name: view.text(zone.name_i18n),
  status: 1,
  cash_on_delivery: zone.cash_on_delivery,
  digital_payment: zone.digital_payment,
  increased_delivery_fee_status: flag(zone.increased_fee_active),
  increased_delivery_fee_type: zone.increased_fee_type,
  increased_delivery_fee:
    zone.increased_fee_type === 'percent' ? zone.increased_fee : view.money(zone.increased_fee),
  increase_delivery_charge_message: view.text(zone.increased_fee_message_i18n),
  modules: charges.filter((row) => row.zone_id === zone.id).map((row) => pivotToWire(row, view)),
});

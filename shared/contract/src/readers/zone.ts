import type { Zone } from '@shop/domain';
import {
  chargesFromWire,
  discountFromWire,
  flag,
  id,
  inner,
  money,
  numberOrNull,
  numbers,
  readable,
  type ReadContext,
  record,
  records,
  text,
} from '@shop/contract/core';

/** A zone that is switched off is left out. */
export const zoneIdsFromWire = (wire: unknown): number[] =>
  readable(
    records(wire, 'zones').filter(({ status }) => status === undefined || flag(status)),
    (zone) => id(zone.id, 'zone'),
  );

/** Zones of a location. `zone_id` is a JSON list in text: "[400,2]". */
export interface ZonesOfPlace {
  zoneIds: number[];
  zones: Zone[];
}

export function zonesFromWire(wire: unknown, { decimals }: ReadContext): ZonesOfPlace {
  const answer = record(wire, 'zone');
  return {
    zoneIds: numbers(answer.zone_id),
    zones: readable(records(answer.zone_data), (zone) => ({
      id: id(zone.id, 'zone'),
      cashOnDelivery: flag(zone.cash_on_delivery),
      digitalPayment: flag(zone.digital_payment),
      increasedFee: {
        active: flag(zone.increased_delivery_fee_status),
        discount: discountFromWire(
          zone.increased_delivery_fee,
          zone.increased_delivery_fee_type ?? 'percent',
          decimals,
        ) ?? { type: 'percent', value: 0 },
        message: text(zone.increase_delivery_charge_message),
      },
      modules: readable(records(zone.modules), (module) => {
        const pivot = inner(module.pivot);
        const cash = numberOrNull(pivot.maximum_cod_order_amount);
        return {
          moduleId: id(module.id, 'module of a zone'),
          charges: chargesFromWire(pivot, decimals),
          maximumCashOrder: cash ? money(cash, decimals) : null,
        };
      }),
    })),
  };
}

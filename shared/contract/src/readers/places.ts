import type { Zone } from '@shop/domain';
import type { ReadContext } from '../endpoint';
import {
  flag,
  id,
  inner,
  isRecord,
  money,
  number,
  numberOrNull,
  numbers,
  readable,
  record,
  records,
  text,
  WireError,
} from '../wire';
import { discountFromWire } from './catalog';
import { chargesFromWire } from './store';

/** A zone that is switched off serves nobody. */
export const zoneIdsFromWire = (wire: unknown): number[] =>
  readable(
    records(wire, 'zones').filter(({ status }) => status === undefined || flag(status)),
    (zone) => id(zone.id, 'zone'),
  );

/** Zones that serve a place. `zone_id` is a JSON list inside text: "[400,2]". */
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

export interface FoundPlace {
  placeId: string;
  text: string;
}

/** `text` is plain or `{ text }`; older backends answer `predictions` with `place_id` and `description`. */
export const placesFromWire = (wire: unknown): FoundPlace[] =>
  records(wire, 'suggestions', 'predictions').map((suggestion) => {
    const place = inner(suggestion.placePrediction ?? suggestion);
    const words = isRecord(place.text) ? place.text.text : place.text;
    return { placeId: text(place.placeId ?? place.place_id), text: text(words ?? place.description) };
  });

/** Older backends have the place under `result`, with `geometry`. */
export function placeDetailsFromWire(wire: unknown) {
  const answer = record(wire, 'place');
  const place = isRecord(answer.result) ? answer.result : answer;
  const location = inner(place.location ?? inner(place.geometry).location);
  const name = isRecord(place.displayName) ? place.displayName.text : place.displayName;
  const latitude = numberOrNull(location.latitude ?? location.lat);
  const longitude = numberOrNull(location.longitude ?? location.lng);
  if (latitude === null || longitude === null) throw new WireError('place has no position');
  return { latitude, longitude, address: text(place.formattedAddress ?? place.formatted_address ?? name) };
}

/** The nearest address in words; empty when nothing is there. */
export const geocodeFromWire = (wire: unknown): string =>
  text(inner(records(wire, 'results')[0]).formatted_address);

/**
 * Metres and seconds; `duration` comes as "3600s", from older backends as `rows[].elements[]`. `found` is false for
 * ZERO_RESULTS, whose distance is worked out otherwise (BIZ-35).
 */
export function distanceFromWire(wire: unknown) {
  const answer = inner(Array.isArray(wire) ? wire[0] : wire);
  const element = records(inner(records(answer.rows)[0]).elements)[0];
  const metres = numberOrNull(element ? inner(element.distance).value : answer.distanceMeters);
  const status = element?.status ?? answer.status;
  return {
    found: metres !== null && status !== 'ZERO_RESULTS' && status !== 'NOT_FOUND',
    metres: metres ?? 0,
    seconds: element
      ? number(inner(element.duration).value)
      : number(text(answer.duration).replace(/s$/, '')),
  };
}

import type { DeliveryCharges, Zone } from '../entities';
import { deliveryTerms } from './delivery-terms';

const perKm: DeliveryCharges = { type: 'per_km', perKm: 60, minimum: 100, maximum: 400, fixed: 0 };
const fixed: DeliveryCharges = { ...perKm, type: 'fixed', fixed: 275 };
const zone: Zone = {
  id: 1,
  cashOnDelivery: true,
  digitalPayment: false,
  increasedFee: { active: false, discount: { type: 'percent', value: 25 }, message: '' },
  modules: [{ moduleId: 1, charges: perKm, maximumCashOrder: null }],
};
const rain = { ...zone, increasedFee: { ...zone.increasedFee, active: true } };
const store = { selfDelivery: false, charges: fixed, moduleId: 1, freeDelivery: false, distance: 4_200 };
const over = { status: true, type: 'free_delivery_over', over: 3_000 } as const;
const toAll = { status: true, type: 'free_delivery_to_all_store', over: 0 } as const;

it.each([
  ['by the distance, as the zone charges', { store, zone }, 252, null],
  ['with the increase', { store, zone: rain }, 315, null],
  [
    'with the charges of a store that delivers itself',
    { store: { ...store, selfDelivery: true }, zone: null },
    275,
    null,
  ],
  ['a threshold beside the fee', { store, zone, freeDelivery: over }, 252, 3_000],
  ['a threshold that is off', { store, zone, freeDelivery: { ...over, status: false } }, 252, null],
  ['nothing if the store pays it', { store: { ...store, freeDelivery: true }, zone }, 0, null],
  ['nothing if the shop pays it', { store, zone, freeDelivery: toAll }, 0, null],
  ['unknown without the zone', { store, zone: null, freeDelivery: over }, null, 3_000],
  [
    'fixed, for any location',
    { store: { ...store, selfDelivery: true, distance: null }, zone: null },
    275,
    null,
  ],
  ['unknown without a location', { store: { ...store, distance: null }, zone }, null, null],
])('the delivery fee of a store: %s [BIZ-34] [BIZ-36] [BIZ-37]', (_case, input, fee, freeFrom) => {
  expect(deliveryTerms({ freeDelivery: null, ...input })).toEqual({ fee, freeFrom });
});

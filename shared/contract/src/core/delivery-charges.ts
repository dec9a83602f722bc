import type { DeliveryCharges } from '@shop/domain';
import { money, type WireRecord } from './wire';

/** ENT-32, ENT-34: a store's or a zone's charges. */
export function chargesFromWire(wire: WireRecord, decimals: number): DeliveryCharges {
  return {
    type: wire.delivery_charge_type === 'fixed' ? 'fixed' : 'per_km',
    perKm: money(wire.per_km_shipping_charge, decimals),
    minimum: money(wire.minimum_shipping_charge, decimals),
    maximum: money(wire.maximum_shipping_charge, decimals),
    fixed: money(wire.fixed_shipping_charge, decimals),
  };
}

import type { DeliveryCharges, ShopConfig, Store, Zone } from '../entities';
import type { Minor } from '@shop/domain/core';
import { adminFreesDelivery, chargesFor, deliveryFee } from './delivery-fee';

/** Delivery terms of a store, before anything is in the cart. */
export interface DeliveryTerms {
  /** Minor units, 0: free. null: unknown (no location, or no charges of the zone). */
  fee: Minor | null;
  /** Delivery is free from this amount on; null: no such rule, or free anyway. */
  freeFrom: Minor | null;
}

interface DeliveryTermsInput {
  store: Pick<Store, 'selfDelivery' | 'charges' | 'moduleId' | 'freeDelivery' | 'distance'>;
  /** The store's zone, if it serves the visitor's location; null: unknown. */
  zone: Zone | null;
  freeDelivery: ShopConfig['freeDelivery'];
}

/** The store's own charges, else the zone's; null if the required data is missing. */
function knownCharges({ store, zone }: DeliveryTermsInput): DeliveryCharges | null {
  if (!store.selfDelivery && !zone) return null;
  const charges = chargesFor(store, zone);
  return charges.type === 'fixed' || store.distance !== null ? charges : null;
}

/** The fee of the smallest order to the visitor's location, and the amount from which delivery is free. BIZ-34 … BIZ-38. */
export function deliveryTerms(input: DeliveryTermsInput): DeliveryTerms {
  const { store, zone, freeDelivery } = input;
  if (store.freeDelivery || adminFreesDelivery(freeDelivery, 0)) return { fee: 0, freeFrom: null };
  const freeFrom = freeDelivery?.status ? freeDelivery.over : null;
  const charges = knownCharges(input);
  if (!charges) return { fee: null, freeFrom };
  const delivery = {
    orderType: 'delivery',
    metres: store.distance ?? 0,
    charges,
    freeDelivery,
    increase: zone?.increasedFee ?? null,
  } as const;
  return { fee: deliveryFee(delivery, 0, false).fee, freeFrom };
}

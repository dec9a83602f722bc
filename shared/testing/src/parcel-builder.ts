import type { Order, ParcelCategory, PlacedParcel } from '@shop/domain';
import { anAddress } from './builders';
import { anOrder } from './order-builder';

/** Documents, with rates of their own and without sizes. */
export const aParcelCategory = (overrides: Partial<ParcelCategory> = {}): ParcelCategory => ({
  id: 3,
  name: 'Documents',
  description: 'Letters and keys',
  imageUrl: null,
  rates: { perKm: 100, minimum: 300 },
  sizes: [],
  ...overrides,
});

/** A parcel of documents that the sender has just sent to Omar. */
export const aParcelOrder = (overrides: Partial<Order> = {}, parcel: Partial<PlacedParcel> = {}): Order => {
  const order = anOrder();
  const sender = anAddress({ contactName: 'Sara', address: '5 Garden Street' });
  return {
    ...order,
    store: { ...order.store, id: 0, name: sender.contactName, address: sender.address },
    address: anAddress({ contactName: 'Omar', contactPhone: '+923007654321', address: '9 Sea Road' }),
    totals: { ...order.totals, subtotal: null, tax: 0, deliveryFee: 420, total: 420 },
    lineCount: 0,
    parcel: {
      moduleId: 5,
      category: { id: 3, name: 'Documents', imageUrl: null },
      size: null,
      payer: 'sender',
      sender,
      metres: 4_200,
      ...parcel,
    },
    ...overrides,
  };
};

import { addToCart, placeOrder, trackOrder, type RequestScope } from '@shop/contract';
import { moveOrder } from '../features/orders/order-progress';
import { adding, type Goods } from './goods';
import { toParcelBody } from './parcels';
import { newGuest } from './people';
import type { Calls } from './sign-in-calls';
import { testNow } from './test-clock';
import type { TestShop } from './test-shop';

interface Fixture {
  shop: TestShop;
  goods: Goods;
  scope: Partial<RequestScope>;
}

const phone = '+971501234567';

/** A delivery of plain items to the demo location. */
async function placeOrderWith({ shop, goods }: Fixture, visitor: Partial<RequestScope>): Promise<number> {
  await shop.send(addToCart, { body: adding(goods.plain) }, visitor);
  const body = {
    store_id: goods.storeId,
    order_amount: 0,
    accept_changes: true,
    order_type: 'delivery' as const,
    payment_method: 'cash_on_delivery' as const,
    contact_person_name: 'Noor',
    contact_person_number: phone,
    address: 'Net Square 1',
    latitude: 25.128,
    longitude: 56.344,
  };
  return (await shop.send(placeOrder, { body }, visitor)).model.orderId;
}

/** A delivery in the given status. */
async function brought(fixture: Fixture, status: 'picked_up' | 'delivered') {
  const { shop, scope } = fixture;
  const orderId = await placeOrderWith(fixture, scope);
  await moveOrder(shop.database, orderId, status, testNow);
  const { courier } = (await shop.send(trackOrder, { query: { order_id: orderId } }, scope)).model;
  return { orderId, courierId: courier?.id ?? 0 };
}

/** A successful call of each endpoint that needs a placed order. */
export const orderCalls = (deskNow: () => Fixture): Calls => ({
  parcelCategories: () => ({}),
  sendParcel: async () => ({ body: await toParcelBody(deskNow().shop) }),
  cancellationReasons: () => ({ query: { limit: 25, offset: 1, type: 'customer' } }),
  submitItemReview: async () => {
    const { orderId } = await brought(deskNow(), 'delivered');
    return { body: { order_id: orderId, item_id: deskNow().goods.plain, rating: 4.5, comment: 'Good' } };
  },
  submitCourierReview: async () => {
    const { orderId, courierId } = await brought(deskNow(), 'delivered');
    return { body: { order_id: orderId, delivery_man_id: courierId, rating: 5 } };
  },
  courierPosition: async () => ({ query: { order_id: (await brought(deskNow(), 'picked_up')).orderId } }),
  claimOrder: async () => {
    const orderId = await placeOrderWith(deskNow(), await newGuest(deskNow().shop));
    return { body: { order_id: orderId, contact_number: phone } };
  },
});

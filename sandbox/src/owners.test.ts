import {
  addAddress,
  addressList,
  addToCart,
  addToWishlist,
  cancelOrder,
  cartList,
  cartMerge,
  clearCart,
  courierPosition,
  notificationList,
  orderDetails,
  orderList,
  paymentStatus,
  prescriptionList,
  readNotifications,
  removePrescription,
  switchPayment,
  uploadPrescriptions,
  removeFromCart,
  removeFromWishlist,
  runningOrders,
  submitCourierReview,
  submitItemReview,
  trackOrder,
  updateAddress,
  updateCart,
  walletMovements,
  deleteAddress,
  conversationList,
  messageDetails,
  sendMessage,
  customerInfo,
  keptPrescriptions,
  reusePrescription,
  changeList,
  deleteList,
  resumeCart,
  savedLists,
  saveList,
  wishlist,
  type Endpoint,
  type RequestArgs,
} from '@shop/contract';
import { notifyOfOrder } from './features/notifications/notify-customer';
import { allEndpoints } from './testing/endpoints';
import { adding } from './testing/goods';
import { openOrderFixture, type OrderFixture, type Visitor } from './testing/order-fixture';
import { messageForm } from './testing/message-calls';
import { atGateway } from './testing/paying';
import { newCustomer, newGuest, getScopeIn } from './testing/people';
import { toForm, pictures as samples } from './testing/pictures';
import { testNow } from './testing/test-clock';
import { firstPage, type TestShop } from './testing/test-shop';

let fixture: OrderFixture;
let shop: TestShop;
beforeAll(async () => {
  fixture = await openOrderFixture();
  ({ shop } = fixture);
});
afterAll(() => shop.close());

const address = {
  address: 'Net Square 1',
  contact_person_name: 'Noor',
  contact_person_number: '+971501234567',
  latitude: 25.128,
  longitude: 56.344,
};

/** Belongings of an owner: an order, a cart, and a customer's address. */
async function belongings(owner: Visitor) {
  await shop.send(addToCart, { body: adding(fixture.goods.plain) }, owner);
  const used = await shop.send(uploadPrescriptions, { body: toForm(samples.png) }, owner);
  const ordered = fixture.bodyFor(10.5, { ...atGateway, prescription_ids: used.model.map(({ id }) => id) });
  const { orderId, paymentId } = (await fixture.order(owner, ordered)).model;
  const pictures = await shop.send(uploadPrescriptions, { body: toForm(samples.png) }, owner);
  const pictureId = pictures.model[0]?.id ?? 0;
  const lineId = (await shop.send(addToCart, { body: adding(fixture.goods.plain) }, owner)).model[0]?.id ?? 0;
  const lists = await shop.send(saveList, { body: { kind: 'list', name: 'Noor' } }, owner);
  const listId = lists.model[0]?.id ?? 0;
  const owned = { orderId, paymentId, pictureId, lineId, listId };
  if (!owner.token) return { ...owned, addressId: 0, noticeId: 0, conversationId: 0 };
  await shop.send(addAddress, { body: address }, owner);
  await shop.send(addToWishlist, { query: { item_id: fixture.goods.dish } }, owner);
  const addressId = (await shop.send(addressList, {}, owner)).model.entries[0]?.id ?? 0;
  await notifyOfOrder(shop.database, orderId, 'confirmed', 'shop', testNow);
  const noticeId = (await shop.send(notificationList, {}, owner)).model.entries[0]?.id ?? 0;
  const body = messageForm({ receiver_type: 'admin', message: 'To Noor alone' });
  const conversationId = (await shop.send(sendMessage, { body }, owner)).model.conversationId ?? 0;
  return { ...owned, addressId, noticeId, conversationId };
}
type Belongings = Awaited<ReturnType<typeof belongings>>;

/** Everything that the owner sees of it. */
const sight = async (owner: Visitor, { orderId, paymentId }: Belongings) =>
  JSON.stringify([
    (await shop.send(cartList, {}, owner)).wire,
    (await shop.send(trackOrder, { query: { order_id: orderId } }, owner)).wire,
    (await shop.send(orderDetails, { query: { order_id: orderId } }, owner)).wire,
    (await shop.send(paymentStatus, { query: { payment_id: paymentId ?? '' } }, owner)).wire,
    (await shop.send(prescriptionList, {}, owner)).wire,
    (await shop.send(keptPrescriptions, {}, owner)).wire,
    (await shop.send(savedLists, {}, owner)).wire,
    owner.token ? (await shop.send(addressList, {}, owner)).wire : null,
    owner.token ? (await shop.send(notificationList, {}, owner)).wire : null,
    owner.token ? (await shop.send(wishlist, {}, { ...(await getScopeIn(shop)), ...owner })).wire : null,
    owner.token ? (await shop.send(conversationList, {}, owner)).wire : null,
  ]);

type AccessCase = (owned: Belongings) => [endpoint: unknown, args: RequestArgs];

/** Calls that name something by its id. */
const accessCases: Record<string, AccessCase> = {
  updateCart: ({ lineId }) => [updateCart, { body: { ...adding(fixture.goods.plain, 3), cart_id: lineId } }],
  removeFromCart: ({ lineId }) => [removeFromCart, { query: { cart_id: lineId } }],
  trackOrder: ({ orderId }) => [trackOrder, { query: { order_id: orderId } }],
  orderDetails: ({ orderId }) => [orderDetails, { query: { order_id: orderId } }],
  courierPosition: ({ orderId }) => [courierPosition, { query: { order_id: orderId } }],
  cancelOrder: ({ orderId }) => [cancelOrder, { body: { order_id: orderId, reason: 'Mine' } }],
  switchPayment: ({ orderId }) => [
    switchPayment,
    { body: { order_id: orderId, payment_method: 'digital_payment', gateway: 'pearl_pay' } },
  ],
  paymentStatus: ({ paymentId }) => [paymentStatus, { query: { payment_id: paymentId } }],
  reusePrescription: ({ orderId }) => [reusePrescription, { query: { order_id: orderId } }],
  changeList: ({ listId }) => [changeList, { body: { list_id: listId, name: 'Mine' } }],
  deleteList: ({ listId }) => [deleteList, { query: { list_id: listId } }],
  resumeCart: ({ listId }) => [resumeCart, { body: { list_id: listId } }],
  saveList: ({ orderId }) => [saveList, { body: { kind: 'list', name: 'Mine', order_id: orderId } }],
  removePrescription: ({ pictureId }) => [removePrescription, { query: { prescription_id: pictureId } }],
};
/** The same for things that only customers have. */
const customerCases: Record<string, AccessCase> = {
  submitItemReview: ({ orderId }) => [
    submitItemReview,
    { body: { order_id: orderId, item_id: fixture.goods.plain, rating: 1 } },
  ],
  submitCourierReview: ({ orderId }) => [
    submitCourierReview,
    { body: { order_id: orderId, delivery_man_id: 1, rating: 1 } },
  ],
  updateAddress: ({ addressId }) => [
    updateAddress,
    { params: { id: addressId }, body: { ...address, house: '9' } },
  ],
  deleteAddress: ({ addressId }) => [deleteAddress, { query: { address_id: addressId } }],
  readNotifications: ({ noticeId }) => [readNotifications, { body: { notification_id: noticeId } }],
  removeFromWishlist: () => [removeFromWishlist, { query: { item_id: fixture.goods.dish } }],
  messageDetails: ({ conversationId }) => [messageDetails, { query: { conversation_id: conversationId } }],
  sendMessage: ({ conversationId }) => [
    sendMessage,
    { body: messageForm({ conversation_id: String(conversationId), message: 'Mine' }) },
  ],
};

/** An owner, and another visitor who tries to access their things. */
const pairs: [name: string, make: () => Promise<[owner: Visitor, stranger: Visitor]>][] = [
  ["another customer at a customer's", async () => [await newCustomer(shop), await newCustomer(shop)]],
  ["a guest at a customer's", async () => [await newCustomer(shop), await newGuest(shop)]],
  ["a customer at a guest's", async () => [await newGuest(shop), await newCustomer(shop)]],
  ["another guest at a guest's", async () => [await newGuest(shop), await newGuest(shop)]],
  [
    "a customer who names the guest, at a guest's",
    async () => {
      const owner = await newGuest(shop);
      return [owner, { ...owner, ...(await newCustomer(shop)) }];
    },
  ],
  [
    "a guest by the customer's number, at a customer's",
    async () => {
      const owner = await newCustomer(shop);
      const { model } = await shop.send(customerInfo, {}, owner);
      return [owner, { guestId: String(model.id) }];
    },
  ],
];

describe.each(pairs)('%s', (pair, make) => {
  const calls = pair.endsWith("customer's") ? { ...accessCases, ...customerCases } : accessCases;

  let owner: Visitor;
  let stranger: Visitor;
  let owned: Belongings;
  let seen: string;

  beforeAll(async () => {
    [owner, stranger] = await make();
    owned = await belongings(owner);
    await fixture.tidy(); // the next owner orders the same item
    seen = await sight(owner, owned);
  });

  /** The owner sees the same as after the test before. */
  async function expectUnchanged() {
    const before = seen;
    seen = await sight(owner, owned);
    expect(seen).toBe(before);
  }

  it.each(Object.entries(calls))(
    'gets nothing by %s and changes nothing [F-46]',
    async (_name, accessCase) => {
      const [endpoint, args] = accessCase(owned);
      // each entry of the table has its own arguments
      const response = await shop.send(endpoint as Endpoint<RequestArgs>, args, stranger);
      expect([401, 404]).toContain(response.status);
      expect(Object.keys(response.wire as object)).toEqual(['errors']);
      expect(JSON.stringify(response.wire)).not.toMatch(/Net Square|Noor|Plain|\+971/);
      await expectUnchanged();
    },
  );

  it('sees it in no list, and deletes nothing [F-46]', async () => {
    const orderEndpoints = [orderList, runningOrders, prescriptionList, notificationList, walletMovements];
    const accountEndpoints = [addressList, wishlist, conversationList, keptPrescriptions, savedLists];
    const lists = [cartList, cartMerge, clearCart, ...accountEndpoints, ...orderEndpoints];
    for (const endpoint of lists) {
      const response = await shop.send(endpoint as Endpoint<RequestArgs>, { query: firstPage }, stranger);
      expect([200, 401]).toContain(response.status);
      expect(JSON.stringify(response.wire)).not.toMatch(/Net Square|Noor|Plain|\+971/);
    }
    await expectUnchanged();
  });
});

it('covers every call that names something by its id', () => {
  // These name a public store or item; rental has its own test.
  const publicNames = ['couponList', 'applyCoupon', 'addToWishlist', 'cartList', 'clearCart', 'endSharing'];
  const naming = allEndpoints.filter(
    ([name, { access, path, query }]) =>
      access !== 'public' &&
      !(publicNames.includes(name) || path.includes('/rental/')) &&
      (path.includes(':') || Object.keys(query).some((field) => field.endsWith('_id'))),
  );
  // Claiming needs the order's phone, too, and has its own tests.
  const byBody = [
    'updateCart',
    'cancelOrder',
    'switchPayment',
    'submitItemReview',
    'submitCourierReview',
    'readNotifications',
    'sendMessage',
    'changeList',
    'resumeCart',
    'saveList',
  ];
  expect([...naming.map(([name]) => name), ...byBody].sort()).toEqual(
    Object.keys({ ...accessCases, ...customerCases }).sort(),
  );
});

const closed = allEndpoints.filter(([, { access }]) => access !== 'public');

describe.each(closed)('%s', (_name, { access, method, path }) => {
  const url = path.replace(':id', '1');
  const getStatus = async (query: string, authorization?: string) =>
    (
      await shop.app.inject({
        method,
        url: `${url}?${query}`,
        headers: { ...(authorization === undefined ? {} : { authorization }) },
        ...(method === 'GET' ? {} : { payload: {} }),
      })
    ).statusCode;

  it('needs a caller [ROLE-02] [ROLE-04]', async () => {
    expect(await getStatus('')).toBe(401);
    for (const id of ['', '0', '1', 'x', '%00', "'%20OR%201=1", '[]', '00000000-0000-0000-0000-000000000000'])
      expect(await getStatus(`guest_id=${id}`)).toBe(401);
    for (const header of ['Bearer', 'Bearer x', 'Basic eDp4', 'null', 'Bearer null'])
      expect(await getStatus('', header)).toBe(401);
  });

  it('does not accept a guest instead of an invalid token, nor a guest instead of a customer [ROLE-04]', async () => {
    const { guestId } = await newGuest(shop);
    expect(await getStatus(`guest_id=${guestId}`, 'Bearer gone')).toBe(401);
    if (access === 'customer') expect(await getStatus(`guest_id=${guestId}`)).toBe(401);
    else expect(await getStatus(`guest_id=${guestId}`)).not.toBe(401);
  });
});

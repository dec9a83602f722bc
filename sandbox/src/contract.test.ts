import {
  addAddress,
  addToCart,
  addressList,
  brandList,
  campaignList,
  clearCart,
  categoryList,
  conditionList,
  itemsPopular,
  placeOrder,
  storesPopular,
  type Endpoint,
  type RequestArgs,
  type RequestScope,
} from '@shop/contract';
import { accountCalls } from './testing/account-calls';
import { allEndpoints, lackingEndpoints } from './testing/endpoints';
import { adding, createStockedStores, type Goods } from './testing/goods';
import { atGateway } from './testing/paying';
import { orderCalls } from './testing/order-calls';
import { shopCalls } from './testing/shop-calls';
import { signInCalls, type Calls } from './testing/sign-in-calls';
import { newCustomer, getScopeIn } from './testing/people';
import { rentalCalls } from './testing/rental-calls';
import { pictures, profileForm } from './testing/pictures';
import { testedLanguages } from './testing/test-scope';
import { firstPage, nobody, openTestShop, type TestShop } from './testing/test-shop';

let shop: TestShop;
let goods: Goods;
let scope: RequestScope;
let customer: { token: string };

const address = {
  address: 'Net Square 1',
  contact_person_name: 'Noor',
  contact_person_number: '+971501234567',
  latitude: 25.128,
  longitude: 56.344,
};
const order = (storeId: number) => ({
  ...address,
  store_id: storeId,
  order_amount: 10.5,
  order_type: 'take_away' as const,
  payment_method: 'cash_on_delivery' as const,
});

beforeAll(async () => {
  shop = await openTestShop();
  goods = await createStockedStores(shop.database);
  await shop.database.query('UPDATE items SET stock = NULL WHERE id = $1', [goods.plain]);
  customer = await newCustomer(shop);
  pharmacy = (await getScopeIn(shop, 'pharmacy')).moduleId ?? null;
  parcel = (await getScopeIn(shop, 'parcel')).moduleId ?? null;
  scope = { ...nobody, ...(await getScopeIn(shop, 'grocery')), ...customer };
});
afterAll(() => shop.close());
afterEach(() => {
  scope = { ...scope, ...customer }; // the customer who signed out is signed in again
});

const someStore = async () => (await shop.send(storesPopular, {}, scope)).model.entries[0]?.id ?? 0;
const someItem = async () => (await shop.send(itemsPopular, {}, scope)).model.entries[0]?.id ?? 0;
const someCategory = async () => (await shop.send(categoryList, {}, scope)).model[0]?.id;
const cartLine = async () => {
  await shop.send(clearCart, {}, scope);
  const { model } = await shop.send(addToCart, { body: adding(goods.plain) }, scope);
  return model.find((line) => line.item.id === goods.plain)?.id ?? 0;
};
const createOrder = async () => {
  await cartLine();
  const body = { ...order(goods.storeId), accept_changes: true };
  return (await shop.send(placeOrder, { body }, scope)).model.orderId;
};
const begun = async () => {
  await cartLine();
  const body = { ...order(goods.storeId), ...atGateway, accept_changes: true };
  return (await shop.send(placeOrder, { body }, scope)).model;
};
const savedAddress = async () => {
  await shop.send(addAddress, { body: address }, scope);
  return (await shop.send(addressList, {}, scope)).model.entries[0]?.id ?? 0;
};
/** Brands and conditions need a pharmacy, kinds of parcels their module; rental's endpoints work in any module. */
let pharmacy: number | null;
let parcel: number | null;
const amongMedicines = () => ({ ...scope, moduleId: pharmacy });
const amongParcels = () => ({ ...scope, moduleId: parcel });
const anywhere = () => ({ ...scope, moduleId: null });
const someBrand = async () => (await shop.send(brandList, {}, amongMedicines())).model[0]?.id;
const someCondition = async () => (await shop.send(conditionList, {}, amongMedicines())).model[0]?.id;
const pushSubscription = JSON.stringify({
  endpoint: 'https://fcm.googleapis.com/fcm/send/noor',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});

/** One successful call of each endpoint; larger areas have files of their own. */
const calls: Calls = {
  ...signInCalls(() => shop),
  ...accountCalls(() => ({ shop, goods, scope })),
  ...shopCalls(() => shop),
  ...orderCalls(() => ({ shop, goods, scope })),
  ...rentalCalls(() => ({ shop, scope })),
  banners: () => ({}),
  categoryList: () => ({}),
  categoriesAround: async () => ({ params: { id: await someCategory() } }),
  categoryItems: async () => ({ params: { id: await someCategory() }, query: firstPage }),
  storesLatest: () => ({ query: { type: 'all', limit: 3, offset: 1 } }),
  storesPopular: () => ({}),
  storeList: () => ({ params: { filter: 'all' } }),
  storeDetails: async () => ({ params: { id: await someStore() } }),
  storeSearch: () => ({ query: { name: 'a' } }),
  storeItems: async () => ({ query: { ...firstPage, store_id: await someStore(), category_id: 0 } }),
  itemDetails: async () => ({ params: { id: await someItem() } }),
  itemsPopular: () => ({}),
  itemsDiscounted: () => ({}),
  itemsMostReviewed: () => ({}),
  itemsRecommended: () => ({}),
  itemSearch: () => ({ query: { name: 'a' } }),
  itemFacets: () => ({ query: { name: 'a', filter: 'discounted', max_price: 100 } }),
  suggestions: () => ({ query: { name: 'a' } }),
  popularSearches: () => ({}),
  categoriesPopular: () => ({}),
  storesRecommended: () => ({}),
  storesWithOffers: async () => {
    await shop.database.query(
      "UPDATE stores SET discount = 10, discount_type = 'percent' WHERE module_id = $1 AND id <> $2",
      [goods.moduleId, goods.storeId],
    );
    return {};
  },
  categoryStores: async () => ({ params: { id: await someCategory() }, query: firstPage }),
  campaignList: () => ({}),
  campaignDetails: async () => {
    const [campaign] = (await shop.send(campaignList, {}, scope)).model;
    return { query: { basic_campaign_id: campaign?.id } };
  },
  campaignItems: () => ({}),
  flashSale: () => ({}),
  brandList: () => ({}),
  brandItems: async () => ({ params: { id: await someBrand() } }),
  conditionList: () => ({}),
  conditionItems: async () => ({ params: { id: await someCondition() } }),
  storeBanners: () => ({ params: { id: 1 } }),
  visitAgain: async () => {
    await createOrder();
    return {};
  },
  suggestedItems: async () => {
    await createOrder();
    return {};
  },
  itemReviews: () => ({ params: { id: 1 } }),
  storeReviews: () => ({ query: { store_id: 1 } }),
  cartList: async () => {
    await cartLine();
    return {};
  },
  addToCart: async () => {
    await shop.send(clearCart, {}, scope);
    return { body: adding(goods.plain) };
  },
  updateCart: async () => ({ body: { ...adding(goods.plain, 2), cart_id: await cartLine() } }),
  removeFromCart: async () => ({ query: { cart_id: await cartLine() } }),
  clearCart: () => ({}),
  cartMerge: () => ({}),
  settleCartMerge: () => ({ body: { keep: 'account' as const } }),
  couponList: () => ({ query: { store_id: goods.storeId } }),
  applyCoupon: () => ({ query: { code: 'welcome10', store_id: goods.storeId, order_amount: 50 } }),
  placeOrder: async () => {
    await cartLine();
    return { body: { ...order(goods.storeId), accept_changes: true } };
  },
  orderDetails: async () => ({ query: { order_id: await createOrder() } }),
  trackOrder: async () => ({ query: { order_id: await createOrder() } }),
  orderList: () => ({ query: firstPage }),
  runningOrders: async () => {
    await createOrder();
    return { query: firstPage };
  },
  cancelOrder: async () => ({ body: { order_id: await createOrder(), reason: '' } }),
  paymentStatus: async () => ({ query: { payment_id: (await begun()).paymentId } }),
  switchPayment: async () => ({ body: { ...atGateway, order_id: (await begun()).orderId } }),
  customerInfo: () => ({}),
  updateProfile: () => ({ body: profileForm({ name: 'Noor' }, pictures.png) }),
  addressList: async () => {
    await savedAddress();
    return {};
  },
  addAddress: () => ({ body: address }),
  updateAddress: async () => ({ params: { id: await savedAddress() }, body: address }),
  deleteAddress: async () => ({ query: { address_id: await savedAddress() } }),
  savePushToken: () => ({ body: { cm_firebase_token: pushSubscription } }),
  logout: async () => {
    scope = { ...scope, ...(await newCustomer(shop)) };
    return {};
  },
  removeAccount: async () => {
    scope = { ...scope, ...(await newCustomer(shop)) };
    return {};
  },
  updateInterest: async () => ({
    body: { interest: [await someCategory()] },
  }),
};

/** A response with content must be read into a model with content. */
const isEmpty = (model: unknown): boolean =>
  model === null ||
  model === undefined ||
  model === '' ||
  (Array.isArray(model) && model.length === 0) ||
  (typeof model === 'object' && 'entries' in model && isEmpty(model.entries));
const pharmacyEndpoints = ['brandList', 'brandItems', 'conditionList', 'conditionItems'];
const mayBeEmpty = [
  'deleteList',
  'endSharing',
  'removePrescription',
  'removeFromCart',
  'clearCart',
  'settleCartMerge',
  'settleRentalCartMerge',
  'orderList',
];

it.each(lackingEndpoints)('%s is not served by this backend', async (_name, { method, path }) => {
  expect((await shop.app.inject({ method, url: path })).statusCode).toBe(404);
});

it('serves every other endpoint of the contract', () => {
  expect(Object.keys(calls).sort()).toEqual(allEndpoints.map(([name]) => name).sort());
});

const getCallScope = (name: string, { path }: Pick<Endpoint, 'path'>) => {
  if (pharmacyEndpoints.includes(name)) return amongMedicines();
  if (name === 'parcelCategories') return amongParcels();
  return path.includes('/rental/') ? anywhere() : scope;
};

it.each(allEndpoints)(
  'responds to %s as the contract reads it, in every language',
  async (name, endpoint) => {
    for (const language of testedLanguages) {
      const args = await calls[name]?.();
      // The table gives each endpoint its own arguments.
      const from = getCallScope(name, endpoint);
      const response = await shop.send(endpoint as Endpoint<RequestArgs>, args ?? {}, { ...from, language });
      expect({ name, status: response.status, errors: response.errors }).toEqual({
        name,
        status: 200,
        errors: [],
      });
      if (!mayBeEmpty.includes(name)) expect(isEmpty(response.model)).toBe(false);
    }
  },
);

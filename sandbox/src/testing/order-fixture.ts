import {
  addToCart,
  placeOrder,
  type CartAddBody,
  type PlaceOrderBody,
  type RequestScope,
} from '@shop/contract';
import type { AppOptions } from '../app';
import { createStockedStores, type Goods } from './goods';
import { newGuest } from './people';
import { testNow } from './test-clock';
import { openTestShop, type TestResponse, type TestShop } from './test-shop';

/** The demo location: every order has coordinates. */
export const harbour = { latitude: 25.128, longitude: 56.344 };

export type Visitor = Partial<RequestScope>;
type Placed = TestResponse<ReturnType<(typeof placeOrder)['read']>>;

/** A shop with items, and helpers for tests of orders. */
export interface OrderFixture {
  shop: TestShop;
  goods: Goods;
  /** Take away, paid in cash; `amount` is the total as the customer saw it, in major units. */
  bodyFor(amount: number, extra?: Partial<PlaceOrderBody>): PlaceOrderBody;
  /** A new guest with these items in the cart. */
  buyer(...bodies: CartAddBody[]): Promise<{ guestId: string }>;
  order(visitor: Visitor, body: PlaceOrderBody, key?: string): Promise<Placed>;
  setItem(columns: string, id: number): Promise<unknown>;
  setStore(columns: string): Promise<unknown>;
  getStock(id: number): Promise<number | null | undefined>;
  ordersBy(visitor: Visitor): Promise<number>;
  /** Resets items, store and clock. */
  tidy(): Promise<void>;
}

/** A shop for the tests of one file: opened before them, reset after each, closed at the end. */
export function createOrderFixture(options: Partial<AppOptions> = {}): OrderFixture {
  const fixture = {} as OrderFixture; // filled before the first test runs
  beforeAll(async () => void Object.assign(fixture, await openOrderFixture(options)));
  afterAll(() => fixture.shop.close());
  afterEach(() => fixture.tidy());
  return fixture;
}

export async function openOrderFixture(options: Partial<AppOptions> = {}): Promise<OrderFixture> {
  const shop = await openTestShop(options);
  const goods = await createStockedStores(shop.database);
  const { database } = shop;
  const setItem = (columns: string, id: number) =>
    database.query(`UPDATE items SET ${columns} WHERE id = $1`, [id]);
  const setStore = (columns: string) =>
    database.query(`UPDATE stores SET ${columns} WHERE id = $1`, [goods.storeId]);
  return {
    shop,
    goods,
    setItem,
    setStore,
    bodyFor: (amount, extra = {}) => ({
      store_id: goods.storeId,
      order_amount: amount,
      order_type: 'take_away',
      payment_method: 'cash_on_delivery',
      contact_person_name: 'Noor',
      contact_person_number: '+971501234567',
      ...harbour,
      ...extra,
    }),
    buyer: async (...bodies) => {
      const guest = await newGuest(shop);
      for (const body of bodies) await shop.send(addToCart, { body }, guest);
      return guest;
    },
    order: (visitor, body, key) =>
      shop.send(placeOrder, { body }, visitor, key ? { 'Idempotency-Key': key } : {}),
    getStock: async (id) =>
      (await database.query<{ stock: number | null }>('SELECT stock FROM items WHERE id = $1', [id]))[0]
        ?.stock,
    ordersBy: async ({ guestId }) =>
      (await database.query('SELECT id FROM orders WHERE owner_id = $1', [guestId ?? ''])).length,
    tidy: async () => {
      shop.at(testNow);
      await setItem(
        `stock = 10, price = 1000, active = true, prescription_required = false, maximum_cart_quantity = 6,
         variations = '[]', campaign = false, campaign_starts_on = NULL, campaign_ends_on = NULL,
         available_from = NULL, available_to = NULL`,
        goods.plain,
      );
      await setStore('active = true, minimum_order = 0, schedule_order = false, tax = 5');
      await database.query('DELETE FROM store_hours WHERE store_id = $1', [goods.storeId]);
      await database.query('UPDATE module_zones SET maximum_cod_amount = NULL');
    },
  };
}

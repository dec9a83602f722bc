import { orderStatuses } from '@shop/domain';
import type { SoldAddOn } from '../../../features/orders/sold-choice';
import { testNow } from '../../../testing/test-clock';
import { catalogueRows } from '../catalogue/item-rows';
import { ratingsByStore } from '../catalogue/ratings';
import type { Row } from '../insert-rows';
import { couponRows } from '../merchandise/coupon-rows';
import { storeRows } from '../shop/store-rows';
import { orderRows } from './order-rows';

const seedDataAt = (now: Date) => {
  const catalogue = catalogueRows(now);
  const stores = storeRows(now, ratingsByStore(catalogue.items));
  return { catalogue, stores, coupons: couponRows(now) };
};
const rowsAt = (now: Date) => orderRows(now, seedDataAt(now));
const rows = rowsAt(testNow);
const aminaOrders = rows.orders.filter(({ owner_id: id }) => id === '1');
const sum = (list: readonly unknown[]) => list.reduce<number>((all, each) => all + Number(each), 0);

it('gives the demo customer two years of orders, of every module and in every status [X-07] [D-24]', () => {
  expect(aminaOrders.length).toBeGreaterThanOrEqual(60);
  expect(aminaOrders.length).toBeLessThanOrEqual(80);
  expect(new Set(aminaOrders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  expect(new Set(aminaOrders.map(({ module_id: id }) => id))).toEqual(new Set([1, 2, 3, 4]));
  const days = (testNow.getTime() - new Date(String(aminaOrders[0]?.created_at)).getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(700);
  expect(days).toBeLessThan(731);
  const moments = rows.orders.map(({ created_at: at }) => String(at));
  expect(moments).toEqual([...moments].sort());
  expect(new Date(moments.at(-1) ?? '').getTime()).toBeLessThan(testNow.getTime());
});

it('has totals that add up, line by line [D-15] [D-14]', () => {
  for (const order of rows.orders) {
    const lines = rows.lines.filter(({ order_id: id }) => id === order.id);
    const { subtotal, discount, coupon, tax, delivery_fee: fee, tip, total } = order;
    const discounts = sum([discount, coupon]);
    expect([order.id, lines.length > 0]).toEqual([order.id, true]);
    const getUnitPrice = ({ unit_price: price, add_ons: addOns }: Row) =>
      sum([price, ...(addOns as SoldAddOn[]).map((addOn) => addOn.price * addOn.quantity)]);
    expect([order.id, sum(lines.map((line) => getUnitPrice(line) * Number(line.quantity)))]).toEqual([
      order.id,
      subtotal,
    ]);
    expect(sum(lines.map((line) => line.discount))).toBe(discount);
    expect(sum([subtotal, tax, fee, tip]) - discounts).toBe(total);
  }
  expect(rows.orders.some(({ coupon }) => Number(coupon) > 0)).toBe(true);
  expect(rows.orders.some(({ discount }) => Number(discount) > 0)).toBe(true);
  expect(rows.lines.some(({ choice }) => JSON.stringify(choice).includes('labels'))).toBe(true);
});

it('pays from wallets only what they hold, down to the current balance', () => {
  const balances = rows.wallet.map(({ balance }) => Number(balance));
  expect(Math.min(...balances)).toBeGreaterThanOrEqual(0);
  const getLast = (customer: number) => rows.wallet.filter(({ customer_id: id }) => id === customer).at(-1);
  expect([getLast(1)?.balance, getLast(3)?.balance]).toEqual([4250, 12_000]);
  const paid = rows.wallet.filter(({ kind }) => kind === 'order_place');
  expect(paid.length).toBeGreaterThan(5);
  for (const { reference, debit } of paid)
    expect(rows.orders.find(({ id }) => String(id) === reference)?.wallet_part).toBe(debit);
  expect(rows.orders.some(({ wallet_part: part, total }) => Number(part) > 0 && part !== total)).toBe(true);
});

it('is the same every time, and valid on any other day', () => {
  expect(rowsAt(testNow)).toEqual(rows);
  for (const now of ['2026-12-31T21:30:00Z', '2027-03-05T02:10:00Z', '2028-02-29T12:00:00Z']) {
    const { orders, wallet } = rowsAt(new Date(now));
    expect(wallet.filter(({ customer_id: id }) => id === 1).at(-1)?.balance).toBe(4250);
    expect(Math.min(...wallet.map(({ balance }) => Number(balance)))).toBeGreaterThanOrEqual(0);
    expect(orders).toHaveLength(rows.orders.length);
  }
});

it('has reviews only of delivered orders, one for each item', () => {
  const items = rows.reviews.filter(({ kind }) => kind === 'item').map(({ row }) => row);
  expect(items.length).toBeGreaterThan(20);
  expect(new Set(items.map((row) => `${String(row.order_id)} ${String(row.item_id)}`)).size).toBe(
    items.length,
  );
  for (const { row } of rows.reviews)
    expect(rows.orders.find(({ id }) => id === row.order_id)?.status).toBe('delivered');
  const open = aminaOrders.filter(
    ({ id, status }) => status === 'delivered' && rows.reviews.every(({ row }) => row.order_id !== id),
  );
  expect(open.length).toBeGreaterThan(5);
});

import { testNow } from '../../testing/test-clock';
import { catalogueRows } from './catalogue/item-rows';
import { ratingsByStore } from './catalogue/ratings';
import type { Row } from './insert-rows';
import { couponRows } from './merchandise/coupon-rows';
import { orderRows } from './orders/order-rows';
import { people } from './people';
import { pointRows } from './point-rows';
import { storeRows } from './shop/store-rows';

function rowsAt(now: Date) {
  const catalogue = catalogueRows(now);
  const stores = storeRows(now, ratingsByStore(catalogue.items));
  const past = orderRows(now, { catalogue, stores, coupons: couponRows(now) });
  return { points: pointRows(now, past), wallet: past.wallet };
}
const getCustomerRows = (rows: readonly Row[], id: number) =>
  rows.filter(({ customer_id: customer }) => customer === id);

it.each(['2026-11-21T08:00:00Z', '2027-03-05T02:10:00Z', '2028-02-29T21:30:00Z'])(
  'leads to the points of today, never below none, as seen on %s [D-28]',
  (now) => {
    const { points } = rowsAt(new Date(now));
    people.forEach((person, index) => {
      const own = getCustomerRows(points, index + 1);
      expect(Number(own.at(-1)?.balance ?? 0)).toBe(person.points);
      expect(own.reduce((sum, row) => sum + Number(row.credit) - Number(row.debit), 0)).toBe(person.points);
      if (own[0]) expect([own[0].kind, Number(own[0].credit) > 0]).toEqual(['gift', true]);
      for (const { balance } of own) expect(Number(balance)).toBeGreaterThanOrEqual(0);
    });
    expect(points.map(({ id }) => id)).toEqual(points.map((_row, index) => index + 1));
  },
);

it('is converted into money as the wallets say [D-28]', () => {
  const { points, wallet } = rowsAt(testNow);
  const converted = points.filter(({ kind }) => kind === 'point_to_wallet');
  const came = wallet.filter(({ kind }) => kind === 'loyalty_point');
  expect(converted.map(({ debit, created_at: at }) => [String(debit), at])).toEqual(
    came.map(({ reference, created_at: at }) => [reference, at]),
  );
  expect(getCustomerRows(points, 1).length).toBeGreaterThan(10);
});

import { testNow } from '../../../testing/test-clock';
import { couponRows } from './coupon-rows';

const rows = couponRows(testNow);

it('has coupons of every kind, in three languages, with codes of their own [ENT-30]', () => {
  const types = new Set(rows.map(({ coupon_type: type }) => type));
  expect([...types].sort()).toEqual(['default', 'free_delivery', 'store_wise', 'zone_wise']);
  expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
  for (const { title_i18n: title } of rows)
    expect(new Set(Object.values(title as Record<string, string>)).size).toBe(3);
});

it('has valid ones, an expired one and a future one', () => {
  const today = '2026-11-21';
  const over = rows.filter(({ expires_on: last }) => String(last) < today);
  const ahead = rows.filter(({ starts_on: first }) => String(first) > today);
  expect([over.length, ahead.length, rows.length > 5]).toEqual([1, 1, true]);
});

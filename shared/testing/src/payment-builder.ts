import type { OfferedCoupon, Payment, Zone } from '@shop/domain';

/** Ten percent off for everybody, from 20.00, at most 5.00. */
export const aCoupon = (overrides: Partial<OfferedCoupon> = {}): OfferedCoupon => ({
  id: 1,
  title: 'Welcome',
  code: 'WELCOME10',
  type: 'default',
  discount: { type: 'percent', value: 10 },
  minPurchase: 2_000,
  maxDiscount: 500,
  storeIds: [],
  zoneIds: [],
  startsOn: '2026-01-01',
  expiresOn: '2026-12-31',
  reach: [],
  moduleName: '',
  ...overrides,
});

/** The amount of an order that is not paid yet. */
export const aPayment = (overrides: Partial<Payment> = {}): Payment => ({
  id: 'payment-1',
  purpose: 'order',
  status: 'pending',
  amount: 2_352,
  gateway: 'mosaic_pay',
  orderId: 100_007,
  tripId: null,
  contactPhone: '+923001112233',
  ...overrides,
});

/** A zone in which every payment method is available for everything. */
export const aZone = (overrides: Partial<Zone> = {}): Zone => ({
  id: 1,
  cashOnDelivery: true,
  digitalPayment: true,
  increasedFee: { active: false, discount: { type: 'percent', value: 0 }, message: '' },
  modules: [],
  ...overrides,
});

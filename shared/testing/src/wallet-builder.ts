import type { WalletBonus, WalletMovement } from '@shop/domain';

/** 20.00 that were added to the wallet. */
export const aMovement = (overrides: Partial<WalletMovement> = {}): WalletMovement => ({
  id: 1,
  kind: 'add_fund',
  amount: 2_000,
  bonus: 0,
  balance: 2_000,
  reference: 'mosaic_pay',
  at: '2026-03-01T10:00:00.000Z',
  ...overrides,
});

/** A bonus of ten percent from 25.00, at most 15.00. */
export const aBonus = (overrides: Partial<WalletBonus> = {}): WalletBonus => ({
  id: 1,
  title: 'Top-up treat',
  description: 'A tenth on top.',
  gives: { type: 'percent', value: 10 },
  minimum: 2_500,
  maximum: 1_500,
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  ...overrides,
});

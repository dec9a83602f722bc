import fc from 'fast-check';
import type { WalletBonus } from '../entities';
import { bestBonus, getBonus, bonusRuns, fundingGateways, isWholeMoney } from './funding';

const aBonus = (overrides: Partial<WalletBonus> = {}): WalletBonus => ({
  id: 1,
  title: 'Ten percent more',
  description: '',
  gives: { type: 'percent', value: 10 },
  minimum: 2_000,
  maximum: 500,
  startsOn: '2026-03-01',
  endsOn: '2026-03-31',
  ...overrides,
});
const fixed = aBonus({ gives: { type: 'amount', value: 300 }, maximum: 0 });

it.each([
  ['nothing below its minimum', aBonus(), 1_999, 0],
  ['its percentage from the minimum on', aBonus(), 2_000, 200],
  ['a percentage rounded half up', aBonus(), 2_005, 201],
  ['no more than its maximum', aBonus(), 9_000, 500],
  ['its full percentage without a maximum', aBonus({ maximum: 0 }), 9_000, 900],
  ['a fixed amount', fixed, 2_000, 300],
  ['a fixed amount within its maximum', { ...fixed, maximum: 100 }, 2_000, 100],
  ['nothing for 0', aBonus({ minimum: 0 }), 0, 0],
  ['nothing for a negative amount', { ...fixed, minimum: -900 }, -500, 0],
])('a bonus gives %s', (_case, bonus, amount, extra) => {
  expect(getBonus(bonus, amount)).toBe(extra);
});

it.each([
  ['before its first day', aBonus(), '2026-02-28', false],
  ['on its first day', aBonus(), '2026-03-01', true],
  ['on its last day', aBonus(), '2026-03-31', true],
  ['after its last day', aBonus(), '2026-04-01', false],
  ['without dates', aBonus({ startsOn: '', endsOn: '' }), '2026-04-01', true],
])('a bonus %s', (_case, bonus, day, runs) => {
  expect(bonusRuns(bonus, day)).toBe(runs);
});

it('uses the best bonus of the day, never two', () => {
  const over = aBonus({ gives: { type: 'amount', value: 9_000 }, maximum: 0, endsOn: '2026-03-02' });
  expect(bestBonus([aBonus(), fixed, over], 2_500, '2026-03-10')).toBe(300);
  expect(bestBonus([aBonus(), fixed, over], 4_000, '2026-03-10')).toBe(400);
  expect(bestBonus([], 4_000, '2026-03-10')).toBe(0);
  expect(bestBonus([over], 4_000, '2026-03-10')).toBe(0);
});

it('never gives more than the cap, nothing below the minimum, and only whole minor units', () => {
  fc.assert(
    fc.property(
      fc.record({ amount: fc.nat(10_000_000), minimum: fc.nat(1_000_000), maximum: fc.nat(100_000) }),
      fc.constantFrom<'percent' | 'amount'>('percent', 'amount'),
      fc.nat(100),
      ({ amount, minimum, maximum }, type, value) => {
        const extra = getBonus(aBonus({ gives: { type, value }, minimum, maximum }), amount);
        expect(Number.isSafeInteger(extra)).toBe(true);
        expect(extra).toBeGreaterThanOrEqual(0);
        if (maximum > 0) expect(extra).toBeLessThanOrEqual(maximum);
        if (amount < minimum) expect(extra).toBe(0);
      },
    ),
  );
});

it.each([
  [12.5, 2, true],
  [12.34, 2, true],
  [0.1 + 0.2, 2, false],
  [12.345, 2, false],
  [12.345, 3, true],
  [12, 0, true],
  [12.5, 0, false],
])('%s with %s decimals is whole money: %s [F-45]', (amount, decimals, isWhole) => {
  expect(isWholeMoney(amount, decimals)).toBe(isWhole);
});

const gateways = [{ key: 'mosaic_pay', title: 'Mosaic Pay', imageUrl: null }];
const open = { wallet: true, addFund: true, digitalPayment: true, gateways };

it.each([
  ['every gateway', open, 1],
  ['none without wallets', { ...open, wallet: false }, 0],
  ['none if adding money is off', { ...open, addFund: false }, 0],
  ['none if gateways are off', { ...open, digitalPayment: false }, 0],
])('money is added through %s [WALL-01]', (_case, config, count) => {
  expect(fundingGateways(config)).toHaveLength(count);
});

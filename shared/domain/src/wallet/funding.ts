import type { ShopConfig, WalletBonus } from '../entities';
import { percentOf, toMajor, toMinor, type Minor } from '@shop/domain/core';

/** Most money that can be added to a wallet at once, in major units. */
export const maxFunds = 100_000;

/** Whether an amount in major units is a whole number of minor units: 12.5 is, 12.345 is not (F-45). */
export const isWholeMoney = (major: number, decimals: number): boolean =>
  toMajor(toMinor(major, decimals), decimals) === major;

/** The gateways for adding money to a wallet; none if wallets, adding money or gateways are off. WALL-01. */
export const fundingGateways = (
  config: Pick<ShopConfig, 'wallet' | 'addFund' | 'digitalPayment' | 'gateways'>,
): ShopConfig['gateways'] =>
  config.wallet && config.addFund && config.digitalPayment ? config.gateways : [];

/** Whether a bonus is valid on a day (ISO date of the shop's time zone). */
export const bonusRuns = ({ startsOn, endsOn }: WalletBonus, day: string): boolean =>
  (startsOn === '' || startsOn <= day) && (endsOn === '' || day <= endsOn);

/** The bonus for an amount. Minor units; a percentage is rounded half up once, here. */
export function getBonus({ gives, minimum, maximum }: WalletBonus, amount: Minor): Minor {
  if (amount <= 0 || amount < minimum) return 0;
  const extra = gives.type === 'percent' ? percentOf(amount, gives.value) : gives.value;
  return maximum > 0 ? Math.min(extra, maximum) : extra;
}

/** The bonus for an amount on a day: the best one, never two. */
export const bestBonus = (bonuses: readonly WalletBonus[], amount: Minor, day: string): Minor =>
  Math.max(0, ...bonuses.filter((bonus) => bonusRuns(bonus, day)).map((bonus) => getBonus(bonus, amount)));

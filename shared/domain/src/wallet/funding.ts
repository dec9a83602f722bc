import type { ShopConfig, WalletBonus } from '../entities';
import { percentOf, toMajor, toMinor, type Minor } from '../money';

/** Most that is put into a wallet at once, in major units. */
export const maxFunds = 100_000;

/** Whether an amount in major units is whole in the currency's smallest coin: 12.5 is, 12.345 is not (F-45). */
export const isWholeMoney = (major: number, decimals: number): boolean =>
  toMajor(toMinor(major, decimals), decimals) === major;

/** The gateways through which a wallet may be filled; none where the shop has wallets, filling them or gateways off. WALL-01. */
export const fundingGateways = (
  config: Pick<ShopConfig, 'wallet' | 'addFund' | 'digitalPayment' | 'gateways'>,
): ShopConfig['gateways'] =>
  config.wallet && config.addFund && config.digitalPayment ? config.gateways : [];

/** Whether a bonus is given on a day (ISO date of the shop's time zone). */
export const bonusRuns = ({ startsOn, endsOn }: WalletBonus, day: string): boolean =>
  (startsOn === '' || startsOn <= day) && (endsOn === '' || day <= endsOn);

/** What a bonus adds to an amount. Minor units; a share is rounded half up once, here. */
export function getBonus({ gives, minimum, maximum }: WalletBonus, amount: Minor): Minor {
  if (amount <= 0 || amount < minimum) return 0;
  const extra = gives.type === 'percent' ? percentOf(amount, gives.value) : gives.value;
  return maximum > 0 ? Math.min(extra, maximum) : extra;
}

/** What is added to an amount on a day: the best of the bonuses, never two of them. */
export const bestBonus = (bonuses: readonly WalletBonus[], amount: Minor, day: string): Minor =>
  Math.max(0, ...bonuses.filter((bonus) => bonusRuns(bonus, day)).map((bonus) => getBonus(bonus, amount)));

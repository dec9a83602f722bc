import { parseDigits } from '@shop/i18n';
import { toMinor, type Minor } from '@shop/domain';

/** In major units: currencies without decimals count in hundreds, those with three in quarters. */
const majors = (decimals: number) =>
  decimals === 0 ? [50, 100, 200] : decimals < 3 ? [1, 2, 5] : [0.25, 0.5, 1];

/** Three amounts to offer, minor units. */
export const tipChoices = (decimals: number): readonly Minor[] =>
  majors(decimals).map((amount) => toMinor(amount, decimals));

/** The most that is taken as a tip, minor units: more is a slip of the finger. */
export const largestTip = (decimals: number): Minor => toMinor(decimals === 0 ? 50_000 : 500, decimals);

/** What was typed, in digits of any kind, as a tip in minor units: never negative, never above the largest (F-45). */
export function typedTip(text: string, decimals: number): { tip: Minor; isCut: boolean } {
  const wanted = Math.max(0, toMinor(parseDigits(text) ?? 0, decimals));
  const most = largestTip(decimals);
  return { tip: Math.min(wanted, most), isCut: wanted > most };
}

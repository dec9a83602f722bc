import type { Minor } from '@shop/domain';

/** Three amounts to offer, minor units: 1, 2 and 5 of a currency with decimals, 50, 100 and 200 of one without. */
export const tipChoices = (decimals: number): readonly Minor[] =>
  (decimals === 0 ? [50, 100, 200] : [1, 2, 5]).map((amount) => amount * 10 ** decimals);

import { percentOf, roundHalfUp, type Minor } from '@shop/domain/core';

export interface TaxRule {
  /** 5 is 5 %. */
  percent: number;
  /** Whether prices include the tax; then it is shown and not added. */
  included: boolean;
}

/** Tax of an amount after discounts, rounded half up once, here. BIZ-33. */
export function getTax(taxable: Minor, { percent, included }: TaxRule): Minor {
  return included ? roundHalfUp((taxable * percent) / (100 + percent)) : percentOf(taxable, percent);
}

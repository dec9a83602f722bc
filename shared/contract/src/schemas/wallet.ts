import { maxFunds } from '@shop/domain';
import { number, object, string } from 'yup';

/**
 * Adds money to one's wallet (VALID-13). `amount` in major units, a whole number of minor units; `payment_method` is a
 * gateway's key; `callback` an address of the shop's own origin.
 */
export const addFundSchema = object({
  amount: number().required('fundRequired').moreThan(0, 'fundPositive').max(maxFunds, 'fundMost'),
  payment_method: string().trim().max(255).required('paymentRequired'),
  payment_platform: string().trim().max(40).default('web'),
  callback: string().trim().max(2_000).default(''),
});

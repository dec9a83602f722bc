import { get, minutes, post } from '@shop/contract/core';
import { fundingFromWire, walletBonusesFromWire, walletMovementsFromWire } from '../readers/wallet';
import type { AddFundBody } from '../schemas/bodies';

/** Starts a gateway's payment of money for one's wallet. CALL-30, STATE-40. */
export const addFund = post('/api/v1/customer/wallet/add-fund')
  .access('customer')
  .body<AddFundBody>()
  .replies(fundingFromWire);

/** Movements of the customer's wallet, latest first. `type`: one of `walletTypes`. */
export const walletMovements = get('/api/v1/customer/wallet/transactions')
  .access('customer')
  .variesBy('identity')
  .query({ limit: 'int?', offset: 'int?', type: 'text?' })
  .replies(walletMovementsFromWire);

/** Current bonuses for adding money to a wallet. */
export const walletBonuses = get('/api/v1/customer/wallet/bonuses')
  .optional()
  .access('customer')
  .variesBy('language')
  .freshFor(minutes(5))
  .replies(walletBonusesFromWire);

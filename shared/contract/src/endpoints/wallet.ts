import { get, minutes, post } from '../endpoint';
import { fundingFromWire, walletBonusesFromWire, walletMovementsFromWire } from '../readers/wallet';
import type { AddFundBody } from '../schemas/bodies';

/** Opens a gateway's payment of money for one's wallet. CALL-30, STATE-40. */
export const addFund = post('/api/v1/customer/wallet/add-fund')
  .access('customer')
  .body<AddFundBody>()
  .replies(fundingFromWire);

/** What came into the customer's wallet and went out, the latest first. `type`: one of `walletTypes`. */
export const walletMovements = get('/api/v1/customer/wallet/transactions')
  .access('customer')
  .variesBy('identity')
  .query({ limit: 'int?', offset: 'int?', type: 'text?' })
  .replies(walletMovementsFromWire);

/** What the shop adds to money that is put into a wallet now. */
export const walletBonuses = get('/api/v1/customer/wallet/bonuses')
  .optional()
  .access('customer')
  .variesBy('language')
  .freshFor(minutes(5))
  .replies(walletBonusesFromWire);

import { customerInfo, type RequestScope } from '@shop/contract';
import { moveMoney } from '../features/wallet/wallet';
import type { Calls } from './sign-in-calls';
import { testNow } from './test-clock';
import type { TestShop } from './test-shop';

/** A successful call of each endpoint of the wallet. */
export const walletCalls = (deskNow: () => { shop: TestShop; scope: Partial<RequestScope> }): Calls => ({
  addFund: () => ({ body: { amount: 25.5, payment_method: 'pearl_pay' } }),
  walletMovements: async () => {
    const { shop, scope } = deskNow();
    const { id } = (await shop.send(customerInfo, {}, scope)).model;
    await moveMoney(shop.database, id, { kind: 'add_fund', amount: 500, reference: '' }, testNow);
    return { query: { type: 'add_fund' } };
  },
  walletBonuses: () => ({}),
});

import { customerInfo, type RequestScope } from '@shop/contract';
import { movePoints } from '../features/loyalty/points';
import type { Calls } from './sign-in-calls';
import { testNow } from './test-clock';
import type { TestShop } from './test-shop';

/** A successful call of each endpoint about points; the customer gets points first. */
export function loyaltyCalls(now: () => { shop: TestShop; scope: Partial<RequestScope> }): Calls {
  const addPoints = async () => {
    const { shop, scope } = now();
    const { id } = (await shop.send(customerInfo, {}, scope)).model;
    const gift = { kind: 'gift', points: 500, reference: '' } as const;
    await movePoints(shop.database, id, gift, testNow);
  };
  return {
    pointTransactions: async () => {
      await addPoints();
      return {};
    },
    transferPoints: async () => {
      await addPoints();
      return { body: { point: 500 } };
    },
  };
}

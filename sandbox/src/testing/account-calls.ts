import type { RequestScope } from '@shop/contract';
import type { Goods } from './goods';
import { listCalls } from './list-calls';
import { loyaltyCalls } from './loyalty-calls';
import { messageCalls } from './message-calls';
import { prescriptionCalls } from './prescription-calls';
import { settingsCalls } from './settings-calls';
import type { Calls } from './sign-in-calls';
import type { TestShop } from './test-shop';
import { walletCalls } from './wallet-calls';
import { wishlistCalls } from './wishlist-calls';

/** A successful call of each endpoint of account data. */
export const accountCalls = (
  deskNow: () => { shop: TestShop; goods: Goods; scope: Partial<RequestScope> },
): Calls => ({
  ...listCalls(deskNow),
  ...loyaltyCalls(deskNow),
  ...messageCalls(deskNow),
  ...prescriptionCalls(deskNow),
  ...settingsCalls(deskNow),
  ...walletCalls(deskNow),
  ...wishlistCalls(deskNow),
});

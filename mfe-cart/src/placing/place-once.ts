import type { Api } from '@shop/api';
import { placeOrder, type ModelOf, type PlaceOrderBody } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { orderKeys, orderSubject, unansweredOrder } from './order-key';
import { createOnceSender, type Ending as EndingOf } from './send-once';

/** How placing ended. */
export type Ending = EndingOf<PlaceOrderBody, ModelOf<typeof placeOrder>>;

const orders = createOnceSender({ endpoint: placeOrder, keys: orderKeys });

/** Places the order once, however often it is sent: after a double click, a lost answer, a reload. D-21, F-28. */
export const placeOnce = (api: Api, body: PlaceOrderBody, lines: readonly CartLine[]): Promise<Ending> =>
  orders.send(api, body, orderSubject(lines));

/**
 * What became of an order whose answer never came, asked when its cart is empty: nothing can be placed anew then. Null:
 * nothing is open, or nothing stands.
 */
export async function recoverOrder(api: Api): Promise<Ending | null> {
  const isPurchase = unansweredOrder()?.bodies.some((body) => body.is_buy_now);
  return isPurchase ? null : orders.recover(api);
}

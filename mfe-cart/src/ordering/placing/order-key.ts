import type { PlaceOrderBody } from '@shop/contract';
import { choiceKey, type CartLine } from '@shop/domain';
import { orderKeyStore } from './saved-order';
import { createSendingKeys } from './sending-key';

/** The idempotency keys of orders. */
export const orderKeys = createSendingKeys<PlaceOrderBody>(orderKeyStore);

/** What identifies an order besides its body. */
export const toOrderSubject = (lines: readonly CartLine[]) =>
  lines.map((line) => [line.item.id, line.quantity, choiceKey(line)]);

/** The idempotency key of this order. D-21, F-28. */
export const getOrderKey = (body: PlaceOrderBody, lines: readonly CartLine[]): string =>
  orderKeys.getKey(body, toOrderSubject(lines));

export const { markSent, markRefused, unanswered: unansweredOrder, forget: forgetOrderKey } = orderKeys;

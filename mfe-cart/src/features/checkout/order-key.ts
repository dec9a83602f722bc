import type { PlaceOrderBody } from '@shop/contract';
import { choiceKey, type CartLine } from '@shop/domain';
import { tabStorage } from '../../cart/tab-storage';

const storage = tabStorage('order-key');

const fingerprint = (body: PlaceOrderBody, lines: CartLine[]) =>
  JSON.stringify([body, lines.map((line) => [line.item.id, line.quantity, choiceKey(line)])]);

/**
 * The key under which this very order is sent: the same after a double click, a lost answer or a reload, another one
 * as soon as the order itself is another (D-21, F-28). Call it in handlers only.
 */
export function orderKeyFor(body: PlaceOrderBody, lines: CartLine[]): string {
  const wanted = fingerprint(body, lines);
  const kept = storage.read();
  if (kept) {
    const [key, print] = JSON.parse(kept) as [string, string]; // written below
    if (print === wanted) return key;
  }
  const key = crypto.randomUUID();
  storage.write(JSON.stringify([key, wanted]));
  return key;
}

/** The order stands: the next one gets a key of its own. */
export const forgetOrderKey = () => storage.write(null);

import { ApiError, type Api } from '@shop/api';
import { placeOrder, type ModelOf, type PlaceOrderBody } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { forgetOrderKey, markRefused, markSent, orderKeyFor, unansweredOrder } from './order-key';

/** How placing ended. `lost`: nobody knows whether the order stands; the next sending finds out. */
export type Ending =
  | { kind: 'placed'; placed: ModelOf<typeof placeOrder>; body: PlaceOrderBody }
  | { kind: 'refused' | 'lost'; error: ApiError };

/** Milliseconds before an order whose answer was lost is sent again under its key. */
const usualPauses = [700, 2_000] as const;

const mayStand = ({ kind, status }: ApiError) =>
  kind !== 'http' || status === 502 || status === 503 || status === 504;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function sendUnder(api: Api, key: string, body: PlaceOrderBody): Promise<Ending> {
  try {
    const placed = await api.send(placeOrder, { body }, { idempotencyKey: key });
    return { kind: 'placed', placed, body };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: mayStand(error) ? 'lost' : 'refused', error };
  }
}

/** The same key makes the same order, so a lost answer is asked for again. D-21, F-28. */
async function sendUntilAnswered(api: Api, key: string, body: PlaceOrderBody): Promise<Ending> {
  let ending = await sendUnder(api, key, body);
  for (const pause of api.pauses ?? usualPauses) {
    if (ending.kind !== 'lost') break;
    await wait(pause);
    ending = await sendUnder(api, key, body);
  }
  return ending;
}

/** What went out before under the key, the last one first; the one that stands, if any does. */
async function standingOrder(api: Api): Promise<Ending | null> {
  const open = unansweredOrder();
  for (const body of open?.bodies ?? []) {
    const ending = await sendUntilAnswered(api, open?.key ?? '', body);
    if (ending.kind !== 'refused') return ending;
  }
  return null;
}

function ended(ending: Ending): Ending {
  if (ending.kind === 'placed') forgetOrderKey();
  // The server has broken down in the middle of it: that is no answer.
  else if (ending.kind === 'refused' && ending.error.status < 500) markRefused();
  return ending;
}

/**
 * Places the order once, however often it is sent: after a double click, a lost answer, a reload. Where an earlier sending
 * under the same key stands already, that order is the answer. Handlers only. D-21, F-28.
 */
export async function placeOnce(api: Api, body: PlaceOrderBody, lines: readonly CartLine[]): Promise<Ending> {
  await api.ensureGuest().catch(() => undefined); // then placing itself says what is wrong
  const key = orderKeyFor(body, lines);
  markSent(body);
  const ending = await sendUntilAnswered(api, key, body);
  if (ending.kind !== 'refused' || !ending.error.has('key_reused')) return ended(ending);
  const standing = await standingOrder(api);
  if (!standing) forgetOrderKey();
  return ended(standing ?? ending);
}

/**
 * What became of an order whose answer never came, asked when its cart is empty: nothing can be placed anew then. Null:
 * nothing is open, or nothing stands.
 */
export async function recoverOrder(api: Api): Promise<Ending | null> {
  const open = unansweredOrder();
  if (!open || open.bodies.some((body) => body.is_buy_now)) return null;
  const standing = await standingOrder(api);
  if (!standing) markRefused();
  return standing && ended(standing);
}

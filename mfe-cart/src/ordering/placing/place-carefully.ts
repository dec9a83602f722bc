import { ApiError, type Api } from '@shop/api';
import { placeOrder, type EndpointModel, type PlaceOrderBody } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { findOrder, type Found } from './find-order';
import { markRefused, markSent, getOrderKey, orderKeys, unansweredOrder } from './order-key';
import { withPictures } from './order-pictures';
import { mayHaveSucceeded, type Ending as EndingOf } from './send-once';

/** The result of placing. `stands`: the order exists, and its number is unknown. */
export type Ending = EndingOf<PlaceOrderBody, EndpointModel<typeof placeOrder>> | { kind: 'stands' };

/** The backend does not tell guests whether the order exists: nothing is sent before they say so. */
export interface Hidden {
  kind: 'hidden';
}

/** Milliseconds before the next lookup of an order, because the backend may still be processing it. */
const defaultPauses = [1_000, 3_000] as const;
/** Milliseconds: long enough for pictures on a slow connection. */
const timeout = 60_000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Null where no response was lost. */
async function findLostOrder(api: Api): Promise<Found | null> {
  const bodies = unansweredOrder()?.bodies;
  return bodies ? findOrder(api, { bodies, since: orderKeys.unansweredSince() }) : null;
}

/** Null where no order is known to exist. */
function toEnding(found: Found | null): Ending | null {
  if (found?.kind === 'placed') {
    orderKeys.forget();
    const placed = { orderId: found.orderId, message: '', total: null, payAt: null, paymentId: null };
    return { kind: 'placed', placed, body: found.body };
  }
  if (found?.kind !== 'stands') return null;
  orderKeys.forget();
  return { kind: 'stands' };
}

/** Looks at once and, while nothing is found, after each pause. */
async function getLostEnding(api: Api): Promise<Ending | Hidden | null> {
  for (const pause of [0, ...(api.pauses ?? defaultPauses)]) {
    if (pause > 0) await wait(pause);
    const found = await findLostOrder(api);
    if (found?.kind === 'hidden') return { kind: 'hidden' };
    const ending = toEnding(found);
    if (ending) return ending;
  }
  return null;
}

const lookUpLoss = (): Ending => ({ kind: 'lost', error: new ApiError('network', 0, []) });

/** A cart that is empty after a lost response was emptied by the order. */
async function afterRefusal(api: Api, error: ApiError, wasLost: boolean): Promise<Ending> {
  if (wasLost && error.has('order_details'))
    return toEnding(await findLostOrder(api)) ?? toEnding({ kind: 'stands' }) ?? lookUpLoss();
  // After a server error it is unknown whether the order exists.
  if (error.status < 500) markRefused();
  return { kind: 'refused', error };
}

/**
 * Places an order once on a backend without idempotency keys: earlier requests without a response are looked up first,
 * and where their result is unknown nothing is sent. D-21, F-28.
 */
export async function placeCarefully(
  api: Api,
  body: PlaceOrderBody,
  lines: readonly CartLine[],
): Promise<Ending | Hidden> {
  await api.ensureGuest().catch(() => undefined); // sending reports the error itself
  const before = await findLostOrder(api);
  const known = toEnding(before);
  if (known) return known;
  if (before?.kind === 'unknown') return lookUpLoss();
  if (before?.kind === 'hidden') return { kind: 'hidden' };
  getOrderKey(body, lines);
  markSent(body);
  try {
    const moduleId = lines[0]?.item.moduleId;
    // Backends look for the items in one module.
    const options = { timeout: timeout, ...(moduleId ? { moduleId } : {}) };
    const placed = await api.send(placeOrder, { body: withPictures(body) }, options);
    orderKeys.forget();
    return { kind: 'placed', placed, body };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!mayHaveSucceeded(error)) return afterRefusal(api, error, before !== null);
    return (await getLostEnding(api)) ?? { kind: 'lost', error };
  }
}

/** The result of an order whose response was lost. Null where there is none, or no order is known to exist. */
export async function recoverCarefully(api: Api): Promise<Ending | null> {
  const found = await findLostOrder(api);
  if (found?.kind === 'none') markRefused();
  return toEnding(found);
}

import { ApiError, type Api } from '@shop/api';
import { sendParcel, type EndpointModel, type SendParcelBody } from '@shop/contract';
import { toMinor } from '@shop/domain';
import { clockTolerance, readNewestOrders } from '../ordering/placing/find-order';
import { parcelKeyStore } from '../ordering/placing/saved-order';
import { createOnceSender, mayHaveSucceeded, type Ending as EndingOf } from '../ordering/placing/send-once';
import { createSendingKeys } from '../ordering/placing/sending-key';

/** The result of sending. `hidden`: the backend does not tell guests whether it exists; only they can decide to send again. */
export type Ending = EndingOf<SendParcelBody, EndpointModel<typeof sendParcel>> | { kind: 'hidden' };

const keys = createSendingKeys<SendParcelBody>(parcelKeyStore);
const parcels = createOnceSender({ endpoint: sendParcel, keys });

/** Whether the backend supports idempotency keys. */
const supportsKeys = (api: Api): boolean =>
  api.session.getState().capabilities?.includes('idempotency') === true;

/** Milliseconds: long enough for a slow connection. */
const timeout = 60_000;
const defaultPauses = [1_000, 3_000] as const;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const lost = (error: ApiError): Ending => ({ kind: 'lost', error });

/** The parcel of a request without a response; null: none was sent. */
async function findLost(api: Api): Promise<Ending | null> {
  const bodies = keys.unanswered()?.bodies;
  if (!bodies) return null;
  const since = keys.unansweredSince() - clockTolerance;
  const { decimals } = api.session.getState();
  const orders = await readNewestOrders(api);
  if (!orders) return { kind: 'hidden' };
  for (const { id, parcel, placedAt, totals } of orders) {
    const body = bodies.find(
      (sent) =>
        parcel?.category?.id === sent.parcel_category_id &&
        toMinor(sent.order_amount, decimals) === totals.total,
    );
    if (!body || !(Date.parse(placedAt) >= since)) continue;
    keys.forget();
    const placed = { orderId: id, message: '', total: null, payAt: null, paymentId: null };
    return { kind: 'placed', placed, body };
  }
  return null;
}

const findLostSafely = (api: Api): Promise<Ending | null> =>
  findLost(api).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return lost(error);
  });

/** Looks up a parcel whose response was lost, at once and after each pause. */
async function findAfterLoss(api: Api, error: ApiError): Promise<Ending> {
  for (const pause of [0, ...(api.pauses ?? defaultPauses)]) {
    if (pause > 0) await wait(pause);
    const found = await findLostSafely(api);
    if (found?.kind === 'placed' || found?.kind === 'hidden') return found;
  }
  return lost(error);
}

interface Scope {
  moduleId: number;
  /** Zones of the pick-up, in which the backend looks for it. */
  zoneIds: readonly number[] | null;
}

/** On a backend without idempotency keys: what was sent before is looked up first. D-21, F-28. */
async function sendCarefully(api: Api, body: SendParcelBody, { moduleId, zoneIds }: Scope): Promise<Ending> {
  await api.ensureGuest().catch(() => undefined); // sending reports the error itself
  const before = await findLostSafely(api);
  if (before) return before;
  keys.getKey(body, null);
  keys.markSent(body);
  try {
    const options = { timeout, moduleId, ...(zoneIds?.length ? { zoneIds } : {}) };
    const placed = await api.send(sendParcel, { body }, options);
    keys.forget();
    return { kind: 'placed', placed, body };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (mayHaveSucceeded(error)) return findAfterLoss(api, error);
    if (error.status < 500) keys.markRefused();
    return { kind: 'refused', error };
  }
}

/** Forgets a parcel without a response, so that another can be sent. */
export const forgetSent = keys.forget;

/** Sends a parcel once, however often it is asked: after a double click, a lost response, a reload. D-21, F-28. */
export const sendOnce = (api: Api, body: SendParcelBody, scope: Scope): Promise<Ending> =>
  supportsKeys(api) ? parcels.send(api, body, null) : sendCarefully(api, body, scope);

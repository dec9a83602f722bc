import { ApiError, type Api } from '@shop/api';
import type { Endpoint } from '@shop/contract';
import type { SendingKeys } from './sending-key';

/** The result of sending. `lost`: it is unknown whether it took effect; the next attempt finds out. */
export type Ending<Body, Placed> =
  | { kind: 'placed'; placed: Placed; body: Body }
  | { kind: 'refused' | 'lost'; error: ApiError };

/** The endpoint and its keys. */
export interface Sending<Body, Placed> {
  endpoint: Endpoint<{ body: Body }, Placed>;
  keys: SendingKeys<Body>;
  /** The body as it is sent, where it differs from the remembered one. */
  toWire?: (body: Body) => Body;
}

/** Milliseconds before a request without a response is repeated with its key. */
const defaultPauses = [700, 2_000] as const;

/** Whether a failed request may have taken effect. */
export const mayHaveSucceeded = ({ kind, status }: ApiError) =>
  kind !== 'http' || status === 502 || status === 503 || status === 504;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function sendUnder<Body, Placed>(
  api: Api,
  { endpoint, toWire }: Sending<Body, Placed>,
  key: string,
  body: Body,
): Promise<Ending<Body, Placed>> {
  try {
    const sent = toWire ? toWire(body) : body;
    const placed = await api.send(endpoint, { body: sent }, { idempotencyKey: key });
    return { kind: 'placed', placed, body };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: mayHaveSucceeded(error) ? 'lost' : 'refused', error };
  }
}

/** Sends a body any number of times, with one effect. For handlers only. D-21, F-28. */
export function createOnceSender<Body, Placed>(sending: Sending<Body, Placed>) {
  const { keys } = sending;
  type End = Ending<Body, Placed>;

  /** Repeats a request without a response; the key makes that safe. */
  async function sendUntilSettled(api: Api, key: string, body: Body): Promise<End> {
    let ending = await sendUnder(api, sending, key, body);
    for (const pause of api.pauses ?? defaultPauses) {
      if (ending.kind !== 'lost') break;
      await wait(pause);
      ending = await sendUnder(api, sending, key, body);
    }
    return ending;
  }

  /** Looks up earlier requests with the key, newest first; returns the one that took effect. */
  async function findEarlier(api: Api): Promise<End | null> {
    const open = keys.unanswered();
    for (const body of open?.bodies ?? []) {
      const ending = await sendUntilSettled(api, open?.key ?? '', body);
      if (ending.kind !== 'refused') return ending;
    }
    return null;
  }

  function ended(ending: End): End {
    if (ending.kind === 'placed') keys.forget();
    // The server has broken down in the middle of it: that is no answer.
    else if (ending.kind === 'refused' && ending.error.status < 500) keys.markRefused();
    return ending;
  }

  return {
    /**
     * Sends the body; if an earlier request with the same key has taken effect, returns that one. `subject`: what
     * identifies it besides the body.
     */
    async send(api: Api, body: Body, subject: unknown): Promise<End> {
      await api.ensureGuest().catch(() => undefined); // sending reports the error itself
      const key = keys.getKey(body, subject);
      keys.markSent(body);
      const ending = await sendUntilSettled(api, key, body);
      if (ending.kind !== 'refused' || !ending.error.has('key_reused')) return ended(ending);
      const known = await findEarlier(api);
      if (!known) keys.forget();
      return ended(known ?? ending);
    },
    /** The result of requests without a response. Null where there are none, or none took effect. */
    async recover(api: Api): Promise<End | null> {
      if (!keys.unanswered()) return null;
      const known = await findEarlier(api);
      if (!known) keys.markRefused();
      return known && ended(known);
    },
  };
}

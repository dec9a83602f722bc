import { ApiError, type Api } from '@shop/api';
import type { Endpoint } from '@shop/contract';
import type { SendingKeys } from './sending-key';

/** How sending ended. `lost`: nobody knows whether it stands; the next sending finds out. */
export type Ending<Body, Placed> =
  { kind: 'placed'; placed: Placed; body: Body } | { kind: 'refused' | 'lost'; error: ApiError };

/** What is sent where, under which keys. */
export interface Sending<Body, Placed> {
  endpoint: Endpoint<{ body: Body }, Placed>;
  keys: SendingKeys<Body>;
  /** The body as it travels, where that is another than what is remembered of it. */
  toWire?: (body: Body) => Body;
}

/** Milliseconds before what was sent and never answered is sent again under its key. */
const defaultPauses = [700, 2_000] as const;

/** Whether what was sent may have taken effect all the same. */
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

/** What may be sent any number of times and takes effect once. Handlers only. D-21, F-28. */
export function createOnceSender<Body, Placed>(sending: Sending<Body, Placed>) {
  const { keys } = sending;
  type End = Ending<Body, Placed>;

  /** The same key has the same effect, so a lost answer is requested again. */
  async function sendUntilSettled(api: Api, key: string, body: Body): Promise<End> {
    let ending = await sendUnder(api, sending, key, body);
    for (const pause of api.pauses ?? defaultPauses) {
      if (ending.kind !== 'lost') break;
      await wait(pause);
      ending = await sendUnder(api, sending, key, body);
    }
    return ending;
  }

  /** What went out before under the key, the last one first; the one that stands, if any does. */
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
    /** Where an earlier sending under the same key stands already, that one is the answer. `subject`: what belongs to the body. */
    async send(api: Api, body: Body, subject: unknown): Promise<End> {
      await api.ensureGuest().catch(() => undefined); // then sending itself says what is wrong
      const key = keys.keyFor(body, subject);
      keys.markSent(body);
      const ending = await sendUntilSettled(api, key, body);
      if (ending.kind !== 'refused' || !ending.error.has('key_reused')) return ended(ending);
      const known = await findEarlier(api);
      if (!known) keys.forget();
      return ended(known ?? ending);
    },
    /** What became of what was sent and never answered. Null: nothing is open, or nothing stands. */
    async recover(api: Api): Promise<End | null> {
      if (!keys.unanswered()) return null;
      const known = await findEarlier(api);
      if (!known) keys.markRefused();
      return known && ended(known);
    },
  };
}

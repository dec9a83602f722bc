import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * - `slow`: answers after `milliseconds`
 * - `failing`: answers with `status` instead
 * - `malformed`: answers 200 with a page that is no JSON
 * - `lost`: does what was asked, and the answer never arrives
 */
export const faultKinds = ['slow', 'failing', 'malformed', 'lost'] as const;
type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  /** Beginning of the paths it is for: `/api/v1/customer/order`. */
  path: string;
  kind: FaultKind;
  milliseconds: number;
  status: number;
  /** How many calls it still spoils; null: all. */
  times: number | null;
  /** Only calls of this method; null: any. */
  method: string | null;
}

const page = '<!doctype html><title>Login</title><h1>Admin login</h1>';

/** Faults that tests switch on and off. The first that fits a call spoils it. */
export class Faults {
  private list: Fault[] = [];

  get all(): readonly Fault[] {
    return this.list;
  }

  add(fault: Fault): void {
    this.list.push(fault);
  }

  clear(): void {
    this.list = [];
  }

  /** The fault of a call; one of a counted fault's times is used up. */
  take({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): Fault | null {
    const found = this.list.find(
      (fault) => url.startsWith(fault.path) && (fault.method === null || fault.method === method),
    );
    if (!found) return null;
    if (found.times !== null) {
      found.times -= 1;
      if (found.times <= 0) this.list = this.list.filter((fault) => fault !== found);
    }
    return found;
  }

  /** Lets the faults at every call but those of `/sandbox`. */
  spoil(app: FastifyInstance): void {
    const lost = new WeakSet<FastifyRequest>();
    app.addHook('onRequest', async (request, reply) => {
      if (request.url.startsWith('/sandbox/')) return undefined;
      const fault = this.take(request);
      if (fault?.kind === 'lost') lost.add(request);
      return fault && sendSpoilt(fault, reply);
    });
    app.addHook('onSend', async (request) => {
      if (lost.has(request)) request.raw.socket.destroy();
    });
  }
}

async function sendSpoilt(fault: Fault, reply: FastifyReply): Promise<unknown> {
  if (fault.milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
  if (fault.kind === 'malformed') return reply.code(200).type('text/html').send(page);
  if (fault.kind !== 'failing') return undefined;
  const errors = [{ code: 'fault', message: 'A fault was switched on.' }];
  return reply.code(fault.status).header('Cache-Control', 'no-store').send({ errors });
}

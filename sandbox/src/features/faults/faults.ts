import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * - `slow`: responds after `milliseconds`
 * - `failing`: responds with `status` instead
 * - `malformed`: responds with 200 and a page that is not JSON
 * - `lost`: handles the request, but drops the response
 */
export const faultKinds = ['slow', 'failing', 'malformed', 'lost'] as const;
type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  /** Prefix of the affected paths: `/api/v1/customer/order`. */
  path: string;
  kind: FaultKind;
  milliseconds: number;
  status: number;
  /** How many more calls it affects; null: all. */
  times: number | null;
  /** Only calls of this method; null: any. */
  method: string | null;
}

const page = '<!doctype html><title>Login</title><h1>Admin login</h1>';

/** Faults that tests switch on and off. The first that matches a call applies. */
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

  /** The fault for a call; decreases the counter of a counted fault. */
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

  /** Applies the faults to every call except those of `/sandbox`. */
  apply(app: FastifyInstance): void {
    const lost = new WeakSet<FastifyRequest>();
    app.addHook('onRequest', async (request, reply) => {
      if (request.url.startsWith('/sandbox/')) return undefined;
      const fault = this.take(request);
      if (fault?.kind === 'lost') lost.add(request);
      return fault && sendFaultyResponse(fault, reply);
    });
    app.addHook('onSend', async (request) => {
      if (lost.has(request)) request.raw.socket.destroy();
    });
  }
}

async function sendFaultyResponse(fault: Fault, reply: FastifyReply): Promise<unknown> {
  if (fault.milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
  if (fault.kind === 'malformed') return reply.code(200).type('text/html').send(page);
  if (fault.kind !== 'failing') return undefined;
  const errors = [{ code: 'fault', message: 'A fault was switched on.' }];
  return reply.code(fault.status).header('Cache-Control', 'no-store').send({ errors });
}

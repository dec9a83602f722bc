import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which what is under way must be answered: a backend may take as long. */
const patience = 20_000;

/**
 * How an edge ends without a visitor noticing: it tells the balancer (`/healthz` is 503), and those who ask that they need another
 * connection, but answers as ever; then it takes no connection any more, and ends once everything is answered.
 */
export class Departure {
  hasBegun = false;

  /** `pause`: milliseconds in which the balancer finds out. */
  async from(app: FastifyInstance, pause: number): Promise<void> {
    this.hasBegun = true;
    await wait(pause);
    const timer = setTimeout(() => app.server.closeAllConnections(), patience);
    timer.unref();
    await app.close();
    clearTimeout(timer);
  }

  /** A connection that is kept would go on bringing requests here. */
  attend(app: FastifyInstance): void {
    app.addHook('onRequest', (_request, reply, done) => {
      if (this.hasBegun) reply.header('connection', 'close');
      done();
    });
  }
}

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which what is under way must be answered: a backend may take as long. */
const closeTimeout = 20_000;

/**
 * How an edge ends without a visitor noticing: it tells the balancer (`/healthz` is 503), and those who ask that they need another
 * connection, but answers as ever; then it takes no connection any more, and ends once everything is answered.
 */
export class GracefulShutdown {
  hasBegun = false;
  private isClosing = false;
  /** Open connections, and those with a request that is not answered yet. */
  private readonly open = new Set<Socket>();
  private readonly busy = new Set<Socket>();

  /** `pause`: milliseconds in which the balancer finds out. */
  async run(app: FastifyInstance, pause: number): Promise<void> {
    this.hasBegun = true;
    await new Promise((resolve) => setTimeout(resolve, pause));
    const timer = setTimeout(() => app.server.closeAllConnections(), closeTimeout);
    timer.unref();
    this.isClosing = true;
    // Browsers and balancers open connections ahead; one that has asked for nothing counts as busy with Node.
    const closed = app.close();
    for (const socket of this.open) if (!this.busy.has(socket)) socket.destroy();
    await closed;
    clearTimeout(timer);
  }

  track(app: FastifyInstance): void {
    app.server.on('connection', (socket: Socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
    app.server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
      this.busy.add(socket);
      response.once('close', () => {
        this.busy.delete(socket);
        // It was asked before anybody knew, so its answer did not say that the connection ends.
        if (this.isClosing) socket.end();
      });
    });
    // A connection that is kept would go on bringing requests here.
    app.addHook('onRequest', (_request, reply, done) => {
      if (this.hasBegun) reply.header('connection', 'close');
      done();
    });
  }
}

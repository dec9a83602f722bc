import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which pending requests must be answered: a backend may take as long. */
const closeTimeout = 20_000;

/**
 * Ends an edge without effect for visitors: it notifies the balancer (`/healthz` is 503), asks clients to use another
 * connection, and keeps responding; then it accepts no more connections, and ends once every request is answered.
 */
export class GracefulShutdown {
  hasBegun = false;
  private isClosing = false;
  /** Open connections, and those with a pending request. */
  private readonly open = new Set<Socket>();
  private readonly busy = new Set<Socket>();

  /** `pause`: milliseconds in which the balancer can react. */
  async run(app: FastifyInstance, pause: number): Promise<void> {
    this.hasBegun = true;
    await new Promise((resolve) => setTimeout(resolve, pause));
    const timer = setTimeout(() => app.server.closeAllConnections(), closeTimeout);
    timer.unref();
    this.isClosing = true;
    // Browsers and balancers preconnect; Node counts a connection without a request as busy.
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
        // This request came before the shutdown, so its response did not announce the end of the connection.
        if (this.isClosing) socket.end();
      });
    });
    // A kept-alive connection would bring more requests.
    app.addHook('onRequest', (_request, reply, done) => {
      if (this.hasBegun) reply.header('connection', 'close');
      done();
    });
  }
}

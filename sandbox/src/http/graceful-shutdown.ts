import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which running requests must be completed. */
const timeout = 10_000;

/**
 * Watches the connections of a server that does not listen yet. Returns a function that shuts it down: it accepts no
 * connection, completes running requests, and closes idle connections. Node itself would wait for connections without a
 * first request.
 */
export function createGracefulShutdown(app: FastifyInstance): () => Promise<void> {
  const open = new Set<Socket>();
  const busy = new Set<Socket>();
  let isLeaving = false;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    busy.add(socket);
    response.once('close', () => {
      busy.delete(socket);
      // Its response did not announce the end of the connection.
      if (isLeaving) socket.end();
    });
  });
  return async () => {
    isLeaving = true;
    const timer = setTimeout(() => app.server.closeAllConnections(), timeout);
    const closed = app.close();
    for (const socket of open) if (!busy.has(socket)) socket.destroy();
    await closed;
    clearTimeout(timer);
  };
}

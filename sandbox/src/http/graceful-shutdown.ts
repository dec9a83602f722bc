import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which what is under way must be answered. */
const timeout = 10_000;

/**
 * Watches the connections of a server that does not listen yet. The answer ends it: nobody new is let in, what was asked is
 * answered, and connections that request nothing are closed. Node waits for those that have never asked.
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
      // Its answer did not say that the connection ends.
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

import { createServer, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

/** Address of the metrics. */
export interface MetricsAddress {
  port: number;
  /** Address to listen on. */
  host: string;
}

async function sendMetrics(response: ServerResponse, registry: Registry) {
  try {
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  } catch (error) {
    response
      .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      .end(error instanceof Error ? error.message : String(error));
  }
}

/** Opens with the edge, which does not start if the port is in use, and ends after its last response. */
export function serveMetrics(app: FastifyInstance, registry: Registry, { port, host }: MetricsAddress): void {
  const server = createServer((request, response) => {
    const isMetricsRequest = request.method === 'GET' && /^\/metrics(\?|$)/.test(request.url ?? '');
    if (isMetricsRequest) void sendMetrics(response, registry);
    else response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('not found');
  });
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve);
      }),
  );
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

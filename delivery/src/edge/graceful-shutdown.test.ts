import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { json, testEdge } from '../../fixtures/edge';
import { passTime } from '../../fixtures/fake-time';
import { GracefulShutdown } from './graceful-shutdown';
import { edgeSettings } from './settings';

/** An edge on a port whose backend responds when the test allows it. */
async function listening() {
  let notifyArrival: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    notifyArrival = resolve;
  });
  const waiting: (() => void)[] = [];
  const shutdown = new GracefulShutdown();
  const edge = await testEdge(
    (request, response) => {
      if (!request.url?.includes('slow')) return json(response, {});
      notifyArrival();
      waiting.push(() => json(response, { slow: true }));
    },
    { EDGE_RENDER: 'off' },
    { shutdown },
  );
  await edge.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = edge.app.server.address() as AddressInfo; // a TCP server has one
  const request = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
  return {
    edge,
    shutdown,
    port,
    request,
    arrived,
    respond: () => waiting.splice(0).forEach((send) => send()),
  };
}

it('notifies the balancer first, and keeps responding until it reacts', async () => {
  const { edge, shutdown, request } = await listening();
  expect((await request('/healthz')).status).toBe(200);
  let isGone = false;
  const gone = shutdown.run(edge.app, 300).then(() => {
    isGone = true;
  });
  await passTime(299);
  const health = await request('/healthz');
  expect([health.status, await health.json()]).toEqual([503, { status: 'leaving', revision: 3 }]);
  const page = await request('/');
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect(isGone).toBe(false);
  await passTime(1);
  await gone;
  await expect(request('/')).rejects.toThrow('fetch failed');
  await edge.close();
});

it('ends once every request is answered', async () => {
  const { edge, shutdown, port, request, arrived, respond } = await listening();
  // It keeps its connection open as long as the edge does.
  const agent = new Agent({ keepAlive: true });
  const slow = once(get({ port, host: '127.0.0.1', path: '/api/v1/slow', agent }), 'response');
  await arrived;
  let isGone = false;
  const gone = shutdown.run(edge.app, 0).then(() => {
    isGone = true;
  });
  await passTime(0);
  await expect(request('/')).rejects.toThrow('fetch failed');
  expect(isGone).toBe(false);
  respond();
  const [response] = (await slow) as [IncomingMessage]; // the event’s arguments
  expect(JSON.parse(await text(response))).toEqual({ slow: true });
  await gone;
  agent.destroy();
  await edge.close();
});

it('does not wait for preconnected sockets without a request', async () => {
  const { edge, shutdown, port } = await listening();
  const known = once(edge.app.server, 'connection');
  const ahead = connect(port, '127.0.0.1');
  await known;
  const gone = shutdown.run(edge.app, 0);
  await passTime(0);
  await gone;
  ahead.destroy();
  await edge.close();
});

it('waits for the configured time', () => {
  expect(edgeSettings({}).drain).toBe(0);
  expect(edgeSettings({ EDGE_DRAIN_SECONDS: '10' }).drain).toBe(10_000);
  expect(() => edgeSettings({ EDGE_DRAIN_SECONDS: '-1' })).toThrow('EDGE_DRAIN_SECONDS must be');
});

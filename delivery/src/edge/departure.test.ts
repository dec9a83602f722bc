import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { json, testEdge } from '../../fixtures/edge';
import { Departure } from './departure';
import { edgeSettings } from './settings';

/** An edge on a port whose backend answers when it is let. */
async function listening() {
  let hear: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const waiting: (() => void)[] = [];
  const departure = new Departure();
  const edge = await testEdge(
    (request, response) => {
      if (!request.url?.includes('slow')) return json(response, {});
      hear();
      waiting.push(() => json(response, { slow: true }));
    },
    { EDGE_RENDER: 'off' },
    { departure },
  );
  await edge.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = edge.app.server.address() as AddressInfo; // it listens on a TCP port
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
  return { edge, departure, port, ask, arrived, answer: () => waiting.splice(0).forEach((send) => send()) };
}

it('tells the balancer first, and answers as ever until it has found out', async () => {
  const { edge, departure, ask } = await listening();
  expect((await ask('/healthz')).status).toBe(200);
  const gone = departure.from(edge.app, 300);
  const health = await ask('/healthz');
  expect([health.status, await health.json()]).toEqual([503, { status: 'leaving', revision: 3 }]);
  const page = await ask('/');
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  await gone;
  await expect(ask('/')).rejects.toThrow('fetch failed');
  await edge.close();
});

it('ends once everything that was asked is answered', async () => {
  const { edge, departure, ask, arrived, answer } = await listening();
  const slow = ask('/api/v1/slow');
  await arrived;
  let isGone = false;
  const gone = departure.from(edge.app, 0).then(() => {
    isGone = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isGone).toBe(false);
  await expect(ask('/')).rejects.toThrow('fetch failed');
  answer();
  expect(await (await slow).json()).toEqual({ slow: true });
  const answered = performance.now();
  await gone;
  expect(performance.now() - answered).toBeLessThan(2_000);
  await edge.close();
});

it('does not wait for connections that were opened ahead and never asked for anything', async () => {
  const { edge, departure, port } = await listening();
  const ahead = connect(port, '127.0.0.1');
  await once(ahead, 'connect');
  // Until the other side has it, too.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const begun = performance.now();
  await departure.from(edge.app, 0);
  expect(performance.now() - begun).toBeLessThan(2_000);
  ahead.destroy();
  await edge.close();
});

it('takes as long for it as is set', () => {
  expect(edgeSettings({}).drain).toBe(0);
  expect(edgeSettings({ EDGE_DRAIN_SECONDS: '10' }).drain).toBe(10_000);
  expect(() => edgeSettings({ EDGE_DRAIN_SECONDS: '-1' })).toThrow('EDGE_DRAIN_SECONDS must be');
});

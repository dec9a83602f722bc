import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { newFolder, release } from '../../fixtures/build-release';
import { json, testEdge, type TestEdge } from '../../fixtures/edge';
import { openPage, sendReport } from '../../fixtures/reporters';
import { getCanaries } from '../release-table';
import { CanaryAnalysis } from '../canary-analysis/canary-analysis';
import { fetchEdgeCounts, analyseEdges } from './canary-analysis-command';

const token = 'a-token-of-this-test';
const edges: TestEdge[] = [];
afterAll(() => Promise.all(edges.map((edge) => edge.close())));

async function listening() {
  const edge = await testEdge((_request, response) => json(response, {}), {
    EDGE_DELIVERY_TOKEN: token,
    EDGE_TRUST_PROXY: 'loopback',
  });
  edges.push(edge);
  return { edge, address: await edge.app.listen({ port: 0, host: '127.0.0.1' }) };
}

it('adds up the counts of two edges, and rolls the canary back in the store [F-15]', async () => {
  const [one, other] = [await listening(), await listening()];
  const { store, live } = one.edge;
  const addresses = [one.address, other.address, 'http://127.0.0.1:9'];
  // In production both edges would read one store; here the other's canary is the same build in its own store.
  for (const { edge } of [one, other]) {
    await release(edge.store, 'mfe-cart', '1.1.0', { slots: ['cart-button'] }, 60);
    await edge.live.refresh();
  }
  const analysis = new CanaryAnalysis({
    store,
    counts: () => fetchEdgeCounts(addresses, token),
    log: () => undefined,
  });
  await analysis.check();
  for (const { edge } of [one, other]) {
    for (let failing = 0; failing < 3;) {
      const visitor = await openPage(edge.app);
      const canary = visitor.boot.remotes['mfe-cart']?.live;
      if (canary?.version !== '1.1.0') continue;
      failing += 1;
      const { buildId } = canary;
      await sendReport(edge.app, visitor, { kind: 'remote', app: 'mfe-cart', buildId, step: 'card' });
    }
  }
  await analysis.check();
  await live.refresh();
  expect(getCanaries((await store.table()).microFrontends['mfe-cart'])).toEqual([]);
});

it('reports that no edge responds, or that the token is wrong', async () => {
  await expect(fetchEdgeCounts(['http://127.0.0.1:9'], token)).rejects.toThrow('no edge returns its counts');
  const { address } = await listening();
  await expect(fetchEdgeCounts([address], 'another-token-than-it')).rejects.toThrow(
    'no edge returns its counts',
  );
});

it('finds the edges behind a name, as many as it has addresses', async () => {
  const { address } = await listening();
  const { port } = new URL(address);
  const counts = await fetchEdgeCounts([`dns+http://localhost:${port}`, address], token);
  expect([...counts.keys()]).toEqual([address]);
  await expect(fetchEdgeCounts(['dns+http://nobody.invalid:4000'], token)).rejects.toThrow(
    'no edge returns its counts',
  );
});

it('asks for edges and their token', () => {
  const store = { table: jest.fn(), rollback: jest.fn(), advance: jest.fn() };
  expect(() => analyseEdges(store, 'nowhere', token, () => undefined)).toThrow('guard --edges');
  expect(() => analyseEdges(store, 'http://127.0.0.1:9', undefined, () => undefined)).toThrow(
    'EDGE_DELIVERY_TOKEN',
  );
});

it.each(['SIGTERM', 'SIGINT'] as const)('ends with the first %s', async (signal) => {
  const guard = ['delivery/src/cli/main.ts', 'guard', '--edges', 'http://127.0.0.1:9'];
  const child = spawn(process.execPath, ['--import', 'tsx', ...guard], {
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      ...process.env,
      RELEASES_DIR: newFolder(),
      RELEASE_KEYS_DIR: newFolder(),
      EDGE_DELIVERY_TOKEN: token,
    },
  });
  try {
    const ended = once(child, 'exit');
    const [watching] = (await once(child.stdout, 'data')) as [Buffer];
    expect(String(watching)).toContain('watching');
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
});

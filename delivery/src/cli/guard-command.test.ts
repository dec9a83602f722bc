import { release } from '../../fixtures/build-release';
import { json, testEdge, type TestEdge } from '../../fixtures/edge';
import { opensPage, reports } from '../../fixtures/reporters';
import { canaryOf } from '../release-table';
import { Guard } from '../guard/guard';
import { countsOfEdges, guardEdges } from './guard-command';

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

it('adds up what two edges have counted, and takes the trial back in the store [F-15]', async () => {
  const [one, other] = [await listening(), await listening()];
  const { store, live } = one.edge;
  const addresses = [one.address, other.address, 'http://127.0.0.1:9'];
  // Both edges would read one store; here the other's trial is the same build in a store of its own.
  for (const { edge } of [one, other]) {
    await release(edge.store, 'mfe-cart', '1.1.0', { slots: ['cart-button'] }, 60);
    await edge.live.refresh();
  }
  const guard = new Guard({ store, counts: () => countsOfEdges(addresses, token), log: () => undefined });
  await guard.look();
  for (const { edge } of [one, other]) {
    for (let failing = 0; failing < 3;) {
      const visitor = await opensPage(edge.app);
      const trial = visitor.boot.remotes['mfe-cart']?.live;
      if (trial?.version !== '1.1.0') continue;
      failing += 1;
      const { buildId } = trial;
      await reports(edge.app, visitor, { kind: 'remote', app: 'mfe-cart', buildId, step: 'card' });
    }
  }
  await guard.look();
  await live.refresh();
  expect(canaryOf((await store.table()).microFrontends['mfe-cart'])).toBeUndefined();
});

it('says so when no edge answers, or the token is wrong', async () => {
  await expect(countsOfEdges(['http://127.0.0.1:9'], token)).rejects.toThrow('no edge answers');
  const { address } = await listening();
  await expect(countsOfEdges([address], 'another-token-than-it')).rejects.toThrow('no edge answers');
});

it('asks for edges and their token', () => {
  const store = { table: jest.fn(), rollback: jest.fn() };
  expect(() => guardEdges(store, 'nowhere', token, () => undefined)).toThrow('guard --edges');
  expect(() => guardEdges(store, 'http://127.0.0.1:9', undefined, () => undefined)).toThrow(
    'EDGE_DELIVERY_TOKEN',
  );
});

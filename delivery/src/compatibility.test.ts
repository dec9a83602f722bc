import { release } from '../fixtures/build-release';
import { getBootData, testEdge, type TestEdge } from '../fixtures/edge';

let edge: TestEdge;
beforeEach(async () => {
  edge = await testEdge(undefined, { EDGE_RENDER: 'off' });
});
afterEach(() => edge.close());

const contract = (provides: string, host: string) => ({ contract: { provides, requires: { host } } });

/** The cart releases of a page: the assigned one, and its fallback. */
async function cart() {
  await edge.live.refresh();
  const { body } = await edge.app.inject({ url: '/', headers: { accept: 'text/html' } });
  const { live, previous } = getBootData(body).remotes['mfe-cart'] ?? {};
  return [live?.version, previous?.version];
}

it('assigns the previous release if a restored host is too old for the newer one [F-17]', async () => {
  await release(edge.store, 'host', '1.1.0', contract('1.1.0', '^1.0.0'));
  await release(edge.store, 'mfe-cart', '1.1.0', contract('1.1.0', '^1.1.0'));
  expect(await cart()).toEqual(['1.1.0', '1.0.0']);
  await edge.store.rollback('host');
  expect(await cart()).toEqual(['1.0.0', undefined]);
});

it('leaves the decision to the page if no previous release is compatible either [F-17]', async () => {
  await release(edge.store, 'host', '1.1.0', contract('1.1.0', '^1.0.0'));
  for (const version of ['1.1.0', '1.2.0'])
    await release(edge.store, 'mfe-cart', version, contract('1.1.0', '^1.1.0'));
  await edge.store.rollback('host');
  expect(await cart()).toEqual(['1.2.0', '1.1.0']);
});

import { release } from '../../fixtures/build-release';
import { getBootData, testEdge, type TestEdge } from '../../fixtures/edge';

let edge: TestEdge;
beforeEach(async () => {
  edge = await testEdge(undefined, { EDGE_RENDER: 'off' });
});
afterEach(() => edge.close());

const contract = (provides: string, host: string) => ({ contract: { provides, requires: { host } } });

/** What the page is made of: the cart, and what stands behind it. */
async function cart() {
  await edge.live.refresh();
  const { body } = await edge.app.inject({ url: '/', headers: { accept: 'text/html' } });
  const { live, previous } = getBootData(body).remotes['mfe-cart'] ?? {};
  return [live?.version, previous?.version];
}

it('deals the release before where the host that is there again is too old for the newer one [F-17]', async () => {
  await release(edge.store, 'host', '1.1.0', contract('1.1.0', '^1.0.0'));
  await release(edge.store, 'mfe-cart', '1.1.0', contract('1.1.0', '^1.1.0'));
  expect(await cart()).toEqual(['1.1.0', '1.0.0']);
  await edge.store.rollback('host');
  expect(await cart()).toEqual(['1.0.0', undefined]);
});

it('leaves it to the page where nothing behind it fits either [F-17]', async () => {
  await release(edge.store, 'host', '1.1.0', contract('1.1.0', '^1.0.0'));
  for (const version of ['1.1.0', '1.2.0'])
    await release(edge.store, 'mfe-cart', version, contract('1.1.0', '^1.1.0'));
  await edge.store.rollback('host');
  expect(await cart()).toEqual(['1.2.0', '1.1.0']);
});

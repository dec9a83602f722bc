import { getBootData, testEdge, type TestEdge } from '../../../fixtures/edge';

let edge: TestEdge;
beforeAll(async () => {
  edge = await testEdge();
});
afterAll(() => edge.close());

it('lists every script of a deferred slot, in order of execution', async () => {
  const { body } = await edge.app.inject({ url: '/', headers: { accept: 'text/html' } });
  const live = getBootData(body).remotes['mfe-cart']?.live;
  expect(Object.keys(live?.slotScripts ?? {})).toEqual(['add-to-cart']);
  const scripts = live?.slotScripts?.['add-to-cart'] ?? [];
  expect(scripts.map(({ url }) => /\/([a-z-]+)\.[0-9a-f]{8}\.js$/.exec(url)?.[1])).toEqual([
    'entry',
    'slots',
    'add-to-cart',
  ]);
  expect(scripts[0]).toEqual(live?.entry);
  for (const { integrity } of scripts) expect(integrity).toMatch(/^sha384-/);
});

import { buildRelease, newStore, release } from '../../fixtures/build-release';
import { getCanary, getDefault, type ReleaseTable } from '../release-table';

const percentages = (table: ReleaseTable, app: string) =>
  Object.fromEntries(
    (table.microFrontends[app] ?? []).map(({ metadata, deployment }) => [
      metadata.version,
      deployment.traffic,
    ]),
  );

it('publishes builds of one version side by side as snapshots', async () => {
  const { store } = newStore();
  const [one, two] = ['one', 'two'].map((content) => buildRelease('mfe-cart', '1.0.0', { content })) as [
    string,
    string,
  ];
  const first = await store.publish('mfe-cart', one, { asSnapshot: true });
  const second = await store.publish('mfe-cart', two, { asSnapshot: true });
  await store.promote('mfe-cart', first.version);
  const table = await store.promote('mfe-cart', second.version);
  expect(percentages(table, 'mfe-cart')).toEqual({ [second.version]: 100, [first.version]: 0 });
});

it('assigns the first release to everybody, and a later one to its percentage', async () => {
  const { store } = newStore();
  await release(store, 'mfe-cart', '1.0.0', {}, 10);
  const table = await release(store, 'mfe-cart', '1.1.0', {}, 12.5);
  expect(percentages(table, 'mfe-cart')).toEqual({ '1.1.0': 12.5, '1.0.0': 87.5 });
  const canary = getCanary(table.microFrontends['mfe-cart']);
  expect(canary?.extras.previous).toBe('1.0.0');
  expect(canary?.fallbackUrl).toContain('/1.0.0-');
});

it('rolls the older canary back when another one starts', async () => {
  const { store } = newStore();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(store, 'mfe-cart', version, {}, 20);
  expect(percentages(await store.table(), 'mfe-cart')).toEqual({ '1.2.0': 20, '1.1.0': 0, '1.0.0': 80 });
});

it('rolls a canary back first, then the default, step by step [F-10]', async () => {
  const { store } = newStore();
  await release(store, 'mfe-cart', '1.0.0');
  await release(store, 'mfe-cart', '1.1.0');
  await release(store, 'mfe-cart', '1.2.0', {}, 30);
  expect(await store.rollback('mfe-cart')).toEqual({ from: '1.2.0', to: '1.1.0' });
  expect(percentages(await store.table(), 'mfe-cart')).toMatchObject({ '1.2.0': 0, '1.1.0': 100 });
  expect(await store.rollback('mfe-cart')).toEqual({ from: '1.1.0', to: '1.0.0' });
  expect(getDefault((await store.table()).microFrontends['mfe-cart'])?.metadata.version).toBe('1.0.0');
  await expect(store.rollback('mfe-cart')).rejects.toThrow('no release before it');
  await expect(store.rollback('mfe-nobody')).rejects.toThrow('no live release');
});

it.each([0, 101, Number.NaN])('refuses %d percent', async (percent) => {
  const { store } = newStore();
  await store.publish('mfe-cart', buildRelease('mfe-cart', '1.0.0'));
  await expect(store.promote('mfe-cart', '1.0.0', percent)).rejects.toThrow('at most 100,');
});

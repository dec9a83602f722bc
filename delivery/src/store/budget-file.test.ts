import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, newStore, release } from '../../fixtures/build-release';
import { deliverySettings, storeFrom } from '../delivery-settings';
import { budgetsFrom } from './budget-file';

const root = join(import.meta.dirname, '../../..');
const usual = join(root, 'delivery', 'size-budgets.json');

function getFile(content: unknown): string {
  const path = join(newFolder(), 'budgets.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

it('has sizes for every app in the default file, and for new ones', () => {
  const budgets = budgetsFrom(undefined, usual);
  const areas = ['*', 'host', 'mfe-catalog', 'mfe-cart', 'mfe-account', 'mfe-auth'];
  expect(Object.keys(budgets)).toEqual(areas);
  for (const budget of Object.values(budgets))
    expect(Object.keys(budget)).toEqual(['entry', 'chunk', 'page']);
  expect(budgets.host?.entry).toBe(90 * 1_024);
});

it('can be another file, off, or missing without a setting', () => {
  expect(budgetsFrom(getFile({ '*': { entry: 2 } }), usual)).toEqual({ '*': { entry: 2_048 } });
  expect(budgetsFrom('off', usual)).toEqual({});
  expect(budgetsFrom(undefined, '/nowhere.json')).toEqual({});
});

it.each([
  ['a misspelt size', { host: { entries: 2 } }],
  ['no number', { host: { entry: '2' } }],
  ['no size at all', { host: {} }],
  ['nothing of apps', [1]],
  ['no JSON', '{'],
])('refuses a file with %s', (_what, content) => {
  expect(() => budgetsFrom(getFile(content), usual)).toThrow(/budgets\.json/);
});

it('applies to promotions by the command', async () => {
  const { dir } = newStore();
  const env = {
    RELEASES_DIR: dir,
    RELEASE_KEYS_DIR: newFolder(),
    RELEASE_BUDGETS: getFile({ 'mfe-cart': { entry: 1 } }),
  };
  const store = storeFrom(deliverySettings(env, root), env);
  await release(store, 'host', '1.0.0');
  await expect(release(store, 'mfe-cart', '1.0.0')).rejects.toThrow('and 1 KiB are allowed');
  await expect(release(store, 'mfe-auth', '1.0.0')).resolves.toBeDefined();
});

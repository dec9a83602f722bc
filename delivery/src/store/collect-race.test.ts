import { buildRelease, newShop } from '../../fixtures/build-release';
import { getEntry } from '../release-table';

const app = 'mfe-cart';
const days = 30;

/** 1.0.0 was published long ago, and nobody has promoted it. */
async function withDraft() {
  const shop = await newShop(() => new Date(Date.now() + 31 * 86_400_000));
  const { folder } = await shop.store.publish(app, buildRelease(app, '1.0.0'));
  const isLive = async () => getEntry((await shop.store.table()).microFrontends[app], '1.0.0') !== undefined;
  return { ...shop, folder, isLive };
}

it('keeps a release that somebody promotes before its folder is looked at', async () => {
  const { store, objects, isLive } = await withDraft();
  const list = objects.list.bind(objects);
  jest.spyOn(objects, 'list').mockImplementation(async (prefix) => {
    const found = await list(prefix);
    if (prefix !== '') return found;
    await store.promote(app, '1.0.0');
    return found;
  });
  expect(await store.collect(days)).toEqual([]);
  expect(await isLive()).toBe(true);
  expect((await store.verify()).problems).toEqual([]);
});

it('keeps a release that somebody promotes while its manifest is removed', async () => {
  const { store, objects, isLive } = await withDraft();
  const remove = objects.remove.bind(objects);
  jest.spyOn(objects, 'remove').mockImplementationOnce(async (keys) => {
    expect(keys).toEqual([expect.stringMatching(/release\.json$/)]);
    await store.promote(app, '1.0.0');
    return remove(keys);
  });
  expect(await store.collect(days)).toEqual([]);
  expect(await isLive()).toBe(true);
  expect((await store.verify()).problems).toEqual([]);
});

it('refuses to promote a release that is removed meanwhile, and withdraws the revision', async () => {
  const { store, objects, folder, isLive } = await withDraft();
  const before = (await store.table()).extras.revision;
  const create = objects.create.bind(objects);
  jest.spyOn(objects, 'create').mockImplementationOnce(async (key, content) => {
    expect(key).toMatch(/^revisions\//);
    expect(await store.collect(days)).toEqual([{ app, folder }]);
    return create(key, content);
  });
  await expect(store.promote(app, '1.0.0')).rejects.toThrow('mfe-cart@1.0.0 is not published');
  expect([await isLive(), (await store.table()).extras.revision]).toEqual([false, before]);
  expect(await store.verify()).toEqual({ releases: 1, problems: [] });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../fixtures/build-release';
import { newObjects, type StoreKind } from '../../fixtures/new-objects';
import { FolderObjects } from './folder-objects';

describe.each<StoreKind>(['folder', 's3', 's3rver'])('objects of kind %s', (kind) => {
  const newStore = newObjects(kind);

  it('are returned as they were put, until they are removed', async () => {
    const objects = await newStore();
    const bytes = Buffer.from([0, 255, 10, 13]);
    await objects.put('app/1.0.0+b-1/file.bin', bytes);
    await objects.put('empty', '');
    expect(await objects.get('app/1.0.0+b-1/file.bin')).toEqual(bytes);
    expect(await objects.get('empty')).toEqual(Buffer.alloc(0));
    expect(await objects.get('nothing')).toBeNull();
    await objects.remove(['app/1.0.0+b-1/file.bin', 'nothing']);
    expect(await objects.get('app/1.0.0+b-1/file.bin')).toBeNull();
    expect((await objects.list('')).map(({ key }) => key)).toEqual(['empty']);
  });

  it('do not exist for the key of a folder, or below a file', async () => {
    const objects = await newStore();
    await objects.put('app/file', 'x');
    expect(await objects.get('app')).toBeNull();
    expect(await objects.stamp('app')).toBeNull();
    expect(await objects.get('app/file/below')).toBeNull();
  });

  it('are created by exactly one of many concurrent calls, and not overwritten', async () => {
    const objects = await newStore();
    const all = Array.from({ length: 20 }, (_, at) => `claim ${at}`);
    const won = await Promise.all(all.map((text) => objects.create('revisions/00000001.json', text)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(String(await objects.get('revisions/00000001.json'))).toBe(all[won.indexOf(true)]);
    expect(await objects.create('revisions/00000001.json', 'later')).toBe(false);
    await objects.remove(['revisions/00000001.json']);
    expect(await objects.create('revisions/00000001.json', 'anew')).toBe(true);
  });

  it('are read completely while they are replaced', async () => {
    const objects = await newStore();
    const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(200_000));
    await objects.put('table', texts[0] ?? '');
    let isWriting = true;
    const write = async () => {
      for (let index = 0; index < 12; index += 1) await objects.put('table', texts[index % 3] ?? '');
      isWriting = false;
    };
    const read = async () => {
      while (isWriting) {
        const text = String(await objects.get('table'));
        expect(texts.includes(text)).toBe(true);
      }
    };
    await Promise.all([write(), read(), read()]);
  });

  it('are in folders, which are listed without their content', async () => {
    const objects = await newStore();
    expect(await objects.folders()).toEqual([]);
    await objects.put('releases.json', '{}');
    await Promise.all(Array.from({ length: 120 }, (_, at) => objects.create(`audit/${at}.json`, '')));
    await objects.create('mfe-auth/.versions/1.0.0', 'a');
    await objects.create('revisions/00000001.json', '{}');
    // S3rver overlooks folders that contain nothing but folders.
    const apps = kind === 's3rver' ? [] : ['mfe-auth'];
    expect(await objects.folders()).toEqual(['audit', ...apps, 'revisions']);
    await objects.remove(['revisions/00000001.json']);
    expect(await objects.folders()).toEqual(['audit', ...apps]);
  });

  it('have a stamp that changes with them', async () => {
    const objects = await newStore();
    expect(await objects.stamp('table')).toBeNull();
    await objects.put('table', 'one');
    const first = await objects.stamp('table');
    expect(await objects.stamp('table')).toBe(first);
    await objects.put('table', 'two');
    expect(await objects.stamp('table')).not.toBe(first);
    expect(first).toEqual(expect.any(String));
  });

  it('are listed by folder, in order, with their time, however many there are', async () => {
    const objects = await newStore();
    // Three pages of our own S3 server; s3rver's pages have 1,000 entries, and Node 20 cannot request a second one.
    const count = kind === 's3rver' ? 20 : 230;
    // Some return whole seconds only.
    const [begun, second] = [Date.now(), 1_000];
    const keys = Array.from({ length: count }, (_, at) => `audit/${String(at).padStart(5, '0')}.json`);
    await Promise.all(keys.map((key) => objects.put(key, key)));
    await objects.put('auditor/.versions/1.0.0', 'x');
    const found = await objects.list('audit/');
    expect(found.map(({ key }) => key)).toEqual(keys);
    const modifiedAt = found[0]?.modifiedAt.getTime();
    expect(modifiedAt).toBeGreaterThan(begun - second);
    expect(modifiedAt).toBeLessThan(Date.now() + second);
    expect((await objects.list('')).length).toBe(count + 1);
    expect(await objects.list('nothing/')).toEqual([]);
  });

  const longest = 'x'.repeat(900);
  it.each(['', '/etc/passwd', '../up', 'a/../b', 'a//b', 'a/', './a', 'a\\b', 'a b', 'ä', 'a\0', longest])(
    'refuse a key such as %j',
    async (key) => {
      const objects = await newStore();
      for (const call of [objects.get, objects.stamp].map((one) => one.bind(objects))) {
        await expect((async () => call(key))()).rejects.toMatchObject({ code: 'invalid' });
      }
      await expect((async () => objects.put(key, ''))()).rejects.toMatchObject({ code: 'invalid' });
      await expect((async () => objects.create(key, ''))()).rejects.toMatchObject({ code: 'invalid' });
      await expect((async () => objects.remove([key]))()).rejects.toMatchObject({ code: 'invalid' });
      await expect((async () => objects.list(`${key}x`))()).rejects.toMatchObject({ code: 'invalid' });
    },
  );
});

it.each(['', '/below'])('a folder that is a file%s is no empty store', async (below) => {
  const file = join(newFolder(), 'passwd');
  writeFileSync(file, 'root');
  const objects = new FolderObjects(`${file}${below}`);
  const refused = { code: 'invalid', message: `${file}${below} is no folder` };
  await expect(objects.get('releases.json')).rejects.toMatchObject(refused);
  await expect(objects.list('revisions/')).rejects.toMatchObject(refused);
  await expect(objects.stamp('releases.json')).rejects.toMatchObject(refused);
  await expect(new FolderObjects(join(newFolder(), 'new')).list('')).resolves.toEqual([]);
});

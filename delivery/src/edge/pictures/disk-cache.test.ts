import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskCache } from './disk-cache';

const folder = mkdtempSync(join(tmpdir(), 'disk-cache-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const name = (letter: string) => `${letter.repeat(24)}-320.webp`;
const picture = Buffer.alloc(40);

/** Which of these pictures are in the cache. They are read one after the other, which is the order of their use. */
async function findKept(cache: DiskCache, ...letters: string[]): Promise<string[]> {
  const kept: string[] = [];
  for (const letter of letters) if (await cache.get(name(letter))) kept.push(letter);
  return kept;
}

it('removes the least recently used picture first, also after a restart [X-33]', async () => {
  const own = join(folder, 'restart');
  const cache = new DiskCache(own, 100);
  await cache.put(name('a'), picture);
  await cache.put(name('b'), picture);
  await cache.get(name('a'));
  await cache.put(name('c'), picture);
  expect(readdirSync(own).sort()).toEqual([name('a'), name('c')]);

  const next = new DiskCache(own, 100);
  expect(await findKept(next, 'a', 'b', 'c')).toEqual(['a', 'c']);
  await next.put(name('d'), picture);
  expect(await findKept(next, 'a', 'c', 'd')).toEqual(['c', 'd']);
});

it('makes room when its limit has become smaller, and touches no other files [X-33]', async () => {
  const own = join(folder, 'smaller');
  const cache = new DiskCache(own, 1_000);
  for (const letter of ['a', 'b', 'c']) await cache.put(name(letter), picture);
  writeFileSync(join(own, 'README'), 'mine');
  const next = new DiskCache(own, 50);
  await next.get(name('z'));
  expect(readdirSync(own)).toHaveLength(2);
  expect(existsSync(join(own, 'README'))).toBe(true);
});

it('uses what another edge with the same folder has made, and does without what it has removed [X-33]', async () => {
  const own = join(folder, 'shared');
  const [one, other] = [new DiskCache(own, 1_000), new DiskCache(own, 1_000)];
  await one.get(name('x'));
  await other.put(name('a'), picture);
  expect(await findKept(one, 'a')).toEqual(['a']);
  rmSync(join(own, name('a')));
  expect(await findKept(one, 'a')).toEqual([]);
});

it('shares a folder with an edge whose process has the same number, as in two containers [X-33]', async () => {
  const own = join(folder, 'containers');
  const writers = [new DiskCache(own, 10_000), new DiskCache(own, 10_000)];
  const letters = ['a', 'b'];
  const puts = writers.map((cache, at) => cache.put(name(letters[at] ?? ''), Buffer.alloc(40, letters[at])));
  await Promise.all(puts);
  for (const letter of letters) expect(await writers[0]?.get(name(letter))).toEqual(Buffer.alloc(40, letter));
});

it('removes what edges that were killed had begun to write a day ago [X-33]', async () => {
  const own = join(folder, 'killed');
  mkdirSync(own);
  const [old, earlier, young, foreign] = [
    '.0b0e7c1c-6b0e-4a53-9a39-8d1f0f2f3a11',
    '.1-7',
    '.0b0e7c1c-6b0e-4a53-9a39-8d1f0f2f3a12',
    '.gitignore',
  ].map((file) => join(own, file));
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const path of [old, earlier, young, foreign]) writeFileSync(path ?? '', picture);
  for (const path of [old, earlier, foreign]) utimesSync(path ?? '', twoDaysAgo, twoDaysAgo);
  await new DiskCache(own, 1_000).get(name('z'));
  expect([old, earlier, young, foreign].map((path) => existsSync(path ?? ''))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('has a folder of its own without one, and removes it in the end [X-33]', async () => {
  const cache = new DiskCache(null, 1_000);
  await cache.put(name('a'), picture);
  expect(await findKept(cache, 'a')).toEqual(['a']);
  await cache.close();
  expect(await findKept(cache, 'a')).toEqual([]);
});

it('does without a folder that cannot be written [X-33]', async () => {
  writeFileSync(join(folder, 'file'), '');
  const cache = new DiskCache(join(folder, 'file', 'below'), 1_000);
  await cache.put(name('a'), picture);
  expect(await cache.get(name('a'))).toBeNull();
});

import { pictureCache, picturesOf, type LastSeen } from './last-seen';

/** Keeps the pictures of what was seen, and no others. The browser has most of them already. */
export async function keepPictures(seen: LastSeen): Promise<void> {
  if (!('caches' in window)) return;
  const wanted = picturesOf(seen);
  const cache = await caches.open(pictureCache);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(kept.filter((path) => !wanted.includes(path)).map((path) => cache.delete(path)));
  const missing = wanted.filter((path) => !kept.includes(path));
  await Promise.all(missing.map((path) => keep(cache, path)));
}

async function keep(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { cache: 'force-cache' }).catch(() => null);
  const isPicture = answer?.ok && answer.headers.get('content-type')?.startsWith('image/');
  if (answer && isPicture) await cache.put(path, answer);
}

/** With the session goes what was seen in it. */
export async function forgetPictures(): Promise<void> {
  if ('caches' in window) await caches.delete(pictureCache);
}

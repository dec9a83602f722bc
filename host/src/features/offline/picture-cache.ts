import { pictureCache, getPictures, type LastSeen } from './last-seen';

/** Caches the pictures of the pages seen last and removes all others. Most are in the browser's own cache already. */
export async function cachePictures(lastSeen: LastSeen): Promise<void> {
  if (!('caches' in window)) return;
  const needed = getPictures(lastSeen);
  const cache = await caches.open(pictureCache);
  const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(cached.filter((path) => !needed.includes(path)).map((path) => cache.delete(path)));
  const missing = needed.filter((path) => !cached.includes(path));
  await Promise.all(missing.map((path) => store(cache, path)));
}

async function store(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path, { cache: 'force-cache' }).catch(() => null);
  const isPicture = response?.ok && response.headers.get('content-type')?.startsWith('image/');
  if (response && isPicture) await cache.put(path, response);
}

/** Called when the session ends. */
export async function forgetPictures(): Promise<void> {
  if ('caches' in window) await caches.delete(pictureCache);
}

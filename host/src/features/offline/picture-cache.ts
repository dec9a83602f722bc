/** The cache of the pictures that the offline page shows. */
export const pictureCache = 'shop-seen-pictures';

/** Called when the session ends. */
export async function forgetPictures(): Promise<void> {
  if ('caches' in window) await caches.delete(pictureCache);
}

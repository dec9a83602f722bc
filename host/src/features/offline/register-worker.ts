import { toTrustedUrl } from '@shop/federation/runtime';

/**
 * The shop's service worker, once everything else is done. It takes no open page over: pages that are opened later have it. A
 * browser that forbids it does without.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker
    .register(toTrustedUrl('/sw.js'), { scope: '/', updateViaCache: 'none' })
    .catch(() => undefined);
}

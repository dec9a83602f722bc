import { toTrustedUrl } from '@shop/federation/runtime';

/**
 * Registers the shop's service worker after everything else. It controls pages that are opened later, not the current
 * one. Browsers that forbid it work without.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker
    .register(toTrustedUrl('/sw.js'), { scope: '/', updateViaCache: 'none' })
    .catch(() => undefined);
}

export { SaveLastSeen } from './save-last-seen';

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

/** Whoever looks at the shop has seen its news: takes the number off the app's icon, now and at each return. */
export function clearBadgeWhenSeen(): void {
  const clear = () => {
    if (document.visibilityState === 'visible') void navigator.clearAppBadge?.().catch(() => undefined);
  };
  clear();
  document.addEventListener('visibilitychange', clear);
}

export { OfflineMemory } from './offline-memory';

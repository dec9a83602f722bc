import { useCache } from '@shop/api';
import { useShopEvent } from '@shop/events';

/**
 * Drops the customer's cached responses after a logout, here or in another tab (F-33). An expired session keeps them,
 * because it may continue after signing in; another customer has other cache keys.
 */
export function usePurge(): void {
  const { dropAll } = useCache();
  useShopEvent('session:ended', ({ because }) => {
    // Deferred until nothing shows the customer's data, so that nothing fetches it again.
    if (because === 'logout') setTimeout(() => void dropAll());
  });
}

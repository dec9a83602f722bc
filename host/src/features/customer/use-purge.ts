import { useCache } from '@shop/api';
import { useShopEvent } from '@shop/events';

/**
 * Whoever leaves, here or in another tab, leaves none of the answers behind that were given to them (F-33). A session that
 * ended by itself may go on after signing in, and keeps them: another customer's have other keys.
 */
export function usePurge(): void {
  const { dropAll } = useCache();
  useShopEvent('session:ended', ({ because }) => {
    // Once nothing shows the customer's answers any more: nobody then asks for them anew.
    if (because === 'logout') setTimeout(() => void dropAll());
  });
}

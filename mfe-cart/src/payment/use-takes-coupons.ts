import { useShopConfig } from '@shop/api';
import { useSession } from '@shop/session';

/** Whether this visitor may use coupons: customers always, guests where the backend lets them. */
export function useTakesCoupons(): boolean {
  const signedIn = useSession((session) => session.token !== null);
  const capabilities = useShopConfig()?.capabilities;
  return signedIn || capabilities?.includes('guest-coupons') === true;
}

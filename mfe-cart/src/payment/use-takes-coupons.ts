import { useSession } from '@shop/session';

/** Whether this visitor may use coupons: customers always, guests where the backend lets them. */
export const useTakesCoupons = (): boolean =>
  useSession(({ token, capabilities }) => token !== null || capabilities?.includes('guest-coupons') === true);

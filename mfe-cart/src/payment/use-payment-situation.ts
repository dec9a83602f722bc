import { useEndpoint } from '@shop/api';
import { customerInfo } from '@shop/contract';
import type { Minor, ShopConfig, Store, Zone } from '@shop/domain';
import { useSession } from '@shop/session';
import type { PaymentSituation } from './payment-rules';

/** Whether this visitor may use coupons: customers always, guests where the backend lets them. */
export const useTakesCoupons = (): boolean =>
  useSession(({ token, capabilities }) => token !== null || capabilities?.includes('guest-coupons') === true);

/** What the visitor may pay with: the shop's settings, the zone's, and what is in the wallet. */
export function usePaymentSituation(order: {
  store: Pick<Store, 'moduleId'>;
  zone: Zone | null;
  config: ShopConfig;
  total: Minor;
}): PaymentSituation {
  const signedIn = useSession((session) => session.token !== null);
  const { data } = useEndpoint(customerInfo, signedIn ? {} : null);
  const { store, zone, config, total } = order;
  return {
    config,
    zone,
    moduleId: store.moduleId,
    total,
    balance: signedIn ? (data?.walletBalance ?? null) : null,
  };
}

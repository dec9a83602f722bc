import { useEndpoint } from '@shop/api';
import { customerInfo } from '@shop/contract';
import type { Minor, ShopConfig, Store, Zone } from '@shop/domain';
import { useSession } from '@shop/session';
import type { PaymentSituation } from './payment-rules';

/** Whether this visitor may use coupons: customers always, guests where the backend allows it. */
export const useTakesCoupons = (): boolean =>
  useSession(({ token, capabilities }) => token !== null || capabilities?.includes('guest-coupons') === true);

/** What the available payment methods depend on: settings of shop and zone, and the wallet's balance. */
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

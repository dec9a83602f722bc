import { useApi, useShopConfig } from '@shop/api';
import { savePushToken } from '@shop/contract';
import { pushToken, subscribe, unsubscribe } from '@shop/push';

/**
 * Lets the shop's server reach this browser while the shop is closed, where browser and shop can (BIZ-18). What fails here
 * takes nothing away: an open shop tells by itself.
 */
export function usePush() {
  const api = useApi();
  const key = useShopConfig()?.webPushKey ?? null;
  const join = async () => {
    if (key === null || (await subscribe(key)) !== 'on') return;
    const token = await pushToken();
    if (token) await api.send(savePushToken, { body: { cm_firebase_token: token } });
  };
  return {
    join: () => void join().catch(() => undefined),
    leave: () => void unsubscribe().catch(() => undefined),
  };
}

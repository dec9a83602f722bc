import { useAction, useShopConfig } from '@shop/api';
import { savePushToken } from '@shop/contract';
import { pushToken, subscribe, unsubscribe } from '@shop/push';
import { useCallback } from 'react';

/** Notifications that come while the shop is closed are more than was requested: where they cannot be had, nothing is said. */
const silently = { onError: () => true };

/** Lets the backend reach this browser while the shop is closed, once its customer has agreed, or no longer. X-09, BIZ-18. */
export function usePush(): (isOn: boolean) => Promise<void> {
  const key = useShopConfig()?.webPushKey ?? null;
  const { run } = useAction(savePushToken, silently);
  return useCallback(
    async (isOn) => {
      if (!isOn) return void (await unsubscribe());
      if (key === null || (await subscribe(key)) !== 'on') return;
      const token = await pushToken();
      if (token) await run({ body: { cm_firebase_token: token } });
    },
    [key, run],
  );
}

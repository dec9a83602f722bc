import { useApi, useShopConfig } from '@shop/api';
import { forgotPassword } from '@shop/contract';
import { toast } from '@shop/ui';
import { sendByPhoneProvider } from '../../providers/phone-provider';
import { useProviderSettings } from '../../providers/use-provider-settings';
import type { Target } from './recovery';

/**
 * Has a code sent for a new password, by the shop or by the phone provider where that verifies phones; says the server's
 * words (ERR-26) and returns what the provider wants back with the code, '' where it has sent none. Rejects with `ApiError`
 * or `ProviderProblem`. CALL-39.
 */
export function useCodeSending(): (target: Target) => Promise<string> {
  const api = useApi();
  const isByProvider = useShopConfig()?.login.firebaseOtp ?? false;
  const settings = useProviderSettings();
  return async (target) => {
    const message = await api.send(forgotPassword, { body: target });
    const byProvider = isByProvider && target.verification_method === 'phone';
    const sessionInfo = byProvider ? (await sendByPhoneProvider(target.phone, settings)).sessionInfo : '';
    if (message) toast.success(message);
    return sessionInfo;
  };
}

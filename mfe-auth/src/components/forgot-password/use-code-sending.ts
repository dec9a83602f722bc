import { useApi, useShopConfig } from '@shop/api';
import { forgotPassword } from '@shop/contract';
import { toast } from '@shop/ui';
import { sendByPhoneProvider } from '../../providers/phone-provider';
import { useProviderSettings } from '../../providers/use-provider-settings';
import type { Target } from '../../flow/recovery';

/**
 * Sends a code for a new password, through the shop or through the phone provider if that verifies phones, and shows
 * the server's message (ERR-26). Returns the provider's session info, which goes back to it with the code; '' when
 * the shop sent the code. Rejects with `ApiError` or `ProviderProblem`. CALL-39.
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

import { useShopConfig } from '@shop/api';
import type { StepProps } from '../../flow/step-props';
import { ProviderCode } from './provider-code';
import { ServerCode } from './server-code';

/**
 * The form for a code that verifies a phone or an e-mail address; sent by the shop, or by its phone provider to
 * phones. STATE-43, OTP-01.
 */
export function CodeStep({ context, onResponse }: StepProps) {
  const byProvider = useShopConfig()?.login.firebaseOtp;
  const { code } = context;
  if (!code) return null;
  const Entry = byProvider && code.kind === 'phone' ? ProviderCode : ServerCode;
  return <Entry context={context} code={code} onResponse={onResponse} />;
}

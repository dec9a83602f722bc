import { useShopConfig } from '@shop/api';
import type { StepProps } from '../../flow/step-props';
import { ProviderCode } from './provider-code';
import { ServerCode } from './server-code';

/**
 * The code that was sent to a phone or an e-mail address that is to be proved: by the shop, or to phones by the shop's
 * phone provider. STATE-43, OTP-01.
 */
export function CodeStep({ context, onResponse }: StepProps) {
  const byProvider = useShopConfig()?.login.firebaseOtp;
  const { code } = context;
  if (!code) return null;
  const Entry = byProvider && code.kind === 'phone' ? ProviderCode : ServerCode;
  return <Entry context={context} code={code} onResponse={onResponse} />;
}

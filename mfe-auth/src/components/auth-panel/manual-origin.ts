import type { ContactKind } from '@shop/domain';
import type { Origin, SignInCall } from '../../flow/step-props';

/** The origin of a sign-in by password. */
export const manualOrigin = (
  kind: Exclude<ContactKind, 'invalid'>,
  contact: string,
  call: SignInCall,
): Origin => ({
  loginType: 'manual',
  isNew: false,
  grant: null,
  phone: kind === 'phone' ? contact : '',
  email: kind === 'email' ? contact : '',
  resend: call,
  confirm: call,
});

import type { ContactKind } from '@shop/domain';
import type { Origin, SignInCall } from '../../flow/step-props';

/** Where a way by password begins: the contact that was typed, and the call that sends a code once more. */
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

import { ApiError } from '@shop/api';
import { aLogin } from '@shop/testing';
import type { SocialGrant } from '../../providers/social-grant';
import type { StepContext } from '../../flow/step-props';

const noCall = () => Promise.reject(new ApiError('http', 500, []));

/** A step's context with defaults; tests give only what they need. */
export const aContext = (own: Partial<StepContext> = {}): StepContext => ({
  loginType: 'otp',
  isNew: false,
  grant: null,
  phone: '+923001112233',
  email: '',
  resend: noCall,
  confirm: noCall,
  response: aLogin({ token: null, proof: 'proof-1' }),
  guestId: 'guest-1',
  code: null,
  ...own,
});

export const aGrant = (own: Partial<SocialGrant> = {}): SocialGrant => ({
  medium: 'google',
  token: 'grant-1',
  uniqueId: 'g-1',
  email: 'noor@example.com',
  name: 'Noor Ahmed',
  ...own,
});

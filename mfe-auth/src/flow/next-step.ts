import type { LoginResponse, SocialMedium } from '@shop/domain';

export type LoginType = 'manual' | 'otp' | 'social';

/** Asked between the form and the shop. AUTH-01. */
export type StepName = 'code' | 'user-info' | 'phone' | 'is-it-you';

/** What the panel shows. */
export type AuthMode = 'sign-in' | 'sign-up' | 'forgot' | StepName;

/** How the visitor is signing in. */
export interface SignInMethod {
  loginType: LoginType;
  /** The provider, where one vouches for the visitor. */
  medium: SocialMedium | null;
}

export type NextStep =
  | { mode: 'in'; token: string }
  | { mode: 'is-it-you' | 'user-info' | 'phone' }
  /** A code is on its way to the phone or to the e-mail address. */
  | { mode: 'code'; kind: 'phone' | 'email' }
  /** No token, and nothing that could be done about it. */
  | { mode: 'stuck' };

/**
 * What an answer asks for, first things first: 'Is It You?', the profile, the phone, the e-mail address (ENT-40; STATE-42,
 * STATE-43, STATE-45). Without a phone nothing can be sent there: Apple's customers give it with their profile, those of
 * the other providers in a step of its own (STATE-49).
 */
export function nextStep(response: LoginResponse, { loginType, medium }: SignInMethod): NextStep {
  if (response.token) return { mode: 'in', token: response.token };
  if (response.existingUser) return { mode: 'is-it-you' };
  if (!response.personalInfo) return { mode: 'user-info' };
  const needsPhone = loginType === 'social' && !response.phone;
  if (needsPhone && (!response.phoneVerified || response.emailVerified))
    return { mode: medium === 'apple' ? 'user-info' : 'phone' };
  if (!response.phoneVerified) return { mode: 'code', kind: 'phone' };
  return response.emailVerified ? { mode: 'stuck' } : { mode: 'code', kind: 'email' };
}

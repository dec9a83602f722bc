import type { LoginResponse, SocialMedium } from '@shop/domain';

export type LoginType = 'manual' | 'otp' | 'social';

/** The steps between the form and the end of the flow. AUTH-01. */
export type StepName = 'code' | 'user-info' | 'phone' | 'is-it-you';

/** The screens of the panel. */
export type AuthMode = 'sign-in' | 'sign-up' | 'forgot' | StepName;

/** How the visitor is signing in. */
export interface SignInMethod {
  loginType: LoginType;
  /** The provider, if it has verified the visitor. */
  medium: SocialMedium | null;
}

export type NextStep =
  | { mode: 'in'; token: string }
  | { mode: 'is-it-you' | 'user-info' | 'phone' }
  /** A code was sent to the phone or the e-mail address. */
  | { mode: 'code'; kind: 'phone' | 'email' }
  /** There is no token and no step that leads to one. */
  | { mode: 'stuck' };

/**
 * The step that a response requires, in this order: 'Is It You?', the profile, the phone, the e-mail address (ENT-40;
 * STATE-42, STATE-43, STATE-45). When the phone is missing, Apple's customers give it with their profile and those of
 * other providers in a step of its own (STATE-49).
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

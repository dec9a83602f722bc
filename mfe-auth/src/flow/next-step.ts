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
  /** As the visitor entered them; '' when the form did not ask. */
  phone: string;
  email: string;
}

export type NextStep =
  | { mode: 'in'; token: string }
  | { mode: 'is-it-you' | 'user-info' | 'phone' }
  /** A code was sent to the phone or the e-mail address. */
  | { mode: 'code'; kind: 'phone' | 'email' }
  /** There is no token and no step that leads to one; `lacks`: the e-mail address that must be verified is unknown. */
  | { mode: 'stuck'; lacks: 'email' | null };

/**
 * The step that a response requires, in this order: 'Is It You?', the profile, the phone, the e-mail address (ENT-40;
 * STATE-42, STATE-43, STATE-45). When the phone is missing, Apple's customers give it with their profile and those of
 * other providers in a step of its own (STATE-49). So do customers who have signed in by e-mail, where the response does
 * not name the phone that must be verified.
 */
export function getNextStep(
  response: LoginResponse,
  { loginType, medium, ...entered }: SignInMethod,
): NextStep {
  if (response.token) return { mode: 'in', token: response.token };
  if (response.existingUser) return { mode: 'is-it-you' };
  if (!response.personalInfo) return { mode: 'user-info' };
  const needsPhone = loginType === 'social' && !response.phone;
  if (needsPhone && (!response.phoneVerified || response.emailVerified))
    return { mode: medium === 'apple' ? 'user-info' : 'phone' };
  if (!response.phoneVerified)
    return response.phone || entered.phone ? { mode: 'code', kind: 'phone' } : { mode: 'phone' };
  if (response.emailVerified) return { mode: 'stuck', lacks: null };
  return response.email || entered.email
    ? { mode: 'code', kind: 'email' }
    : { mode: 'stuck', lacks: 'email' };
}

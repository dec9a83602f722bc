import type { LoginAnswer, SocialMedium } from '@shop/domain';

export type LoginType = 'manual' | 'otp' | 'social';

/** Asked between the form and the shop. AUTH-01. */
export type StepName = 'code' | 'user-info' | 'phone' | 'is-it-you';

/** What the panel shows. */
export type AuthMode = 'sign-in' | 'sign-up' | 'forgot' | StepName;

/** How the visitor is signing in. */
export interface Way {
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
export function nextStep(answer: LoginAnswer, { loginType, medium }: Way): NextStep {
  if (answer.token) return { mode: 'in', token: answer.token };
  if (answer.existingUser) return { mode: 'is-it-you' };
  if (!answer.personalInfo) return { mode: 'user-info' };
  const asksPhone = loginType === 'social' && !answer.phone;
  if (asksPhone && (!answer.phoneVerified || answer.emailVerified))
    return { mode: medium === 'apple' ? 'user-info' : 'phone' };
  if (!answer.phoneVerified) return { mode: 'code', kind: 'phone' };
  return answer.emailVerified ? { mode: 'stuck' } : { mode: 'code', kind: 'email' };
}

import type { LoginResponse } from '@shop/domain';
import type { LoginType, SignInMethod } from './next-step';
import type { SocialGrant } from '../providers/social-grant';

/** A call of signing in, made as often as needed, each time with what is given on top. Rejects with an `ApiError`. */
export type SignInCall = (more?: { verified?: 'yes' | 'no'; proof?: string }) => Promise<LoginResponse>;

/** What a way in has gathered before its answer came. */
export interface Origin {
  loginType: LoginType;
  /** From signing up: another welcome, and another page afterwards (STATE-50). */
  isNew: boolean;
  /** What the provider handed over; null for other ways. */
  grant: SocialGrant | null;
  /** As the visitor gave them; '' where they were not requested. */
  phone: string;
  email: string;
  /** Sends the code again: the call that sent it. */
  resend: SignInCall;
  /** The call that answered 'Is It You?', to be repeated with yes or no and the answer's proof. */
  confirm: SignInCall;
}

/** All that a step needs to know. */
export interface StepContext extends Origin {
  /** The latest one; its `proof` goes with the next call. */
  response: LoginResponse;
  guestId: string | null;
  /** What the code was sent to; null where none was. */
  code: { kind: 'phone' | 'email'; contact: string } | null;
}

/** What changes of the origin with a call that a step made: left out, it stays. */
export type NewOrigin = Partial<Origin>;

export interface StepProps {
  context: StepContext;
  /** Hands on what a call answered: the same step is shown with it, or the next one, or the visitor is in. */
  onResponse: (response: LoginResponse, origin?: NewOrigin) => void;
  /** To the form or step before; the panel shows a way back above every step anyway. */
  onBack: () => void;
}

/** A provider that told no e-mail address vouches for nothing to build a profile on: the phone comes first (STATE-49). */
export const toSignInMethod = ({ loginType, grant }: Origin): SignInMethod => ({
  loginType,
  medium: grant?.email ? grant.medium : null,
});

import type { LoginResponse, ContactKind } from '@shop/domain';
import type { LoginType, SignInMethod } from './next-step';
import type { SocialIdentity } from '../providers/social-identity';

/** A sign-in call that can be repeated, each time with additional values. Rejects with an `ApiError`. */
export type SignInCall = (more?: { verified?: 'yes' | 'no'; proof?: string }) => Promise<LoginResponse>;

/** How the sign-in began, and the calls that continue it. */
export interface Origin {
  loginType: LoginType;
  /** A new account: another welcome message and another page afterwards (STATE-50). */
  isNew: boolean;
  /** The provider's identity; null for other methods. */
  identity: SocialIdentity | null;
  /** As the visitor entered them; '' when the form did not ask. */
  phone: string;
  email: string;
  /** The call that sends the code again. */
  resend: SignInCall;
  /** The call to repeat with yes or no, and the response's proof, after 'Is It You?'. */
  confirm: SignInCall;
}

/** What a step works with. */
export interface StepContext extends Origin {
  /** The latest response; its `proof` goes with the next call. */
  response: LoginResponse;
  guestId: string | null;
  /** The contact that the code was sent to; null without a code. */
  code: { kind: 'phone' | 'email'; contact: string } | null;
}

/** The values of the origin that a step changes; the others stay. */
export type NewOrigin = Partial<Origin>;

export interface StepProps {
  context: StepContext;
  /** Passes on a step's response. The flow shows the same step again or the next one, or signs the visitor in. */
  onResponse: (response: LoginResponse, origin?: NewOrigin) => void;
  /** Goes to the previous form or step; the panel has a back button as well. */
  onBack: () => void;
}

/** A provider without an e-mail address counts as no provider: the phone comes first (STATE-49). */
export const toSignInMethod = ({ loginType, identity, phone, email }: Origin): SignInMethod => ({
  loginType,
  medium: identity?.email ? identity.medium : null,
  phone,
  email,
});

/** The origin of a sign-in by password. */
export const createManualOrigin = (
  kind: Exclude<ContactKind, 'invalid'>,
  contact: string,
  call: SignInCall,
): Origin => ({
  loginType: 'manual',
  isNew: false,
  identity: null,
  phone: kind === 'phone' ? contact : '',
  email: kind === 'email' ? contact : '',
  resend: call,
  confirm: call,
});

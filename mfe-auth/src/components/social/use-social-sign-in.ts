import { ApiError } from '@shop/api';
import { socialLogin } from '@shop/contract';
import type { LoginResponse, SocialMedium } from '@shop/domain';
import { useSession } from '@shop/session';
import { useProblem } from '../auth-panel/problem';
import { useRunCall, useSignInCalls } from '../../flow/use-sign-in-call';
import type { SignInFlow } from '../../flow/use-sign-in-flow';
import { ProviderProblem } from '../../providers/provider-problem';
import type { SocialGrant } from '../../providers/social-grant';
import { useProviderTexts } from '../../providers/use-provider-texts';
import { useGrant } from './use-grant';

/**
 * The response that leads to the phone step. It replaces the error with code `email`: the provider gave no address.
 * STATE-49, ERR-22.
 */
const createPhoneMissing = (name: string): LoginResponse => ({
  token: null,
  phoneVerified: false,
  emailVerified: true,
  personalInfo: true,
  existingUser: null,
  phone: '',
  email: '',
  name,
  proof: '',
});

const orPhoneRequired = async (
  call: Promise<LoginResponse>,
  { name }: SocialGrant,
): Promise<LoginResponse> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.has('email')) return createPhoneMissing(name);
    throw error;
  }
};

/** Signs in with a provider and moves the flow on. CALL-36, STATE-46 … STATE-49. */
export function useSocialSignIn(flow: SignInFlow) {
  const guestId = useSession((session) => session.guestId);
  const problem = useProblem();
  const getProviderText = useProviderTexts();
  const { pending, requestGrant } = useGrant();
  const createCall = useSignInCalls();
  const { run, busy } = useRunCall(problem.onError);

  const requestGrantOf = async (medium: SocialMedium) => {
    try {
      return await requestGrant(medium);
    } catch (cause) {
      if (!(cause instanceof ProviderProblem)) throw cause;
      problem.say(getProviderText(cause, medium));
      return null;
    }
  };
  const signIn = async (medium: SocialMedium) => {
    problem.clear();
    const grant = await requestGrantOf(medium);
    if (!grant) return;
    const { token, uniqueId, email, phone = '' } = grant;
    const body = {
      medium,
      token,
      unique_id: uniqueId,
      email,
      phone,
      login_type: 'social',
      guest_id: guestId,
    } as const;
    const call = createCall(socialLogin, body);
    const response = await run(() => orPhoneRequired(call(), grant));
    if (!response) return;
    flow.proceed(response, {
      loginType: 'social',
      isNew: false,
      grant,
      phone,
      email,
      resend: call,
      confirm: call,
    });
  };
  return { signIn, pending, busy, texts: problem.texts };
}

import { ApiError } from '@shop/api';
import { socialLogin } from '@shop/contract';
import type { LoginAnswer, SocialMedium } from '@shop/domain';
import { useSession } from '@shop/session';
import { useProblem } from '../auth-panel/problem';
import { useRunCall, useSignInCalls } from '../flow/use-sign-in-call';
import type { SignInFlow } from '../flow/use-sign-in-flow';
import { ProviderProblem } from '../providers/provider-problem';
import type { SocialGrant } from '../providers/social-grant';
import { useProviderWords } from '../providers/use-provider-words';
import { useGrant } from './use-grant';

/** Stands for the refusal with code `email`: the provider told no address, so a phone is asked for. STATE-49, ERR-22. */
const phoneDue = (name: string): LoginAnswer => ({
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

const orPhoneDue = async (call: Promise<LoginAnswer>, { name }: SocialGrant): Promise<LoginAnswer> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.has('email')) return phoneDue(name);
    throw error;
  }
};

/** From a provider's button to the next step of the flow. CALL-36, STATE-46 … STATE-49. */
export function useSocialSignIn(flow: SignInFlow) {
  const guestId = useSession((session) => session.guestId);
  const problem = useProblem();
  const wordsOf = useProviderWords();
  const { asking, ask } = useGrant();
  const callOf = useSignInCalls();
  const { run, busy } = useRunCall(problem.onError);

  const askedFor = async (medium: SocialMedium) => {
    try {
      return await ask(medium);
    } catch (cause) {
      if (!(cause instanceof ProviderProblem)) throw cause;
      problem.say(wordsOf(cause, medium));
      return null;
    }
  };
  const signIn = async (medium: SocialMedium) => {
    problem.clear();
    const grant = await askedFor(medium);
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
    const call = callOf(socialLogin, body);
    const answer = await run(() => orPhoneDue(call(), grant));
    if (!answer) return;
    flow.proceed(answer, {
      loginType: 'social',
      isNew: false,
      grant,
      phone,
      email,
      resend: call,
      confirm: call,
    });
  };
  return { signIn, asking, busy, texts: problem.texts };
}

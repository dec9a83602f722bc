import { login } from '@shop/contract';
import { useSession } from '@shop/session';
import { useRunCall, useSignInCalls } from '../../flow/use-sign-in-call';
import type { SignInFlow } from '../../flow/use-sign-in-flow';
import type { Problems } from './problem';
import { prefetchSteps } from './screens';

/** Signs in by phone alone: requests a code for the number. CALL-33. */
export function useCodeRequest(flow: SignInFlow, problem: Problems) {
  const guestId = useSession((session) => session.guestId);
  const createCall = useSignInCalls();
  const { run, busy } = useRunCall(problem.onError);
  const request = async (phone: string) => {
    problem.clear();
    prefetchSteps();
    const call = createCall(login, { login_type: 'otp', field_type: 'phone', phone, guest_id: guestId });
    const response = await run(call);
    if (!response) return false;
    return flow.proceed(response, {
      loginType: 'otp',
      isNew: false,
      grant: null,
      phone,
      email: '',
      resend: call,
      confirm: call,
    });
  };
  return { request, busy };
}

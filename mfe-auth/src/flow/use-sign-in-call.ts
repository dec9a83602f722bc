import { ApiError, reportError, useApi } from '@shop/api';
import type { Endpoint } from '@shop/contract';
import type { LoginResponse } from '@shop/domain';
import { useState } from 'react';
import type { SignInCall } from './step-props';

/** Creates a `SignInCall` from an endpoint and its body. */
export function useSignInCalls() {
  const api = useApi();
  return <Body extends object>(endpoint: Endpoint<{ body: Body }, LoginResponse>, body: Body): SignInCall =>
    (more) =>
      api.send(endpoint, { body: { ...body, ...more } });
}

/**
 * Runs such calls. `run` resolves to undefined after a failure, which is handled by `onError` if it returns true, and
 * reported as usual otherwise (ERR-17, ERR-23). `busy` is true while a call is pending.
 */
export function useRunCall(onError?: (error: ApiError) => boolean) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const run = async <Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> => {
    setBusy(true);
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!onError?.(error)) reportError(api, error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy };
}

import { ApiError, reportError, useApi } from '@shop/api';
import type { Endpoint } from '@shop/contract';
import type { LoginResponse } from '@shop/domain';
import { useState } from 'react';
import type { SignInCall } from './step-props';

/** Makes a `SignInCall` of an endpoint and its body. */
export function useSignInCalls() {
  const api = useApi();
  return <Body extends object>(endpoint: Endpoint<{ body: Body }, LoginResponse>, body: Body): SignInCall =>
    (more) =>
      api.send(endpoint, { body: { ...body, ...more } });
}

/**
 * Makes such calls for a form or a step: `run` answers undefined when the call failed and that was told, by `onError` at its
 * place (answering true) or as every failure is (ERR-17, ERR-23). `busy` while one is under way.
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

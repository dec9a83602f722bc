import type { Endpoint } from '@shop/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from './api-error';
import { useApi } from './api';
import { reportError } from './report-error';
import type { SendOptions } from './send';

export interface ActionOptions {
  /** Handles failures that it can show in place; returning true means that no toast is shown. */
  onError?: (error: ApiError) => boolean;
}

/**
 * A mutation: `run` sends and returns the model, or undefined when it failed and the failure was reported (ERR-17).
 * `busy` while one is running. A guest id is requested first where one is needed (STATE-05).
 */
export function useAction<Args, Model>(endpoint: Endpoint<Args, Model>, options: ActionOptions = {}) {
  const api = useApi();
  const [pendingCount, setPendingCount] = useState(0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const run = useCallback(
    async (
      args: Args,
      sending: Pick<SendOptions, 'idempotencyKey' | 'signal' | 'timeout'> = {},
    ): Promise<Model | undefined> => {
      setPendingCount((count) => count + 1);
      try {
        if (endpoint.access === 'guest') await api.ensureGuest();
        return await api.send(endpoint, args, sending);
      } catch (error) {
        if (error instanceof ApiError && !latest.current.onError?.(error)) reportError(api, error);
        return undefined;
      } finally {
        setPendingCount((count) => count - 1);
      }
    },
    [api, endpoint],
  );

  return { run, busy: pendingCount > 0 };
}

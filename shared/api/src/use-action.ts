import type { Endpoint } from '@shop/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from './api-error';
import { useApi } from './api';
import { reportError } from './report-error';
import type { SendOptions } from './send';

export interface ActionOptions {
  /** Claims failures that it can show at their place; answering true means: nothing else need be said. */
  onError?: (error: ApiError) => boolean;
}

/**
 * A deed: `run` sends and answers the model, or undefined when it failed and the failure was told (ERR-17).
 * `busy` while one is under way. A guest is asked for first where one is needed (STATE-05).
 */
export function useAction<Args, Model>(endpoint: Endpoint<Args, Model>, options: ActionOptions = {}) {
  const api = useApi();
  const [underWay, setUnderWay] = useState(0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const run = useCallback(
    async (
      args: Args,
      sending: Pick<SendOptions, 'idempotencyKey' | 'signal' | 'timeout'> = {},
    ): Promise<Model | undefined> => {
      setUnderWay((count) => count + 1);
      try {
        if (endpoint.access === 'guest') await api.ensureGuest();
        return await api.send(endpoint, args, sending);
      } catch (error) {
        if (error instanceof ApiError && !latest.current.onError?.(error)) reportError(api, error);
        return undefined;
      } finally {
        setUnderWay((count) => count - 1);
      }
    },
    [api, endpoint],
  );

  return { run, busy: underWay > 0 };
}

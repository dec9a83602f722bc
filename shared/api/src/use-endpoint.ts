import type { Endpoint, RequestScope } from '@shop/contract';
import { useSession } from '@shop/session';
import { useMemo } from 'react';
import useSWR, { preload, useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { ApiError } from './api-error';
import { scopeOf, useApi } from './api';
import { keyOf } from './key';

type Options<Model> = Omit<SWRConfiguration<Model, ApiError>, 'fetcher'>;

/** Who asks from where, the same object as long as nothing of it changes. */
export function useRequestScope(): RequestScope {
  const session = useSession((state) => state);
  return useMemo(() => scopeOf(session), [session]);
}

const canAsk = (endpoint: Pick<Endpoint, 'access'>, scope: RequestScope) =>
  endpoint.access === 'public' ||
  Boolean(scope.token) ||
  (endpoint.access === 'guest' && Boolean(scope.guestId));

/**
 * The answer of an endpoint, from the cache where it is fresh. `args` null waits. A call that needs a guest or a
 * customer waits until there is one.
 */
export function useEndpoint<Args, Model>(
  endpoint: Endpoint<Args, Model>,
  args: Args | null,
  options?: Options<Model>,
): SWRResponse<Model, ApiError> {
  const api = useApi();
  const scope = useRequestScope();
  const isAsked = args !== null && canAsk(endpoint, scope);
  return useSWR<Model, ApiError>(
    isAsked ? keyOf(endpoint, args, scope) : null,
    () => api.send(endpoint, args as Args),
    {
      dedupingInterval: endpoint.freshFor,
      ...options,
    },
  );
}

/**
 * A list page by page: `argsOf(page)` gives the arguments of page 1, 2, …; asking stops where `isLast` says so.
 * `more()` asks for the next page.
 */
export function useEndpointPages<Args, Model>(
  endpoint: Endpoint<Args, Model>,
  argsOf: ((page: number) => Args) | null,
  isLast: (page: Model) => boolean,
) {
  const api = useApi();
  const scope = useRequestScope();
  const isAsked = argsOf !== null && canAsk(endpoint, scope);
  const keyAt = (index: number, previous: Model | null) =>
    !isAsked || (previous !== null && isLast(previous)) ? null : keyOf(endpoint, argsOf(index + 1), scope);
  const pages = useSWRInfinite<Model, ApiError>(
    keyAt,
    (key: readonly unknown[]) => api.send(endpoint, key[1] as Args),
    {
      dedupingInterval: endpoint.freshFor,
      revalidateFirstPage: false,
    },
  );
  return { ...pages, more: () => void pages.setSize((size) => size + 1) };
}

/** Writing to the cache: after an action, or before a page is opened. */
export function useCache() {
  const api = useApi();
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      /** Asks ahead, so that the next page finds its answer; a page that comes meanwhile waits for the same one. */
      warm: <Args, Model>(endpoint: Endpoint<Args, Model>, args: Args) => {
        const scope = scopeOf(api.session.getState());
        if (canAsk(endpoint, scope))
          void preload(keyOf(endpoint, args, scope), () => api.send(endpoint, args));
      },
      /** Puts an answer in place for the current scope. */
      replace: <Args, Model>(
        endpoint: Endpoint<Args, Model>,
        args: Args,
        answer: Model | ((known: Model | undefined) => Model | undefined),
      ) =>
        mutate<Model>(keyOf(endpoint, args, scopeOf(api.session.getState())), answer as Model, {
          revalidate: false,
        }),
      /** Asks anew wherever the endpoint's answers are shown, whatever their arguments. */
      refresh: (endpoint: Pick<Endpoint, 'method' | 'path'>) =>
        mutate((key) => Array.isArray(key) && key[0] === `${endpoint.method} ${endpoint.path}`),
      /** Forgets every answer; what is on screen is asked for anew (D-05). */
      dropAll: () => mutate(() => true, undefined, { revalidate: true }),
    }),
    [api, mutate],
  );
}

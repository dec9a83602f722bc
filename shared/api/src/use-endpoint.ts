import { isAnnounced, readContext, type Endpoint, type RequestScope } from '@shop/contract';
import { useSession } from '@shop/session';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import useSWR, {
  unstable_serialize as serializeKey,
  useSWRConfig,
  type SWRConfiguration,
  type SWRResponse,
} from 'swr';
import type { ApiError } from './api-error';
import { toRequestScope, useApi } from './api';
import { toCacheKey, type Key } from './cache-key';
import type { PageResponses } from './page-responses';
import { isRetried } from './retry-config';

/** Options of SWR, without the request. */
export type Options<Model> = Omit<SWRConfiguration<Model, ApiError>, 'fetcher'>;

const canRequest = (endpoint: Pick<Endpoint, 'access' | 'requires'>, scope: RequestScope) =>
  isAnnounced(endpoint, scope) &&
  (endpoint.access === 'public' ||
    Boolean(scope.token) ||
    (endpoint.access === 'guest' && Boolean(scope.guestId)));

/**
 * The response of an endpoint, from the cache if it is fresh. Sends nothing while `args` is null. A request that needs a
 * guest or a customer waits until there is one.
 */
export function useEndpoint<Args, Model>(
  endpoint: Endpoint<Args, Model>,
  args: Args | null,
  options?: Options<Model>,
): SWRResponse<Model, ApiError> {
  const api = useApi();
  // Without arguments there is no key, and no request is sent.
  return useResponse(endpoint, args, () => api.send(endpoint, args as Args), options);
}

/** The cached response under the key of endpoint and arguments, read by this request. */
export function useResponse<Args, Model>(
  endpoint: Endpoint<Args, Model>,
  args: Args | null,
  read: () => Promise<Model>,
  options?: Options<Model>,
): SWRResponse<Model, ApiError> {
  const api = useApi();
  const { cache } = useSWRConfig();
  const key = useKey(endpoint, args);
  const name = serializeKey(key);
  const context = readContext(toRequestScope(api.session.getState()));
  const { pageResponses, fresh } = api;
  pageResponses.read(endpoint, name, context);
  seed(cache, name, pageResponses);
  const refusal = pageResponses.getRefusal(name);
  const isFresh = pageResponses.has(name) && (!pageResponses.isShown(name) || fresh.has(name));
  const markReceived = () => {
    api.preloads.markUsed(name);
    fresh.markFresh(name, endpoint.freshFor);
    if (endpoint.keptFor !== Infinity) api.shownResponses.markReceived(name);
  };
  const response = useSWR<Model, ApiError>(key, read, {
    dedupingInterval: endpoint.freshFor,
    ...(isFresh ? { revalidateIfStale: false } : {}),
    ...(isFresh && refusal ? { revalidateOnMount: false } : {}),
    ...options,
    onSuccess: (...successArgs) => {
      markReceived();
      options?.onSuccess?.(...successArgs);
    },
    onError: (...errorArgs) => {
      api.preloads.markUsed(name);
      options?.onError?.(...errorArgs);
    },
  });
  useMarkShown(endpoint, name);
  useExpiry(endpoint, key);
  usePollingAfterErrors(response, options?.refreshInterval);
  return refusal ? withRefusal(response, refusal) : response;
}

/**
 * The cache key of the request, or null if none is sent; the same object while its content is unchanged, so that other
 * changes of the session (a token, the text of the address) affect only the requests that depend on it.
 */
function useKey(endpoint: Endpoint<never, unknown> | Endpoint, args: unknown): Key | null {
  const text = useSession((session) => {
    const scope = toRequestScope(session);
    return args !== null && canRequest(endpoint, scope)
      ? JSON.stringify(toCacheKey(endpoint, args, scope))
      : '';
  });
  return useMemo(() => (text ? (JSON.parse(text) as Key) : null), [text]); // stringified above
}

type Cache = ReturnType<typeof useSWRConfig>['cache'];

/**
 * Puts the responses that came with the page into the cache as well: SWR counts a fallback alone as not loaded, and the page
 * would show a loading state on every revalidation. No notification is needed: the displayed data stays the same.
 */
function seed(cache: Cache, name: string, { fallback }: PageResponses): void {
  if (name in fallback && cache.get(name) === undefined) cache.set(name, { data: fallback[name] });
}

/** A response that came with the page counts as just fetched once it is on screen. */
function useMarkShown({ freshFor }: Pick<Endpoint, 'freshFor'>, name: string): void {
  const { pageResponses, fresh, subjects } = useApi();
  useLayoutEffect(() => {
    if (!pageResponses.show(name)) return;
    fresh.markFresh(name, freshFor);
    subjects.remember(pageResponses.fallback[name]);
  }, [pageResponses, fresh, subjects, name, freshFor]);
}

/**
 * SWR ends polling with an error that nothing retries, and the page would stay as it is, without a word. Another poll
 * follows, unless the server has refused this request (4xx). F-08, X-07.
 */
function usePollingAfterErrors<Model>(
  { data, error, mutate }: SWRResponse<Model, ApiError>,
  refreshInterval: Options<Model>['refreshInterval'] = 0,
): void {
  const interval = typeof refreshInterval === 'function' ? refreshInterval(data) : refreshInterval;
  useEffect(() => {
    const isOver = !error || isRetried(error) || (error.kind === 'http' && error.status < 500);
    if (isOver || interval === 0) return undefined;
    const timer = setTimeout(() => void mutate(), interval);
    return () => clearTimeout(timer);
  }, [error, interval, mutate]);
}

/** While the component is mounted its response is shown; afterwards it is kept for the endpoint's `keptFor` (BIZ-16). */
function useExpiry({ keptFor }: Pick<Endpoint, 'keptFor'>, key: Key | null): void {
  const { shownResponses, pageResponses } = useApi();
  const { cache } = useSWRConfig();
  useEffect(() => {
    if (keptFor === Infinity || key === null) return undefined;
    const name = serializeKey(key);
    return shownResponses.show(name, keptFor, () => {
      pageResponses.forget(name);
      cache.delete(name); // no component shows it, so none has to be notified
    });
  }, [shownResponses, pageResponses, cache, keptFor, key]);
}

/** The backend's error response came with the page and is used until the browser has sent the request itself. */
function withRefusal<Model>(
  response: SWRResponse<Model, ApiError>,
  refusal: ApiError,
): SWRResponse<Model, ApiError> {
  const { data, error, mutate, isValidating, isLoading } = response;
  return {
    data,
    error: error ?? (data === undefined ? refusal : undefined),
    mutate,
    isValidating,
    isLoading,
  };
}

/** Writing to the cache: after an action, or before a page is opened. */
export function useCache() {
  const api = useApi();
  const { mutate, cache } = useSWRConfig();
  return useMemo(
    () => ({
      /** The cached response for the current scope; undefined if there is none. For handlers: it does not subscribe. */
      peek: <Args, Model>(endpoint: Endpoint<Args, Model>, args: Args): Model | undefined => {
        const key = serializeKey(toCacheKey(endpoint, args, toRequestScope(api.session.getState())));
        return cache.get(key)?.data as Model | undefined; // the key names the endpoint
      },
      /** All cached responses of the endpoint for the current scope, with their arguments. Sends no request. */
      getAll: async <Args, Model>(
        endpoint: Endpoint<Args, Model>,
      ): Promise<{ args: Args; data: Model }[]> => {
        const scope = toRequestScope(api.session.getState());
        const keys: Key[] = [];
        // SWR shows each cached key to the filter; this one changes nothing.
        await mutate((key) => {
          if (Array.isArray(key) && key[0] === `${endpoint.method} ${endpoint.path}`)
            keys.push(key as unknown as Key); // as `toCacheKey` makes them
          return false;
        });
        return keys.flatMap((key) => {
          const args = key[1] as Args; // the key names the endpoint
          const name = serializeKey(toCacheKey(endpoint, args, scope));
          const data = serializeKey(key) === name ? (cache.get(name)?.data as Model | undefined) : undefined;
          return data === undefined ? [] : [{ args, data }];
        });
      },
      /** Preloads the response of the next page; a page that opens meanwhile waits for the same request. */
      warm: <Args, Model>(endpoint: Endpoint<Args, Model>, args: Args) => {
        const scope = toRequestScope(api.session.getState());
        if (!canRequest(endpoint, scope)) return;
        const key = toCacheKey(endpoint, args, scope);
        const name = serializeKey(key);
        if (api.fresh.has(name) || cache.get(name)?.isValidating) return;
        api.preloads.start(key, endpoint.freshFor, () => api.send(endpoint, args));
      },
      /** Writes a response into the cache for the current scope. `sentFrom`: the module that was open when it was requested. */
      replace: <Args, Model>(
        endpoint: Endpoint<Args, Model>,
        args: Args,
        data: Model | ((current: Model | undefined) => Model | undefined),
        sentFrom: { moduleId?: number | null } = {},
      ) => {
        const scope = { ...toRequestScope(api.session.getState()), ...sentFrom };
        return mutate<Model>(toCacheKey(endpoint, args, scope), data as Model, { revalidate: false });
      },
      /** Revalidates the endpoint's displayed responses, for all arguments. */
      refresh: (endpoint: Pick<Endpoint, 'method' | 'path'>) => {
        api.preloads.clear();
        return mutate((key) => Array.isArray(key) && key[0] === `${endpoint.method} ${endpoint.path}`);
      },
      /** Deletes every response of the endpoint, for all identities (F-33). Sends no request: components that show it do so. */
      forget: (endpoint: Pick<Endpoint, 'method' | 'path'>) => {
        api.preloads.clear();
        const isSameEndpoint = (key: unknown) =>
          Array.isArray(key) && key[0] === `${endpoint.method} ${endpoint.path}`;
        return mutate(isSameEndpoint, undefined, { revalidate: false });
      },
      /** Deletes every response; those on screen are fetched again (D-05). */
      dropAll: () => {
        api.pageResponses.clear();
        api.fresh.clear();
        api.preloads.clear();
        return mutate(() => true, undefined, { revalidate: true });
      },
    }),
    [api, mutate, cache],
  );
}

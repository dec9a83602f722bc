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
import { scopeOf, useApi } from './api';
import { keyOf, type Key } from './key';
import type { PageAnswers } from './page-answers';

type Options<Model> = Omit<SWRConfiguration<Model, ApiError>, 'fetcher'>;

const canAsk = (endpoint: Pick<Endpoint, 'access' | 'requires'>, scope: RequestScope) =>
  isAnnounced(endpoint, scope) &&
  (endpoint.access === 'public' ||
    Boolean(scope.token) ||
    (endpoint.access === 'guest' && Boolean(scope.guestId)));

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
  const { cache } = useSWRConfig();
  const key = useKey(endpoint, args);
  const name = serializeKey(key);
  const context = readContext(scopeOf(api.session.getState()));
  const { pageAnswers, fresh } = api;
  pageAnswers.read(endpoint, name, context);
  seed(cache, name, pageAnswers);
  const refusal = pageAnswers.refusalOf(name);
  const isFresh = pageAnswers.has(name) && (!pageAnswers.isShown(name) || fresh.has(name));
  const came = () => {
    api.preloads.used(name);
    fresh.came(name, endpoint.freshFor);
    if (endpoint.keptFor !== Infinity) api.shown.came(name);
  };
  // Without arguments there is no key, and nothing is asked.
  const response = useSWR<Model, ApiError>(key, () => api.send(endpoint, args as Args), {
    dedupingInterval: endpoint.freshFor,
    ...(isFresh ? { revalidateIfStale: false } : {}),
    ...(isFresh && refusal ? { revalidateOnMount: false } : {}),
    ...options,
    onSuccess: (...told) => {
      came();
      options?.onSuccess?.(...told);
    },
    onError: (...told) => {
      api.preloads.used(name);
      options?.onError?.(...told);
    },
  });
  useShowing(endpoint, name);
  useForgetting(endpoint, key);
  return refusal ? withRefusal(response, refusal) : response;
}

/**
 * The question's key, or null where it is not asked; the same object as long as nothing of it changes, so that what else
 * changes in the session (a token, the place's address in words) touches only who depends on it.
 */
function useKey(endpoint: Endpoint<never, unknown> | Endpoint, args: unknown): Key | null {
  const text = useSession((session) => {
    const scope = scopeOf(session);
    return args !== null && canAsk(endpoint, scope) ? JSON.stringify(keyOf(endpoint, args, scope)) : '';
  });
  return useMemo(() => (text ? (JSON.parse(text) as Key) : null), [text]); // just written above
}

type Cache = ReturnType<typeof useSWRConfig>['cache'];

/**
 * What came with the page stands in the cache as well: SWR counts a fallback alone as nothing loaded, and the page would show
 * that it waits whenever it asks anew. Nobody has to be told: what is shown stays the same.
 */
function seed(cache: Cache, name: string, { fallback }: PageAnswers): void {
  if (name in fallback && cache.get(name) === undefined) cache.set(name, { data: fallback[name] });
}

/** What came with the page counts as just asked for once it is on screen. */
function useShowing({ freshFor }: Pick<Endpoint, 'freshFor'>, name: string): void {
  const { pageAnswers, fresh, subjects } = useApi();
  useLayoutEffect(() => {
    if (!pageAnswers.show(name)) return;
    fresh.came(name, freshFor);
    subjects.learn(pageAnswers.fallback[name]);
  }, [pageAnswers, fresh, subjects, name, freshFor]);
}

/** While this is there its answer is shown; afterwards it is kept as long as the endpoint says (BIZ-16). */
function useForgetting({ keptFor }: Pick<Endpoint, 'keptFor'>, key: Key | null): void {
  const { shown, pageAnswers } = useApi();
  const { cache } = useSWRConfig();
  useEffect(() => {
    if (keptFor === Infinity || key === null) return undefined;
    const name = serializeKey(key);
    return shown.show(name, keptFor, () => {
      pageAnswers.forget(name);
      cache.delete(name); // nobody shows it, so nobody has to be told
    });
  }, [shown, pageAnswers, cache, keptFor, key]);
}

/** The backend's refusal came with the page and stands until the question has been asked here. */
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
      /** The answer that is there for the current scope; undefined where none is. For handlers: it tells of no change. */
      peek: <Args, Model>(endpoint: Endpoint<Args, Model>, args: Args): Model | undefined => {
        const key = serializeKey(keyOf(endpoint, args, scopeOf(api.session.getState())));
        return cache.get(key)?.data as Model | undefined; // the key names the endpoint
      },
      /** Asks ahead, so that the next page finds its answer; a page that comes meanwhile waits for the same one. */
      warm: <Args, Model>(endpoint: Endpoint<Args, Model>, args: Args) => {
        const scope = scopeOf(api.session.getState());
        if (!canAsk(endpoint, scope)) return;
        const key = keyOf(endpoint, args, scope);
        const name = serializeKey(key);
        if (api.fresh.has(name) || cache.get(name)?.isValidating) return;
        api.preloads.begin(key, endpoint.freshFor, () => api.send(endpoint, args));
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
      refresh: (endpoint: Pick<Endpoint, 'method' | 'path'>) => {
        api.preloads.clear();
        return mutate((key) => Array.isArray(key) && key[0] === `${endpoint.method} ${endpoint.path}`);
      },
      /** Forgets every answer of the endpoint, whoever's it was (F-33). Asks nothing: who shows it now asks by itself. */
      forget: (endpoint: Pick<Endpoint, 'method' | 'path'>) => {
        api.preloads.clear();
        const isOfIt = (key: unknown) =>
          Array.isArray(key) && key[0] === `${endpoint.method} ${endpoint.path}`;
        return mutate(isOfIt, undefined, { revalidate: false });
      },
      /** Forgets every answer; what is on screen is asked for anew (D-05). */
      dropAll: () => {
        api.pageAnswers.clear();
        api.fresh.clear();
        api.preloads.clear();
        return mutate(() => true, undefined, { revalidate: true });
      },
    }),
    [api, mutate, cache],
  );
}

import { useCallback, useContext, useMemo } from 'react';
import {
  createSearchParams,
  useNavigate as useRouterNavigate,
  useSearchParams as useRouterSearchParams,
  type NavigateFunction,
  type NavigateOptions,
  type SetURLSearchParams,
  type To,
} from 'react-router-dom';
import { LayerHistoryContext } from './layer-history-provider';

/** The library's, for inside a layer, too: the page that it opens takes the place of the layer in the history. */
export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
  const history = useContext(LayerHistoryContext);
  return useMemo<NavigateFunction>(() => {
    if (!history) return navigate;
    return (to: To | number, options: NavigateOptions = {}) =>
      typeof to === 'number' ? navigate(to) : history.navigate(to, options, navigate);
  }, [navigate, history]);
}

/** The library's, for inside a layer, too: the layer stays open over the changed address. */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [search] = useRouterSearchParams();
  const navigate = useNavigate();
  const set = useCallback<SetURLSearchParams>(
    (next, options) => {
      const changed = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
      void navigate(`?${createSearchParams(changed).toString()}`, options);
    },
    [search, navigate],
  );
  return [search, set];
}

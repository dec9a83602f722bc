import { useApi } from '@shop/api';
import type { Endpoint } from '@shop/contract';
import { useEffect, useState } from 'react';
import type { ServerCharge } from './server-charges';

interface KeyedQuery<Args> {
  args: Args;
  /** The part of the arguments that identifies the query; others (the time) only make it worth repeating. */
  key: string;
}

/**
 * The response of an optional endpoint that is no GET, or whose response must not be used for other arguments. Null
 * while loading, when refused, or where the backend lacks it. A new `round` repeats the request.
 */
export function useKeyedEndpoint<Args, Model>(
  endpoint: Endpoint<Args, Model>,
  query: KeyedQuery<Args> | null,
  round: number,
): { result: ServerCharge<NonNullable<Model>> | null; isLoading: boolean } {
  const api = useApi();
  const [known, setKnown] = useState<{ key: string; round: number; model: Model | null } | null>(null);
  const text = query && JSON.stringify(query);
  useEffect(() => {
    if (text === null) return undefined;
    const { args, key } = JSON.parse(text) as KeyedQuery<Args>;
    const aborter = new AbortController();
    const settle = (model: Model | null) => {
      if (!aborter.signal.aborted) setKnown({ key, round, model });
    };
    api.send(endpoint, args, { signal: aborter.signal }).then(settle, () => settle(null));
    return () => aborter.abort();
  }, [api, endpoint, text, round]);
  const isFitting = known !== null && known.key === query?.key;
  const model = isFitting ? known.model : null;
  return {
    result: model === null || model === undefined || !known ? null : { key: known.key, value: model },
    isLoading: query !== null && (!isFitting || known.round !== round),
  };
}

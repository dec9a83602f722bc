import { useApi } from '@shop/api';
import type { Endpoint } from '@shop/contract';
import { useEffect, useState } from 'react';
import type { ServerCharge } from './server-charges';

interface Question<Args> {
  args: Args;
  /** What of the arguments makes it another question; others (the moment) only make it worth asking again. */
  key: string;
}

/**
 * What an optional endpoint answers to a question that is no GET, or whose answer must not be taken for another
 * question's. Null: not answered yet, refused, or the backend lacks it. A new `round` asks again.
 */
export function useKeyedEndpoint<Args, Model>(
  endpoint: Endpoint<Args, Model>,
  question: Question<Args> | null,
  round: number,
): { result: ServerCharge<NonNullable<Model>> | null; isLoading: boolean } {
  const api = useApi();
  const [known, setKnown] = useState<{ key: string; round: number; model: Model | null } | null>(null);
  const text = question && JSON.stringify(question);
  useEffect(() => {
    if (text === null) return undefined;
    const { args, key } = JSON.parse(text) as Question<Args>; // just written
    const aborter = new AbortController();
    const settle = (model: Model | null) => {
      if (!aborter.signal.aborted) setKnown({ key, round, model });
    };
    api.send(endpoint, args, { signal: aborter.signal }).then(settle, () => settle(null));
    return () => aborter.abort();
  }, [api, endpoint, text, round]);
  const isFitting = known !== null && known.key === question?.key;
  const model = isFitting ? known.model : null;
  return {
    result: model === null || model === undefined || !known ? null : { key: known.key, value: model },
    isLoading: question !== null && (!isFitting || known.round !== round),
  };
}

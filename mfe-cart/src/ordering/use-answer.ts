import { useApi } from '@shop/api';
import type { Endpoint } from '@shop/contract';
import { useEffect, useState } from 'react';
import type { Answered } from './asked-charges';

interface Question<Args> {
  args: Args;
  /** What of the arguments makes it another question; others (the moment) only make it worth asking again. */
  of: string;
}

/**
 * What an optional endpoint answers to a question that is no GET, or whose answer must not be taken for another
 * question's. Null: not answered yet, refused, or the backend lacks it. A new `round` asks again.
 */
export function useAnswer<Args, Model>(
  endpoint: Endpoint<Args, Model>,
  question: Question<Args> | null,
  round: number,
): { answered: Answered<NonNullable<Model>> | null; isAsking: boolean } {
  const api = useApi();
  const [known, setKnown] = useState<{ of: string; round: number; answer: Model | null } | null>(null);
  const text = question && JSON.stringify(question);
  useEffect(() => {
    if (text === null) return undefined;
    const { args, of } = JSON.parse(text) as Question<Args>; // just written
    const left = new AbortController();
    const tell = (answer: Model | null) => {
      if (!left.signal.aborted) setKnown({ of, round, answer });
    };
    api.send(endpoint, args, { signal: left.signal }).then(tell, () => tell(null));
    return () => left.abort();
  }, [api, endpoint, text, round]);
  const isFitting = known !== null && known.of === question?.of;
  const answer = isFitting ? known.answer : null;
  return {
    answered: answer === null || answer === undefined || !known ? null : { of: known.of, answer },
    isAsking: question !== null && (!isFitting || known.round !== round),
  };
}

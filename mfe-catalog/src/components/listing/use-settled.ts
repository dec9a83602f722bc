import { useState } from 'react';

/** A list query: `key` identifies it, `argsOf` returns the arguments of its pages. */
export interface ListQuery<Args> {
  key: string;
  getArgs: (page: number) => Args;
}

/** The query whose response is shown: the old one until the new one has its response, so that nothing flickers. */
export function useSettled<Args>(query: ListQuery<Args>, hasResponse: boolean): ListQuery<Args> {
  const [shown, setShown] = useState(query);
  const isNew = shown.key !== query.key;
  if (isNew && hasResponse) setShown(query);
  return isNew && !hasResponse ? shown : query;
}

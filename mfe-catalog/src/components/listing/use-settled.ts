import { useState } from 'react';

/** A list query: `key` identifies it, `argsOf` returns the arguments of its pages. */
export interface Question<Args> {
  key: string;
  getArgs: (page: number) => Args;
}

/** The query whose response is shown: the old one until the new one has its response, so that nothing flickers. */
export function useSettled<Args>(question: Question<Args>, hasResponse: boolean): Question<Args> {
  const [shown, setShown] = useState(question);
  const isNew = shown.key !== question.key;
  if (isNew && hasResponse) setShown(question);
  return isNew && !hasResponse ? shown : question;
}

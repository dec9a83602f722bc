import { useState } from 'react';

/** A question to a list: its key names it, `argsOf` asks for its pages. */
export interface Question<Args> {
  key: string;
  getArgs: (page: number) => Args;
}

/** The question whose answer is shown: the old one until the new one has its answer, so that nothing flickers. */
export function useSettled<Args>(question: Question<Args>, hasResponse: boolean): Question<Args> {
  const [shown, setShown] = useState(question);
  const isNew = shown.key !== question.key;
  if (isNew && hasResponse) setShown(question);
  return isNew && !hasResponse ? shown : question;
}

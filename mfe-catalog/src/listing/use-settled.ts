import { useState } from 'react';

/** A question to a list: its key names it, `argsOf` asks for its pages. */
export interface Question<Args> {
  key: string;
  argsOf: (page: number) => Args;
}

/** The question whose answer is shown: the old one until the new one has its answer, so that nothing flickers. */
export function useSettled<Args>(asked: Question<Args>, isAnswered: boolean): Question<Args> {
  const [shown, setShown] = useState(asked);
  const isNew = shown.key !== asked.key;
  if (isNew && isAnswered) setShown(asked);
  return isNew && !isAnswered ? shown : asked;
}

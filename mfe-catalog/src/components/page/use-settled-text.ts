import { useEffect, useState } from 'react';

/** The text after it has not changed for so many milliseconds. */
export function useSettledText(text: string, pause: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}

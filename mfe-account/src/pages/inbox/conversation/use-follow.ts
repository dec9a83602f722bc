import { useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which the reader counts as being at the end. */
const endMargin = 96;

interface Ends {
  first: number | undefined;
  last: number | string | undefined;
  /** Whether the last message is the customer's own. */
  isOwn: boolean;
}

/**
 * Keeps the log scrolled to its end while the reader is there or the customer writes; otherwise keeps the scroll
 * position when messages are added above or below.
 */
export function useFollow({ first, last, isOwn }: Ends) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ first, last: undefined as Ends['last'], height: 0, isAtEnd: true });
  const [hasNew, setNew] = useState(false);
  useLayoutEffect(() => {
    const log = box.current;
    const known = before.current;
    if (!log) return;
    const grown = log.scrollHeight - known.height;
    if (known.last !== last) {
      if (known.isAtEnd || isOwn) log.scrollTop = log.scrollHeight;
      else setNew(true);
    } else if (known.first !== first) log.scrollTop += grown;
    before.current = { ...known, first, last, height: log.scrollHeight };
  }, [first, last, isOwn]);
  const onScroll = () => {
    const log = box.current;
    if (!log) return;
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < endMargin;
    before.current.isAtEnd = isAtEnd;
    if (isAtEnd) setNew(false);
  };
  const toEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    box.current?.focus({ preventScroll: true });
  };
  return { box, onScroll, hasNew, toEnd };
}

import { useEndpoint } from '@shop/api';
import type { Endpoint, Page } from '@shop/contract';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** What is known of one page of a list. */
export interface PageState<Entity> {
  entries: Entity[] | null;
  /** Set where it could not be loaded. */
  retry: (() => void) | null;
  busy: boolean;
}

/** Milliseconds that a page must stay near the viewport while others rush by, before it is requested. */
const pause = 120;
/** Pages that come in the same drawing are requested together. */
const together = 10;

interface Props<Args, Entity> {
  endpoint: Endpoint<Args, Page<Entity>>;
  args: Args;
  page: number;
  /** When the last page was requested, by the page's clock; shared by all of a list. */
  lastRequested: RefObject<number>;
  onState: (page: number, state: PageState<Entity>) => void;
}

/** Brings one page of a list; draws nothing. Who drags the scrollbar through a thousand pages asks for few. */
export function PageLoader<Args, Entity>({
  endpoint,
  args,
  page,
  lastRequested,
  onState,
}: Props<Args, Entity>) {
  const [isDue, setDue] = useState(false);
  const { data, error, isValidating, mutate } = useEndpoint(endpoint, isDue ? args : null);

  useLayoutEffect(() => {
    const since = performance.now() - lastRequested.current;
    const begin = () => {
      lastRequested.current = performance.now();
      setDue(true);
    };
    if (since > pause || since < together) {
      begin();
      return;
    }
    const timer = setTimeout(begin, pause);
    return () => clearTimeout(timer);
  }, [lastRequested]);

  useLayoutEffect(() => {
    if (data) onState(page, { entries: data.entries, retry: null, busy: false });
    else if (error) onState(page, { entries: null, retry: () => void mutate(), busy: isValidating });
  }, [data, error, isValidating, mutate, onState, page]);

  return null;
}

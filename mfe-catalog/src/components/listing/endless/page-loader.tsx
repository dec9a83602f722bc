import { useEndpoint } from '@shop/api';
import type { Endpoint, Page } from '@shop/contract';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** The state of one page of a list. */
export interface PageState<Entity> {
  entries: Entity[] | null;
  /** Null unless loading has failed. */
  retry: (() => void) | null;
  busy: boolean;
}

/** Milliseconds that a page must stay close to the viewport before it is requested during a fast scroll. */
const pause = 120;
/** Milliseconds within which pages of the same render are requested together. */
const batchTime = 10;

interface Props<Args, Entity> {
  endpoint: Endpoint<Args, Page<Entity>>;
  args: Args;
  page: number;
  /** The time of the last request; shared by all pages of a list. */
  lastRequested: RefObject<number>;
  onState: (page: number, state: PageState<Entity>) => void;
}

/** Loads one page of a list and renders nothing. Dragging the scrollbar past a thousand pages requests only a few. */
export function PageLoader<Args, Entity>({
  endpoint,
  args,
  page,
  lastRequested,
  onState,
}: Props<Args, Entity>) {
  const [isRequested, setRequested] = useState(false);
  const { data, error, isValidating, mutate } = useEndpoint(endpoint, isRequested ? args : null);

  useLayoutEffect(() => {
    const since = performance.now() - lastRequested.current;
    const begin = () => {
      lastRequested.current = performance.now();
      setRequested(true);
    };
    if (since > pause || since < batchTime) {
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

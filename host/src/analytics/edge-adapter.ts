import type { AnalyticsAdapter, SentEvent } from './analytics-adapter';

/** The most events in one request, and the milliseconds that the first of them waits for others. */
const maxBatch = 20;
const pause = 5_000;

export interface EdgeAdapterOptions {
  /** The collector's address, from the edge's settings. */
  url: string;
  /** The page's ticket, for the edge that has issued it. */
  ticket?: string | undefined;
  /** Calls the listener when the page is hidden, until the returned function is called. */
  onHidden: (listener: () => void) => () => void;
  /** Returns whether the browser has accepted the request; it is then sent even if the page closes. */
  beacon: (url: string, body: string) => boolean;
}

/**
 * Sends events to the shop's own collector in batches, and the rest when the page is hidden. Failed requests are not
 * repeated.
 */
export function edgeAdapter({ url, ticket, onHidden, beacon }: EdgeAdapterOptions): AnalyticsAdapter {
  let waiting: SentEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forget = () => {};
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    if (events.length > 0) beacon(url, JSON.stringify({ ticket, events }));
  };
  return {
    start() {
      forget = onHidden(flush);
    },
    send(event) {
      waiting.push(event);
      if (waiting.length >= maxBatch) flush();
      else timer ??= setTimeout(flush, pause);
    },
    stop() {
      forget();
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}

import type { AnalyticsAdapter, SentEvent } from './analytics-adapter';

/** Events of one request, and milliseconds that the first of them waits for others. */
const most = 20;
const pause = 5_000;

export interface EdgeAdapterOptions {
  /** Where to, from the edge's settings. */
  url: string;
  /** Tells when the page may be about to go, until the returned function is called. */
  onHidden: (listener: () => void) => () => void;
  /** Answers whether the browser has taken it over: it is sent even when the page goes. */
  beacon: (url: string, body: string) => boolean;
}

/** The shop's own collector: in batches, and what is left when the page goes. An event is sent once or, where that fails, not. */
export function edgeAdapter({ url, onHidden, beacon }: EdgeAdapterOptions): AnalyticsAdapter {
  let waiting: SentEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forget = () => {};
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    if (events.length > 0) beacon(url, JSON.stringify({ events }));
  };
  return {
    start() {
      forget = onHidden(flush);
    },
    send(event) {
      waiting.push(event);
      if (waiting.length >= most) flush();
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

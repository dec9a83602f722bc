import type { AnalyticsEvent, Bus } from '@shop/events';

/** An event and when it happened, in milliseconds since 1970. */
export interface Happened {
  event: AnalyticsEvent;
  at: number;
  /** The path of the page at that time. */
  path: string;
}

/** The most events queued until consent is known; older ones are dropped. */
export const maxEvents = 100;

/** Appends an event and drops the oldest when there are too many. */
export function pushLast(events: Happened[], happened: Happened): void {
  events.push(happened);
  if (events.length > maxEvents) events.shift();
}

/**
 * Queues the bus events from the start of the page until the analytics stream, which loads much later, takes them
 * (X-10).
 */
export class EarlyEvents {
  private readonly events: Happened[] = [];
  private readonly record = (happened: Happened) => pushLast(this.events, happened);
  private take = this.record;

  /** Listens until the returned function is called. `pathNow` returns the current path. */
  listen(bus: Bus, pathNow: () => string): () => void {
    return bus.on('analytics:measured', (event) => this.take({ event, at: Date.now(), path: pathNow() }));
  }

  /** Passes on the queued events, then each new one, until the returned function is called. */
  connect(take: (happened: Happened) => void): () => void {
    this.take = take;
    this.events.splice(0).forEach(take);
    return () => {
      this.take = this.record;
    };
  }
}

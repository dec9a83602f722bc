import type { AnalyticsEvent, Bus } from '@shop/events';

/** What happened, and when, in milliseconds since 1970. */
export interface Happened {
  event: AnalyticsEvent;
  at: number;
  /** Of the page then. */
  path: string;
}

/** Kept in memory until it is known whether they may be sent; the oldest give way. */
export const maxEvents = 100;

/** Adds at the end; what is too much goes at the beginning. */
export function pushLast(events: Happened[], happened: Happened): void {
  events.push(happened);
  if (events.length > maxEvents) events.shift();
}

/** Keeps what is told on the bus from the first moment on, till the stream's own code takes it: it comes long after the page. */
export class EarlyEvents {
  private readonly events: Happened[] = [];
  private readonly record = (happened: Happened) => pushLast(this.events, happened);
  private take = this.record;

  /** Until the returned function is called. `pathNow`: of the page. */
  listen(bus: Bus, pathNow: () => string): () => void {
    return bus.on('analytics:measured', (event) => this.take({ event, at: Date.now(), path: pathNow() }));
  }

  /** Hands over what was kept, and what follows at once, until the returned function is called. */
  connect(take: (happened: Happened) => void): () => void {
    this.take = take;
    this.events.splice(0).forEach(take);
    return () => {
      this.take = this.record;
    };
  }
}

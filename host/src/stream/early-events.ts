import type { AnalyticsEvent, Bus } from '@shop/events';

/** What happened, and when, in milliseconds since 1970. */
export interface Happened {
  event: AnalyticsEvent;
  at: number;
  /** Of the page then. */
  path: string;
}

/** Kept in memory until it is known whether they may be sent; the oldest give way. */
export const mostKept = 100;

/** Adds at the end; what is too much goes at the beginning. */
export function keepLast(kept: Happened[], happened: Happened): void {
  kept.push(happened);
  if (kept.length > mostKept) kept.shift();
}

/** Keeps what is told on the bus from the first moment on, till the stream's own code takes it: it comes long after the page. */
export class EarlyEvents {
  private readonly kept: Happened[] = [];
  private readonly keep = (happened: Happened) => keepLast(this.kept, happened);
  private take = this.keep;

  /** Until the returned function is called. `pathNow`: of the page. */
  hear(bus: Bus, pathNow: () => string): () => void {
    return bus.on('analytics:measured', (event) => this.take({ event, at: Date.now(), path: pathNow() }));
  }

  /** Hands over what was kept, and what follows at once, until the returned function is called. */
  connect(take: (happened: Happened) => void): () => void {
    this.take = take;
    this.kept.splice(0).forEach(take);
    return () => {
      this.take = this.keep;
    };
  }
}

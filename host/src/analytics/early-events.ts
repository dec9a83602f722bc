import type { AnalyticsEvent, Bus } from '@shop/events';

/** An event and when it happened, in milliseconds since 1970. */
export interface TimedEvent {
  event: AnalyticsEvent;
  at: number;
  /** The path of the page at that time. */
  path: string;
}

/** The most events queued until consent is known; older ones are dropped. */
export const maxEvents = 100;

/** Appends an event and drops the oldest when there are too many. */
export function pushLast(events: TimedEvent[], timedEvent: TimedEvent): void {
  events.push(timedEvent);
  if (events.length > maxEvents) events.shift();
}

/**
 * Queues the bus events from the start of the page until the analytics stream, which loads much later, takes them
 * (X-10).
 */
export class EarlyEvents {
  private readonly events: TimedEvent[] = [];
  private readonly record = (timedEvent: TimedEvent) => pushLast(this.events, timedEvent);
  private onEvent = this.record;

  /** Listens until the returned function is called. `pathNow` returns the current path. */
  listen(bus: Bus, pathNow: () => string): () => void {
    return bus.on('analytics:measured', (event) => this.onEvent({ event, at: Date.now(), path: pathNow() }));
  }

  /** Passes on the queued events, then each new one, until the returned function is called. */
  connect(onEvent: (timedEvent: TimedEvent) => void): () => void {
    this.onEvent = onEvent;
    this.events.splice(0).forEach(onEvent);
    return () => {
      this.onEvent = this.record;
    };
  }
}

import type { Reporter } from '../release-counting';
import { HourlyLimit } from './hourly-limit';
import { minute } from './recent-counts';

/** Milliseconds without an event after which a visitor's next event begins another visit. */
const pause = 30 * minute;

/** The most visits that are remembered, and the most that one network begins in an hour. */
const most = { remembered: 20_000, ofNetwork: 300 };

/** One visit of a visitor who has consented. Nothing in it is saved. */
export interface Visit {
  lastAt: number;
  /** Number of steps reached, by module. */
  reached: Map<string, number>;
  /** Orders and searches that were counted. */
  orders: number;
  searches: number;
}

/** The current visits, the oldest forgotten first. */
export class Visits {
  private readonly visits = new Map<string, Visit>();
  private readonly begun = new HourlyLimit(most.ofNetwork);

  /** The visit that an event belongs to; null: the network has begun too many in this hour. */
  enter({ ticket: { visitor }, network }: Reporter, at: number): Visit | null {
    const known = this.visits.get(visitor);
    const isOver = !known || at - known.lastAt > pause;
    if (isOver && !this.begun.take(network, at)) return null;
    const visit = isOver ? { lastAt: at, reached: new Map<string, number>(), orders: 0, searches: 0 } : known;
    visit.lastAt = at;
    this.visits.delete(visitor);
    this.visits.set(visitor, visit);
    if (this.visits.size > most.remembered) this.forgetOldest();
    return visit;
  }

  private forgetOldest(): void {
    for (const oldest of this.visits.keys()) return void this.visits.delete(oldest);
  }
}

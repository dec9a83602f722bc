import { requiredApp } from '../../release-table';
import type { Reporter, Tally } from '../release-counting';
import { Once } from '../reporting/once';
import { EmptySearches, type EmptySearch, type SavedSearches } from './empty-searches';
import { EndpointTimes, type BackendCall, type EndpointSpeed } from './endpoint-times';
import { HourlyLimit } from './hourly-limit';
import {
  readEvent,
  steps,
  type CountedEvent,
  type ModuleLabel,
  type Step,
  type StepEvent,
} from './read-event';
import { day, hour, minute, RecentCounts, type SavedCounts } from './recent-counts';
import { RecentErrors, type ReleaseErrors } from './release-errors';
import { Visits, type Visit } from './visits';

/** Visits by the steps that they reached. */
export interface ModuleSteps {
  /** `all`: each visit once, in whatever module. */
  module: ModuleLabel | 'all';
  visits: Record<Step, number>;
}

/** A release's errors, and its pages in equal parts of the period. */
export interface ErrorRow extends ReleaseErrors {
  samples: { visits: number; failing: number }[];
}

/** Everything that the page shows. */
export interface Overview {
  /** Milliseconds since 1970. */
  now: number;
  /** When counting began. */
  since: number;
  /** Milliseconds; orders are always of the last hour and of the last day. */
  period: number;
  /** Orders by minute of the last hour, and by hour of the last day, oldest first. */
  ordersByMinute: number[];
  ordersByHour: number[];
  /** `all` first; modules without a visit are left out. */
  modules: ModuleSteps[];
  errors: ErrorRow[];
  searches: EmptySearch[];
  endpoints: EndpointSpeed[];
  /** Events that did not count, because their network or visitor had sent too many. */
  leftOut: number;
  /** Pages that the edge has sent. */
  pages: number;
}

/** What survives a restart: counts, and nothing about a visitor. */
export interface SavedStatistics {
  version: 1;
  since: number;
  orders: SavedCounts;
  steps: SavedCounts;
  errors: SavedCounts;
  times: SavedCounts;
  leftOut: SavedCounts;
  searches: SavedSearches;
}

/** Orders and searches that one visit adds at most, those that one network adds in an hour, and lines of a list. */
const most = { orders: 10, searches: 30, networkOrders: 100, networkSearches: 300, listed: 20 };

/** Milliseconds of one bar in the chart of a release. */
const toBar = (period: number) => Math.max(10 * minute, period / 12);

/** Label of the only series in its counts. */
const only = 'all';

/**
 * Counts for the shop's owner what this edge learns of the shop: events of visitors who have consented, errors by release,
 * and times of the backend. Only events with the ticket of their page count. In memory, for a day; the number of
 * labels is limited, and all of them are words of this program or of the contract, except searched words.
 */
export class ShopStatistics {
  private since: number;
  private readonly orders = new RecentCounts({ slot: minute, mostLabels: 1 });
  private readonly steps = new RecentCounts({ slot: 10 * minute, mostLabels: 64 });
  private readonly leftOut = new RecentCounts({ slot: 10 * minute, mostLabels: 1 });
  private readonly times = new EndpointTimes();
  private readonly searches = new EmptySearches();
  private readonly errors: RecentErrors;
  private readonly visits = new Visits();
  private readonly ordered = new Once(20_000);
  private readonly networkOrders = new HourlyLimit(most.networkOrders);
  private readonly networkSearches = new HourlyLimit(most.networkSearches);

  constructor(
    tallies: () => Iterable<Tally>,
    private readonly now: () => number = () => Date.now(),
  ) {
    this.since = now();
    this.errors = new RecentErrors(tallies);
  }

  /** Counts an event of a page's stream. */
  addEvent = (event: object, by: Reporter): void => {
    const counted = readEvent(event);
    if (!counted) return;
    const at = this.now();
    const visit = this.visits.enter(by, at);
    const isCounted = visit !== null && this.count(counted, visit, by, at);
    if (!isCounted) this.leftOut.add(only, at);
  };

  addCall = (call: BackendCall): void => this.times.add(call, this.now());

  /** Notes the errors since the last call: without it they count for the time of the next one. */
  takeErrors = (): void => this.errors.take(this.now());

  getOverview(period: number): Overview {
    this.takeErrors();
    const now = this.now();
    const errors = this.errors.get(now, period);
    return {
      ...{ now, since: this.since, period },
      ordersByMinute: this.orders.getSeries(only, now, hour),
      ordersByHour: this.orders.getSeries(only, now, day, hour),
      modules: this.getModules(now, period),
      errors: errors
        .slice(0, most.listed)
        .map((one) => ({ ...one, samples: this.errors.getSeries(one, now, period, toBar(period)) })),
      searches: this.searches.get(now, period, most.listed),
      endpoints: this.times.get(now, period).slice(0, most.listed),
      leftOut: this.leftOut.getTotals(now, period).get(only) ?? 0,
      pages: errors.reduce((sum, { app, pages }) => sum + (app === requiredApp ? pages : 0), 0),
    };
  }

  toSaved(): SavedStatistics {
    this.takeErrors();
    return {
      ...{ version: 1, since: this.since },
      orders: this.orders.toSaved(),
      steps: this.steps.toSaved(),
      errors: this.errors.counts.toSaved(),
      times: this.times.counts.toSaved(),
      leftOut: this.leftOut.toSaved(),
      searches: this.searches.toSaved(this.now()),
    };
  }

  restore({ since, orders, steps: reached, errors, times, leftOut, searches }: SavedStatistics): void {
    this.since = Math.min(this.since, since);
    this.orders.restore(orders);
    this.steps.restore(reached);
    this.errors.counts.restore(errors);
    this.times.counts.restore(times);
    this.leftOut.restore(leftOut);
    this.searches.restore(searches);
  }

  /** False if the visitor or network has sent too many. */
  private count(event: CountedEvent, visit: Visit, by: Reporter, at: number): boolean {
    if (event.kind === 'step') {
      const isKnownOrder = event.orderId !== null && !this.isFirstOrder(event, by);
      if (isKnownOrder) return true;
      if (event.orderId !== null && !this.countOrder(visit, by, at)) return false;
      this.reach('all', event.step, visit, at);
      this.reach(event.module, event.step, visit, at);
      return true;
    }
    if (visit.searches >= most.searches || !this.networkSearches.take(by.network, at)) return false;
    visit.searches += 1;
    this.searches.add(event.words, by.ticket.visitor, at);
    return true;
  }

  /** Numbers of orders and of trips are counted apart, and may be equal. */
  private isFirstOrder = ({ orderId, module }: StepEvent, { ticket }: Reporter) =>
    this.ordered.isFirst(ticket.visitor, module === 'rental' ? 'trip' : 'order', String(orderId));

  private countOrder(visit: Visit, { network }: Reporter, at: number): boolean {
    if (visit.orders >= most.orders || !this.networkOrders.take(network, at)) return false;
    visit.orders += 1;
    this.orders.add(only, at);
    return true;
  }

  /** A step includes those before it: who has ordered has had a cart, wherever it was filled. */
  private reach(module: ModuleLabel | 'all', step: Step, { reached }: Visit, at: number): void {
    const [before, now] = [reached.get(module) ?? 0, steps.indexOf(step) + 1];
    if (now <= before) return;
    for (const passed of steps.slice(before, now)) this.steps.add(`${module} ${passed}`, at);
    reached.set(module, now);
  }

  private getModules(now: number, period: number): ModuleSteps[] {
    const byModule = new Map<string, ModuleSteps>();
    for (const [label, count] of this.steps.getTotals(now, period)) {
      const [module, step] = label.split(' ') as [ModuleSteps['module'], Step]; // as written by `reach`
      const known = byModule.get(module) ?? { module, visits: { seen: 0, cart: 0, checkout: 0, order: 0 } };
      known.visits[step] = count;
      byModule.set(module, known);
    }
    const rank = ({ module, visits }: ModuleSteps) => (module === 'all' ? Infinity : visits.seen);
    return [...byModule.values()].sort((a, b) => rank(b) - rank(a));
  }
}

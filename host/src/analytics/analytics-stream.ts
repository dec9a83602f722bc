import { withoutContacts } from '@shop/domain';
import type { AnalyticsAdapter, SentEvent } from './analytics-adapter';
import type { ConsentStore } from './consent';
import { pushLast, type TimedEvent } from './early-events';
import type { AnalyticsEvent } from '@shop/events';

/** The most characters of a search term that are passed on. */
const maxLength = 60;

/** Removes contacts from search terms. */
const toAnonymous = (event: AnalyticsEvent): AnalyticsEvent =>
  event.name === 'search' ? { ...event, words: withoutContacts(event.words).slice(0, maxLength) } : event;

/** What is added to an event about its page. */
type PageInfo = Pick<SentEvent, 'route' | 'module' | 'language' | 'decimals'>;

export interface StreamOptions {
  consent: Pick<ConsentStore, 'getState' | 'subscribe'>;
  adapters: readonly AnalyticsAdapter[];
  getPageInfo: (path: string) => PageInfo;
}

/**
 * Passes events to the adapters after the visitor's consent. Until then they are queued in memory, limited in number;
 * a refusal drops them. Nothing is ever stored in the browser. X-10.
 */
export class AnalyticsStream {
  private waiting: TimedEvent[] = [];
  private started = false;
  private visit = '';
  private number = 0;
  private readonly forget: () => void;

  constructor(private readonly options: StreamOptions) {
    this.forget = options.consent.subscribe(this.follow);
    this.follow();
  }

  add = (timedEvent: TimedEvent): void => {
    const consent = this.options.consent.getState().value;
    if (consent === 'all') this.pass(timedEvent);
    else if (consent === 'unasked') pushLast(this.waiting, timedEvent);
  };

  end(): void {
    this.forget();
    this.stop();
  }

  private follow = (): void => {
    const consent = this.options.consent.getState().value;
    if (consent === 'necessary') this.stop();
    if (consent !== 'all') return;
    this.begin();
    this.waiting.splice(0).forEach((timedEvent) => this.pass(timedEvent));
  };

  private begin() {
    if (this.started) return;
    this.started = true;
    this.visit = crypto.randomUUID();
    this.options.adapters.forEach((adapter) => adapter.start());
  }

  private stop() {
    this.waiting = [];
    if (!this.started) return;
    this.started = false;
    this.options.adapters.forEach((adapter) => adapter.stop());
  }

  private pass({ event, at, path }: TimedEvent) {
    this.number += 1;
    const { visit, number } = this;
    const sent = { ...toAnonymous(event), ...this.options.getPageInfo(path), at, visit, number };
    for (const adapter of this.options.adapters) adapter.send(sent);
  }
}

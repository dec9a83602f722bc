import type { AnalyticsAdapter, SentEvent } from './analytics-adapter';
import type { ConsentStore } from './consent';
import { pushLast, type Happened } from './early-events';
import { withoutContacts } from './without-contacts';

/** What is added to an event about its page. */
type Surroundings = Pick<SentEvent, 'route' | 'language' | 'decimals'>;

export interface StreamOptions {
  consent: Pick<ConsentStore, 'getState' | 'subscribe'>;
  adapters: readonly AnalyticsAdapter[];
  surroundings: (path: string) => Surroundings;
}

/**
 * Passes events to the adapters after the visitor's consent. Until then they are queued in memory, limited in number;
 * a refusal drops them. Nothing is ever stored in the browser. X-10.
 */
export class AnalyticsStream {
  private waiting: Happened[] = [];
  private started = false;
  private visit = '';
  private number = 0;
  private readonly forget: () => void;

  constructor(private readonly options: StreamOptions) {
    this.forget = options.consent.subscribe(this.follow);
    this.follow();
  }

  take = (happened: Happened): void => {
    const consent = this.options.consent.getState().value;
    if (consent === 'all') this.pass(happened);
    else if (consent === 'unasked') pushLast(this.waiting, happened);
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
    this.waiting.splice(0).forEach((happened) => this.pass(happened));
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

  private pass({ event, at, path }: Happened) {
    this.number += 1;
    const { visit, number } = this;
    const sent = { ...withoutContacts(event), ...this.options.surroundings(path), at, visit, number };
    for (const adapter of this.options.adapters) adapter.send(sent);
  }
}

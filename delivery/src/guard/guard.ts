import type { Log } from '../edge/log';
import { canaryOf, defaultOf, type ReleaseTable } from '../release-table';
import { ReleaseError } from '../store/release-error';
import { complaint, usualRules, type GuardRules } from './judge';
import { healthOf, noCounts, since, sumOfCounts, type CountsByRelease } from './release-counts';

/** What the guard does its work with: the store that it takes trials back in. */
export interface GuardedStore {
  table(): Promise<ReleaseTable>;
  rollback(app: string, because?: string, only?: string): Promise<{ from: string; to: string }>;
}

export interface GuardParts {
  store: GuardedStore;
  /** Counts of every edge, by its name; one that cannot be asked is left out. */
  counts: () => Promise<Map<string, CountsByRelease>>;
  log: Log;
  rules?: GuardRules;
}

/** A trial that is watched: what had been counted when it began. */
interface Watch {
  trial: string;
  standing: string;
  begun: Map<string, CountsByRelease>;
}

/**
 * Watches the trials of all areas, and takes back what does worse than the release beside it. Counts from its first look at
 * a trial on, so that what the default did last week excuses nobody.
 */
export class Guard {
  private readonly watches = new Map<string, Watch>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: GuardParts) {}

  /** One look at everything that is tried. Never rejects. */
  look = async (): Promise<void> => {
    try {
      const { microFrontends } = await this.parts.store.table();
      const counts = await this.parts.counts();
      for (const [app, entries] of Object.entries(microFrontends)) {
        const [trial, standing] = [canaryOf(entries), defaultOf(entries)];
        if (!trial || !standing) this.watches.delete(app);
        else await this.judge(app, trial.metadata.version, standing.metadata.version, counts);
      }
    } catch (error) {
      this.parts.log('guard-failed', { error: error instanceof Error ? error.message : String(error) });
    }
  };

  /** Looks again and again, `pause` milliseconds after each look. */
  watch(pause: number): void {
    this.timer = setTimeout(() => void this.look().finally(() => this.timer && this.watch(pause)), pause);
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async judge(app: string, trial: string, standing: string, counts: Map<string, CountsByRelease>) {
    const known = this.watches.get(app);
    if (known?.trial !== trial || known.standing !== standing) {
      this.watches.set(app, { trial, standing, begun: counts });
      return;
    }
    const healthSince = (version: string) => {
      const key = `${app} ${version}`;
      const parts = [...counts].map(([edge, now]) =>
        since(now[key] ?? noCounts(), known.begun.get(edge)?.[key] ?? noCounts()),
      );
      return healthOf(sumOfCounts(parts));
    };
    const because = complaint(healthSince(trial), healthSince(standing), this.parts.rules ?? usualRules);
    if (because) await this.takeBack(app, trial, because);
  }

  private async takeBack(app: string, trial: string, because: string): Promise<void> {
    try {
      const { to } = await this.parts.store.rollback(app, `guard: ${because}`, trial);
      this.parts.log('guard-rollback', { app, from: trial, to, because });
    } catch (error) {
      // A store that does not answer is asked again with the next look.
      if (!(error instanceof ReleaseError) || error.code === 'unavailable') throw error;
      // Somebody was faster: what is live now is looked at next time.
      this.parts.log('guard-too-late', { app, trial, reason: error.message });
    }
    this.watches.delete(app);
  }
}

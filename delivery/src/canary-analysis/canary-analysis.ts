import type { Log } from '../edge/log';
import { getCanary, getDefault, type ReleaseTable } from '../release-table';
import { ReleaseError } from '../store/release-error';
import { findComplaint, defaultRules, type AnalysisRules } from './complaints';
import { toHealth, noCounts, since, sumOfCounts, type CountsByRelease } from './release-counts';

/** The part of the store that the canary analysis needs to roll canaries back. */
export interface AnalysedStore {
  table(): Promise<ReleaseTable>;
  rollback(app: string, because?: string, only?: string): Promise<{ from: string; to: string | null }>;
}

export interface CanaryAnalysisOptions {
  store: AnalysedStore;
  /** Counts of every edge, by its name; edges that do not respond are left out. */
  counts: () => Promise<Map<string, CountsByRelease>>;
  log: Log;
  rules?: AnalysisRules;
}

/** A watched canary, with the counts at the start. */
interface Watch {
  canary: string;
  stable: string;
  begun: Map<string, CountsByRelease>;
}

/**
 * Watches the canaries of all apps, and rolls back those that are worse than the default release. Counts from its first
 * check of a canary on, so that earlier failures of the default do not matter.
 */
export class CanaryAnalysis {
  private readonly watches = new Map<string, Watch>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: CanaryAnalysisOptions) {}

  /** Checks all canaries once. Never rejects. */
  check = async (): Promise<void> => {
    try {
      const { microFrontends } = await this.options.store.table();
      const counts = await this.options.counts();
      for (const [app, entries] of Object.entries(microFrontends)) {
        const [canary, stable] = [getCanary(entries), getDefault(entries)];
        if (!canary || !stable) this.watches.delete(app);
        else await this.evaluate(app, canary.metadata.version, stable.metadata.version, counts);
      }
    } catch (error) {
      this.options.log('guard-failed', { error: error instanceof Error ? error.message : String(error) });
    }
  };

  /** Checks repeatedly, `pause` milliseconds after each check. */
  watch(pause: number): void {
    this.timer = setTimeout(() => void this.check().finally(() => this.timer && this.watch(pause)), pause);
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async evaluate(app: string, canary: string, stable: string, counts: Map<string, CountsByRelease>) {
    const known = this.watches.get(app);
    if (known?.canary !== canary || known.stable !== stable) {
      this.watches.set(app, { canary, stable, begun: counts });
      return;
    }
    const healthSince = (version: string) => {
      const key = `${app} ${version}`;
      const parts = [...counts].map(([edge, now]) =>
        since(now[key] ?? noCounts(), known.begun.get(edge)?.[key] ?? noCounts()),
      );
      return toHealth(sumOfCounts(parts));
    };
    const because = findComplaint(
      healthSince(canary),
      healthSince(stable),
      this.options.rules ?? defaultRules,
    );
    if (because) await this.rollBack(app, canary, because);
  }

  private async rollBack(app: string, canary: string, reason: string): Promise<void> {
    try {
      const { to } = await this.options.store.rollback(app, `guard: ${reason}`, canary);
      this.options.log('guard-rollback', { app, from: canary, to, because: reason });
    } catch (error) {
      // If the store does not respond, the next check tries again.
      if (!(error instanceof ReleaseError) || error.code === 'unavailable') throw error;
      // The table has changed meanwhile: the next check looks at what is live then.
      this.options.log('guard-too-late', { app, canary, reason: error.message });
    }
    this.watches.delete(app);
  }
}

import type { Log } from '../edge/log';
import {
  getCanaries,
  getDefault,
  getEntry,
  getPercent,
  getRamp,
  type ReleaseTable,
  type TableEntry,
} from '../release-table';
import { ReleaseError } from '../store/release-error';
import { judge, type Verdict } from './complaints';
import { toHealth, noCounts, since, sumOfCounts, type CountsByRelease } from './release-counts';
import { defaultRules, type AnalysisRules } from './release-health';

/** The part of the store that the canary analysis needs to roll canaries back, and to raise those with a ramp. */
export interface AnalysedStore {
  table(): Promise<ReleaseTable>;
  rollback(app: string, because?: string, version?: string): Promise<{ from: string; to: string | null }>;
  advance(app: string, version: string, because: string): Promise<number>;
}

export interface CanaryAnalysisOptions {
  store: AnalysedStore;
  /** Counts of every edge, by its name; edges that do not respond are left out. */
  counts: () => Promise<EdgeCounts>;
  log: Log;
  rules?: AnalysisRules;
  /** Milliseconds since 1970. */
  now?: () => number;
}

type EdgeCounts = Map<string, CountsByRelease>;

/** A watched canary. */
interface Watch {
  canary: string;
  /** The default release; null: there is none. */
  stable: string | null;
  /** The counts at the start, and when it got its current percentage. */
  begun: EdgeCounts;
  step: { percent: number; begun: EdgeCounts };
  /** Why its ramp does not rise, as logged. */
  heldFor?: string;
  /** When a step that the store has refused is tried again. */
  retryAt?: number;
}

const releaseKey = (app: string, version: string) => `${app} ${version}`;

/** Milliseconds after a refused step: each try reads the whole release. */
const retryPause = 60_000;

/**
 * Watches the canaries of all apps, each for itself: rolls back those that are worse than the default release is for all of
 * its visitors, and raises healthy ones that have a ramp. Counts from its first check of a canary on, so that earlier failures
 * of the default do not matter.
 */
export class CanaryAnalysis {
  /** By `app version`. */
  private readonly watches = new Map<string, Watch>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: CanaryAnalysisOptions) {}

  /** Checks all canaries once. Never rejects. */
  check = async (): Promise<void> => {
    try {
      const { microFrontends } = await this.options.store.table();
      const counts = await this.options.counts();
      const running = new Set<string>();
      for (const [app, entries] of Object.entries(microFrontends)) {
        const stable = getDefault(entries)?.metadata.version ?? null;
        for (const canary of getCanaries(entries)) {
          running.add(releaseKey(app, canary.metadata.version));
          await this.evaluate(app, canary, stable, counts);
        }
      }
      for (const key of this.watches.keys()) if (!running.has(key)) this.watches.delete(key);
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

  private async evaluate(app: string, entry: TableEntry, stable: string | null, counts: EdgeCounts) {
    const canary = entry.metadata.version;
    const [percent, ramp] = [getPercent(entry), getRamp(entry)];
    const key = releaseKey(app, canary);
    const known = this.watches.get(key);
    if (known?.stable !== stable) {
      this.watches.set(key, { canary, stable, begun: counts, step: { percent, begun: counts } });
      return;
    }
    if (known.step.percent !== percent) {
      known.step = { percent, begun: counts };
      delete known.heldFor;
    }
    const all = this.judge(app, known, known.begun, counts);
    if (all.state === 'failing') return this.rollBack(app, canary, all.because);
    if (ramp && Date.parse(ramp.next) <= this.now()) await this.raise(app, known, counts);
  }

  /** Raises a canary whose next step is due, if it is healthy at its current percentage. */
  private async raise(app: string, watch: Watch, counts: EdgeCounts) {
    const { state, because } = this.judge(app, watch, watch.step.begun, counts);
    if (state === 'failing') return this.rollBack(app, watch.canary, because);
    if (state === 'held') return this.hold(app, watch, because);
    if ((watch.retryAt ?? 0) > this.now()) return;
    try {
      const percent = await this.options.store.advance(app, watch.canary, `guard: ${because}`);
      this.options.log('guard-step', { app, version: watch.canary, percent, because });
    } catch (error) {
      this.hold(app, watch, refusalIn(error));
      watch.retryAt = this.now() + retryPause;
    }
  }

  /** Logs once at each percentage that a ramp waits. */
  private hold(app: string, watch: Watch, because: string) {
    if (watch.heldFor !== undefined) return;
    watch.heldFor = because;
    this.options.log('guard-held', { app, version: watch.canary, percent: watch.step.percent, because });
  }

  private judge(app: string, { canary, stable }: Watch, from: EdgeCounts, counts: EdgeCounts): Verdict {
    const healthSince = (version: string) => {
      const key = releaseKey(app, version);
      const parts = [...counts].map(([edge, now]) =>
        since(now[key] ?? noCounts(), from.get(edge)?.[key] ?? noCounts()),
      );
      return toHealth(sumOfCounts(parts));
    };
    const rules = this.options.rules ?? defaultRules;
    return judge(healthSince(canary), stable === null ? null : healthSince(stable), rules);
  }

  /** A refused rollback (a wrong clock, a missing right, a conflict) is tried again with the next check, by the same counts. */
  private async rollBack(app: string, canary: string, reason: string): Promise<void> {
    try {
      const { to } = await this.options.store.rollback(app, `guard: ${reason}`, canary);
      this.options.log('guard-rollback', { app, from: canary, to, because: reason });
    } catch (error) {
      const refusal = refusalIn(error);
      const { microFrontends } = await this.options.store.table();
      if (getEntry(getCanaries(microFrontends[app]), canary))
        return this.options.log('guard-failed', { app, version: canary, error: refusal, because: reason });
      this.options.log('guard-too-late', { app, canary, reason: refusal });
    }
    this.watches.delete(releaseKey(app, canary));
  }

  private now = () => this.options.now?.() ?? Date.now();
}

/** Why the store has refused a change. If it does not respond, the error is thrown: the next check tries again. */
function refusalIn(error: unknown): string {
  if (!(error instanceof ReleaseError) || error.code === 'unavailable') throw error;
  return error.message;
}

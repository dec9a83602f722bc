import type { Log } from '../log';
import { findFailedApps, findThrowers } from './failed-apps';
import type { PageJob, Rendered, RenderResult, ServerFile, WarmJob } from './messages';
import { Pauses } from './pauses';
import { RenderLog } from './render-log';
import { defaultLimits, type Limits } from './render-limits';
import { RenderWorker, type EndReason, type Outcome } from './render-worker';

export interface PoolOptions {
  log: Log;
  /** Number of threads. */
  workers: number;
  limits?: Partial<Limits>;
  now?: () => number;
}

/** Milliseconds; a worker that ends within them is not replaced immediately, so that a release that kills it does not burn a core. */
const minLifetime = 5_000;
const pauses = { first: 100, last: 30_000 };

interface Waiting {
  job: PageJob;
  /** Release set and route: the key of a pause after a failure. */
  name: string;
  since: number;
  resolve: (result: RenderResult) => void;
}

interface WorkerState {
  since: number;
  /** Jobs that it has preloaded. */
  ready: WarmJob[] | null;
  isWarming: boolean;
}

/** A page that is sent without content. */
const without = (failed: readonly string[] = []): RenderResult => ({ page: null, failed });

/** Threads that render pages. A page that cannot be rendered is null: that may end a worker, but never affects a visitor. */
export class RenderPool {
  readonly limits: Limits;
  /** Number of ended workers, `relieved` after many releases. */
  readonly ended: Record<EndReason | 'relieved', number> = { memory: 0, hung: 0, crashed: 0, relieved: 0 };
  private readonly now: () => number;
  private readonly log: RenderLog;
  private readonly resting: Pauses;
  private readonly workers = new Map<RenderWorker, WorkerState>();
  private readonly leaving = new Set<RenderWorker>();
  private readonly queue: Waiting[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private warmJobs: WarmJob[] = [];
  private earlyDeaths = 0;
  private isClosed = false;

  constructor(private readonly options: PoolOptions) {
    this.limits = { ...defaultLimits, ...options.limits };
    this.now = options.now ?? Date.now;
    this.log = new RenderLog(options.log, this.now);
    this.resting = new Pauses(this.now);
  }

  /** Heap bytes of each worker after its last page. */
  get heaps(): number[] {
    return [...this.workers.keys()].map(({ heap }) => heap);
  }

  /** Never rejects. */
  render(job: PageJob, setId: string): Promise<RenderResult> {
    const name = `${setId} ${job.route.app} ${job.route.path}`;
    const isFull = this.queue.length >= this.limits.queue * this.options.workers;
    const failed = this.isResting(job.host) ? [job.host.app] : this.resting.getApps(name);
    if (this.isClosed || isFull || failed) return Promise.resolve(without(failed ?? []));
    return new Promise((resolve) => {
      this.queue.push({ job, name, since: this.now(), resolve });
      this.fill();
      this.pump();
    });
  }

  /** Makes every worker preload the live releases, now and whenever a worker starts. */
  warm(jobs: WarmJob[]): void {
    this.warmJobs = jobs;
    if (jobs.length === 0) return;
    this.fill();
    this.pump();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.timers.forEach((timer) => clearTimeout(timer));
    for (const { resolve } of this.queue.splice(0)) resolve(without());
    await Promise.all([...this.workers.keys(), ...this.leaving].map((worker) => worker.close()));
  }

  private isResting = (file: ServerFile) => this.resting.has(file.base);

  private fill() {
    const target = this.timers.size > 0 ? 0 : this.options.workers;
    while (!this.isClosed && this.workers.size < target) this.begin();
  }

  private begin(): [RenderWorker, WorkerState] {
    const worker = new RenderWorker({
      timeout: this.limits.timeout,
      memory: this.limits.memory,
      onLoadFailed: (file, error) => this.log.loadFailed(file, error),
      onStray: (text) => this.log.stray(text),
      onEnd: this.replace,
    });
    const state = { since: this.now(), ready: null, isWarming: false };
    this.workers.set(worker, state);
    return [worker, state];
  }

  /** Preloads the live releases; pages wait meanwhile. */
  private async prepare(worker: RenderWorker, state: WorkerState): Promise<void> {
    state.ready = this.warmJobs;
    state.isWarming = true;
    for (const job of this.warmJobs) {
      if (worker.isEnded || this.isResting(job.host)) continue;
      const remotes = job.remotes.filter((file) => !this.isResting(file));
      this.handleOutcome(await worker.run({ ...job, remotes }));
    }
    state.isWarming = false;
    this.pump();
  }

  /** Leaves out, for a while, a release that hangs or kills its worker while loading. */
  private handleOutcome(outcome: Outcome) {
    if (outcome.kind !== 'ended' || !outcome.loading) return;
    this.resting.begin(outcome.loading.base, this.limits.releasePause);
    this.log.loadFailed(outcome.loading, outcome.error);
  }

  private pump() {
    for (const [worker, state] of this.workers) {
      if (!worker.isIdle || state.isWarming) continue;
      if (state.ready !== this.warmJobs && !this.leaving.has(worker)) {
        void this.prepare(worker, state);
        continue;
      }
      const next = this.next();
      if (!next) return;
      void this.work(worker, next);
    }
  }

  private next(): Waiting | null {
    for (;;) {
      const next = this.queue.shift();
      if (!next) return null;
      const isLate = this.now() - next.since > this.limits.wait;
      const failed = this.resting.getApps(next.name);
      if (!isLate && !failed) return next;
      next.resolve(without(failed ?? []));
    }
  }

  private async work(worker: RenderWorker, { job, name, resolve }: Waiting): Promise<void> {
    const leftOut = Object.keys(job.remotes).filter((app) => this.isLeftOut(job, app));
    const remotes = Object.fromEntries(
      Object.entries(job.remotes).map(([app, file]) => [app, leftOut.includes(app) ? null : file]),
    );
    const outcome = await worker.run({ ...job, remotes });
    this.handleOutcome(outcome);
    if (outcome.kind === 'page') {
      this.earlyDeaths = 0;
      resolve({ page: outcome.page, failed: [...leftOut, ...this.findFailed(job, outcome.page)] });
    } else resolve(without(this.failed(outcome, job, name)));
    this.relieve(worker);
    this.pump();
  }

  /** Logs what failed in a page, and returns the apps that made it fail. */
  private findFailed(job: PageJob, { troubles, unloaded }: Rendered): string[] {
    const failed = new Set(unloaded);
    for (const failure of troubles) {
      const apps = findFailedApps(failure, job);
      this.log.componentFailed(job, failure, apps);
      for (const app of apps) failed.add(app);
    }
    return [...failed];
  }

  /** Whether a remote with a server build is left out, because it could not be loaded. */
  private isLeftOut({ remotes }: PageJob, app: string): boolean {
    const file = remotes[app];
    return Boolean(file && this.isResting(file));
  }

  /** Pauses the page. Returns the apps that made it fail: the page's own, if its code ended or hung the worker. */
  private failed(outcome: Outcome, job: PageJob, name: string): string[] {
    if (outcome.kind === 'ended' && outcome.loading) return [outcome.loading.app];
    const { app } = job.remotes[job.route.app] ?? job.host;
    const apps = outcome.kind === 'failed' ? findThrowers(outcome.error, job) : [app];
    this.resting.begin(name, this.limits.pause, apps);
    if (outcome.kind === 'failed' || outcome.kind === 'ended') this.log.pageFailed(job, outcome.error, apps);
    return apps;
  }

  /** Replaces a worker with many releases by a new one, which is ready for its first page. */
  private relieve(worker: RenderWorker) {
    if (this.leaving.has(worker)) {
      if (!this.workers.has(worker)) void worker.close();
      return;
    }
    const live = this.warmJobs.reduce((sum, { remotes }) => sum + 1 + remotes.length, 0);
    if (worker.isEnded || worker.releases <= Math.max(this.limits.releases, 2 * live)) return;
    this.leaving.add(worker);
    void this.prepare(...this.begin()).then(() => {
      this.workers.delete(worker);
      if (worker.isIdle) void worker.close();
      this.fill();
    });
  }

  private replace = (worker: RenderWorker) => {
    const state = this.workers.get(worker);
    this.workers.delete(worker);
    // A relieved worker has been replaced already.
    const isRelieved = this.leaving.delete(worker);
    if (!this.isClosed) this.ended[isRelieved ? 'relieved' : worker.endedBy] += 1;
    if (isRelieved || !state || this.isClosed) return;
    const isYoung = this.now() - state.since < minLifetime && worker.pages === 0;
    this.earlyDeaths = isYoung ? this.earlyDeaths + 1 : 0;
    const again = () => {
      this.fill();
      this.pump();
    };
    if (!isYoung) return again();
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        again();
      },
      Math.min(pauses.last, pauses.first * 2 ** (this.earlyDeaths - 1)),
    );
    timer.unref();
    this.timers.add(timer);
  };
}

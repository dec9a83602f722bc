import type { Log } from '../log';
import type { PageJob, Rendered, ServerFile, WarmJob } from './messages';
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
const young = 5_000;
const pauses = { first: 100, last: 30_000 };

interface Waiting {
  job: PageJob;
  /** Release set and route: the key of a pause after a failure. */
  name: string;
  since: number;
  resolve: (page: Rendered | null) => void;
}

interface Employment {
  since: number;
  /** Jobs that it has preloaded. */
  ready: WarmJob[] | null;
  isWarming: boolean;
}

/** Threads that render pages. A page that cannot be rendered is null: that may end a worker, but never affects a visitor. */
export class RenderPool {
  readonly limits: Limits;
  /** Number of ended workers, `relieved` after many releases. */
  readonly ended: Record<EndReason | 'relieved', number> = { memory: 0, hung: 0, crashed: 0, relieved: 0 };
  private readonly now: () => number;
  private readonly log: RenderLog;
  private readonly resting: Pauses;
  private readonly workers = new Map<RenderWorker, Employment>();
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
  render(job: PageJob, setId: string): Promise<Rendered | null> {
    const name = `${setId} ${job.route.app} ${job.route.path}`;
    const isFull = this.queue.length >= this.limits.queue * this.options.workers;
    if (this.isClosed || isFull || this.resting.has(name) || this.isResting(job.host)) {
      return Promise.resolve(null);
    }
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
    for (const { resolve } of this.queue.splice(0)) resolve(null);
    await Promise.all([...this.workers.keys(), ...this.leaving].map((worker) => worker.close()));
  }

  private isResting = (file: ServerFile) => this.resting.has(file.base);

  private fill() {
    const target = this.timers.size > 0 ? 0 : this.options.workers;
    while (!this.isClosed && this.workers.size < target) this.begin();
  }

  private begin(): [RenderWorker, Employment] {
    const worker = new RenderWorker({
      timeout: this.limits.timeout,
      memory: this.limits.memory,
      onLoadFailed: (file, error) => this.log.loadFailed(file, error),
      onStray: (text) => this.log.stray(text),
      onEnd: this.replace,
    });
    const employment = { since: this.now(), ready: null, isWarming: false };
    this.workers.set(worker, employment);
    return [worker, employment];
  }

  /** Preloads the live releases; pages wait meanwhile. */
  private async prepare(worker: RenderWorker, employment: Employment): Promise<void> {
    employment.ready = this.warmJobs;
    employment.isWarming = true;
    for (const job of this.warmJobs) {
      if (worker.isEnded || this.isResting(job.host)) continue;
      const remotes = job.remotes.filter((file) => !this.isResting(file));
      this.learn(await worker.run({ ...job, remotes }));
    }
    employment.isWarming = false;
    this.pump();
  }

  /** Leaves out, for a while, a release that hangs or kills its worker while loading. */
  private learn(outcome: Outcome) {
    if (outcome.kind !== 'ended' || !outcome.loading) return;
    this.resting.begin(outcome.loading.base, this.limits.releasePause);
    this.log.loadFailed(outcome.loading, outcome.error);
  }

  private pump() {
    for (const [worker, employment] of this.workers) {
      if (!worker.isIdle || employment.isWarming) continue;
      if (employment.ready !== this.warmJobs && !this.leaving.has(worker)) {
        void this.prepare(worker, employment);
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
      if (!isLate && !this.resting.has(next.name)) return next;
      next.resolve(null);
    }
  }

  private async work(worker: RenderWorker, { job, name, resolve }: Waiting): Promise<void> {
    const remotes = Object.fromEntries(
      Object.entries(job.remotes).map(([app, file]) => [app, file && !this.isResting(file) ? file : null]),
    );
    const outcome = await worker.run({ ...job, remotes });
    this.learn(outcome);
    if (outcome.kind === 'page') {
      this.earlyDeaths = 0;
      for (const failure of outcome.page.troubles) this.log.componentFailed(job, failure);
      resolve(outcome.page);
    } else {
      this.failed(outcome, job, name);
      resolve(null);
    }
    this.relieve(worker);
    this.pump();
  }

  private failed(outcome: Outcome, job: PageJob, name: string) {
    if (outcome.kind === 'ended' && outcome.loading) return;
    this.resting.begin(name, this.limits.pause);
    if (outcome.kind === 'failed' || outcome.kind === 'ended') this.log.pageFailed(job, outcome.error);
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
    const employment = this.workers.get(worker);
    this.workers.delete(worker);
    // A relieved worker has been replaced already.
    const isRelieved = this.leaving.delete(worker);
    if (!this.isClosed) this.ended[isRelieved ? 'relieved' : worker.endedBy] += 1;
    if (isRelieved || !employment || this.isClosed) return;
    const isYoung = this.now() - employment.since < young && worker.pages === 0;
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

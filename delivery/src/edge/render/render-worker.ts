import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Job, Rendered, ServerFile, WorkerMessage } from './messages';

export interface WorkerOptions {
  /** Milliseconds to load each file, and to render the page. */
  timeout: number;
  /** Limit of the thread's heap, in megabytes. */
  memory: number;
  /** Called if a release's build cannot be used; the page is rendered without it. */
  onLoadFailed: (file: ServerFile, error: string) => void;
  /** Called for output or errors that belong to no page. */
  onStray: (text: string) => void;
  /** Called when the thread has ended. */
  onEnd: (worker: RenderWorker) => void;
}

/** The result of a job. After `ended` the worker is gone; `loading` is the file that it was running. */
export type Outcome =
  | { kind: 'page'; page: Rendered }
  | { kind: 'warmed' }
  | { kind: 'failed'; error: string }
  | { kind: 'ended'; error: string; loading: ServerFile | null };

/** Out of memory, not responding, or any other reason. */
export type EndReason = 'memory' | 'hung' | 'crashed';

interface Current {
  settle: (outcome: Outcome) => void;
  loading: ServerFile | null;
}

const script = join(import.meta.dirname, 'worker.mjs');
const longestText = 500;

/** One thread that runs one job at a time, and is ended at its timeout. */
export class RenderWorker {
  /** Releases that it has run since its start. */
  releases = 0;
  /** Pages that it has rendered. */
  pages = 0;
  /** Heap bytes after the last page. */
  heap = 0;
  isEnded = false;
  /** The reason, if it was not closed. */
  endedBy: EndReason = 'crashed';
  private readonly thread: Worker;
  private current: Current | null = null;
  private timer: NodeJS.Timeout | undefined;
  private error = '';

  constructor(private readonly options: WorkerOptions) {
    this.thread = new Worker(script, {
      // Without the loader of the edge's own sources, and without its secrets.
      execArgv: [],
      env: { NODE_ENV: process.env.NODE_ENV || 'production' },
      resourceLimits: { maxOldGenerationSizeMb: options.memory, maxYoungGenerationSizeMb: 32 },
      stdout: true,
      stderr: true,
    });
    for (const stream of [this.thread.stdout, this.thread.stderr]) {
      stream.on('data', (chunk: Buffer) => options.onStray(chunk.toString().slice(0, longestText)));
    }
    this.thread.on('message', this.handleMessage);
    this.thread.on('error', (error: Error & { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') this.endedBy = 'memory';
      this.error ||= error.message;
    });
    this.thread.on('exit', this.end);
    this.thread.unref();
  }

  get isIdle() {
    return this.current === null && !this.isEnded;
  }

  /** Never rejects. The worker must be idle. */
  run(job: Job): Promise<Outcome> {
    return new Promise((resolve) => {
      this.current = { settle: resolve, loading: null };
      this.watch();
      this.thread.postMessage(job);
    });
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }

  /** Restarts the timeout with every step, so that loading much does not count as hanging. */
  private watch() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.endedBy = 'hung';
      this.error = `it did not answer within ${this.options.timeout} ms`;
      void this.thread.terminate();
    }, this.options.timeout);
    this.timer.unref();
  }

  private handleMessage = (message: WorkerMessage) => {
    if (message.kind === 'stray') return this.options.onStray(message.error.slice(0, longestText));
    if (message.kind === 'load-failed') return this.options.onLoadFailed(message.file, message.error);
    if (!this.current) return;
    if (message.kind === 'loading') {
      this.current.loading = message.file;
      return this.watch();
    }
    if (message.kind === 'loaded') {
      this.current.loading = null;
      this.releases = message.releases;
      return this.watch();
    }
    if (message.kind === 'page') {
      this.pages += 1;
      this.heap = message.heap;
    }
    this.settle(message);
  };

  private settle(outcome: Outcome) {
    clearTimeout(this.timer);
    const { current } = this;
    this.current = null;
    current?.settle(outcome);
  }

  private end = () => {
    this.isEnded = true;
    const loading = this.current?.loading ?? null;
    this.options.onEnd(this);
    this.settle({ kind: 'ended', error: this.error || 'the thread ended', loading });
  };
}

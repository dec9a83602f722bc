import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Queue } from '../../objects/queue';
import type { PictureFormat } from './picture-type';

/** Limits of one conversion. 40 million pixels are 160 MB while they are read. */
const convertLimits = { pixels: 40_000_000, seconds: 8 };

/** What the process gets. */
export interface ConvertJob {
  id: number;
  bytes: Uint8Array;
  width: number;
  format: PictureFormat;
  isPreview: boolean;
  limits: typeof convertLimits;
}

/** What the process says. */
export type ConvertMessage =
  | { kind: 'ready' }
  | { kind: 'missing'; error: string }
  | { kind: 'made'; id: number; bytes: Uint8Array; type: string }
  | { kind: 'unchanged'; id: number }
  | { kind: 'refused'; id: number; error: string };

/** A smaller picture, or why there is none: `unchanged` is to be served as it is, `refused` not at all. */
export type Converted =
  | { kind: 'made'; bytes: Buffer; type: string }
  | { kind: 'unchanged' | 'missing' }
  | { kind: 'refused'; reason: string };

let isInstalled: boolean | undefined;

/** Whether the library is installed: it is optional. */
export function isConverterInstalled(): boolean {
  try {
    isInstalled ??= createRequire(join(import.meta.dirname, 'converter.js')).resolve('sharp') !== '';
  } catch {
    isInstalled = false;
  }
  return isInstalled;
}

/** One picture a core at most, and one core is left to the edge. */
const getConvertJobs = (): number => Math.max(1, Math.min(4, availableParallelism() - 1));

/** Jobs that wait; more are not accepted. */
const mostWaiting = 256;

interface Pending {
  resolve: (converted: Converted) => void;
  timer: NodeJS.Timeout;
}

/**
 * Makes pictures smaller in a process with low priority, which starts with the first of them. A process that hangs or ends is
 * replaced; its pictures are served as they are.
 */
export class Converter {
  private readonly queue: Queue;
  private process: ChildProcess | null = null;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  private isMissing = false;

  constructor(
    private readonly onFailure: (event: string, reason: string) => void,
    private readonly limits = convertLimits,
    private readonly jobs = getConvertJobs(),
  ) {
    this.queue = new Queue(jobs, mostWaiting);
  }

  /** Rejects with a `QueueFull` if too many wait already. */
  convert(job: Pick<ConvertJob, 'bytes' | 'width' | 'format' | 'isPreview'>): Promise<Converted> {
    if (this.isMissing) return Promise.resolve({ kind: 'missing' });
    return this.queue.run(() => this.send(job));
  }

  close(): void {
    this.process?.kill('SIGKILL');
    this.end('closed');
  }

  private send(job: Pick<ConvertJob, 'bytes' | 'width' | 'format' | 'isPreview'>): Promise<Converted> {
    if (this.isMissing) return Promise.resolve({ kind: 'missing' });
    const id = (this.lastId += 1);
    const child = (this.process ??= this.start());
    return new Promise((resolve) => {
      // The library ends a job by itself; this is for a process that hangs.
      const timer = setTimeout(() => this.replace('hung'), this.limits.seconds * 2_000);
      timer.unref();
      this.pending.set(id, { resolve, timer });
      child.send({ ...job, id, limits: this.limits } satisfies ConvertJob, (error) => {
        if (error) this.settle(id, { kind: 'unchanged' });
      });
    });
  }

  private start(): ChildProcess {
    const { PATH } = process.env;
    const child = fork(join(import.meta.dirname, 'convert-process.mjs'), {
      // Nothing of the edge's environment, which contains keys.
      env: { PATH, UV_THREADPOOL_SIZE: String(this.jobs + 1) },
      execArgv: ['--max-old-space-size=256'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    child.on('message', (message: ConvertMessage) => this.handle(message));
    child.on('error', () => undefined);
    child.once('exit', (code, signal) => {
      if (this.process !== child) return;
      if (!this.isMissing) this.onFailure('picture-process', `ended with ${signal ?? code}`);
      this.end('ended');
    });
    return child;
  }

  private handle(message: ConvertMessage): void {
    if (message.kind === 'ready') return;
    if (message.kind === 'missing') {
      this.isMissing = true;
      this.onFailure('pictures-off', message.error);
      return this.end('missing');
    }
    const { id } = message;
    if (message.kind === 'made')
      return this.settle(id, { kind: 'made', bytes: Buffer.from(message.bytes), type: message.type });
    if (message.kind === 'unchanged') return this.settle(id, { kind: 'unchanged' });
    this.settle(id, { kind: 'refused', reason: message.error });
  }

  private settle(id: number, converted: Converted): void {
    const pending = this.pending.get(id);
    if (!pending) return;
    this.pending.delete(id);
    clearTimeout(pending.timer);
    pending.resolve(converted);
  }

  private replace(reason: string): void {
    this.onFailure('picture-process', reason);
    const child = this.process;
    this.end('ended');
    child?.kill('SIGKILL');
  }

  private end(why: 'missing' | 'ended' | 'closed'): void {
    this.process = null;
    for (const id of [...this.pending.keys()])
      this.settle(id, { kind: why === 'missing' ? 'missing' : 'unchanged' });
  }
}

/** Too many jobs wait already. */
export class QueueFull extends Error {}

/** Runs so many jobs at a time, in order; so many may wait. */
export class JobQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: { running: number; waiting: number }) {}

  /** Rejects with a `QueueFull` instead of waiting behind too many. */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.limits.running) await this.wait();
    else this.running += 1;
    try {
      return await job();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= this.limits.waiting) return Promise.reject(new QueueFull('too many jobs'));
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

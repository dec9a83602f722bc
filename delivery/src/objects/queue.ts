/** Too many wait already. */
export class QueueFull extends Error {}

/** Limits parallel work; the rest waits, first in, first out. */
export class Queue {
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(
    atOnce: number,
    private readonly mostWaiting = Number.POSITIVE_INFINITY,
  ) {
    this.free = atOnce;
  }

  /** Rejects with a `QueueFull` instead of waiting behind too many. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.free > 0) this.free -= 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= this.mostWaiting) return Promise.reject(new QueueFull('too many wait'));
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

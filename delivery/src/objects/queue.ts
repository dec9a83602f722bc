/** Limits parallel work; the rest waits, first in, first out. */
export class Queue {
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(atOnce: number) {
    this.free = atOnce;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}

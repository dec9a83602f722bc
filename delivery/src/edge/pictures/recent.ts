/** The most recently used values, up to so many in sum (each counts `weigh`, by default 1). */
export class Recent<Value> {
  private readonly values = new Map<string, Value>();
  private sum = 0;

  constructor(
    private readonly most: number,
    private readonly weigh: (value: Value) => number = () => 1,
  ) {}

  get(key: string): Value | undefined {
    const value = this.values.get(key);
    if (value === undefined) return undefined;
    this.values.delete(key);
    this.values.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.values.set(key, value);
    this.sum += this.weigh(value);
    for (const [oldest] of this.values) {
      if (this.sum <= this.most) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.values.get(key);
    if (value === undefined) return;
    this.sum -= this.weigh(value);
    this.values.delete(key);
  }
}

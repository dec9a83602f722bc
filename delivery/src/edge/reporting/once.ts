import { createHash } from 'node:crypto';

/** Remembers the latest keys, so that each counts once. */
export class Once {
  private readonly seen = new Set<string>();

  constructor(private readonly most = 100_000) {}

  isFirst(...what: string[]): boolean {
    const key = createHash('sha256').update(what.join('\n')).digest('base64url').slice(0, 16);
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    if (this.seen.size > this.most) for (const oldest of this.seen) return this.seen.delete(oldest);
    return true;
  }
}

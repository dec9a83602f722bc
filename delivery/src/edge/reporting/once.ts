import { createHash } from 'node:crypto';

/** Remembers the latest keys, so that each counts once. */
export class Once {
  private readonly keys = new Set<string>();

  constructor(private readonly most = 100_000) {}

  isFirst(...parts: string[]): boolean {
    const key = createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 16);
    if (this.keys.has(key)) return false;
    this.keys.add(key);
    if (this.keys.size > this.most) for (const oldest of this.keys) return this.keys.delete(oldest);
    return true;
  }
}

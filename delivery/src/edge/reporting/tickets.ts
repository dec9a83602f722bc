import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { releasesIn, type ReleaseSet } from '../release-set';

/** The sender of a report, as the edge has recorded when it rendered the page. */
export interface Ticket {
  /** Unique per page, except for pages that the same visitor opens in the same second. */
  id: string;
  visitor: string;
  /** The releases of the page: no other set has this text. */
  set: string;
  /** Build by app. */
  builds: ReadonlyMap<string, string>;
}

/** Milliseconds in which a page may report. */
const life = 30 * 60_000;
const longest = 4_000;

/** Apps, builds and revision in the format of tickets. */
export const setText = (set: ReleaseSet): string =>
  [
    String(set.revision),
    ...releasesIn(set).map(({ manifest: { app, buildId } }) => `${app}:${buildId}`),
  ].join('~');

/**
 * The key that all edges of a shop derive from the same secret; an edge without one has its own random key, and accepts
 * reports only of its own pages. Slow on purpose: everybody has a ticket to try secrets with.
 */
export const reportKey = (secret: string | null): Buffer =>
  secret === null ? randomBytes(32) : scryptSync(secret, 'reports', 32);

/** Issues tickets, which record in each page the visitor and their releases, so that reports can be verified. */
export class Tickets {
  constructor(
    readonly key: Buffer,
    private readonly now: () => number = () => Date.now(),
  ) {}

  create(set: ReleaseSet, visitor: string): string {
    const until = Math.ceil((this.now() + life) / 1_000).toString(36);
    const text = `${until}~${setText(set)}`;
    return `${text}~${this.sign(text, visitor)}`;
  }

  /** Null for a ticket that this shop's edges have not issued, have issued to another visitor, or that has expired. */
  read(ticket: unknown, visitor: string): Ticket | null {
    if (typeof ticket !== 'string' || ticket.length > longest) return null;
    const end = ticket.lastIndexOf('~');
    const [text, id] = [ticket.slice(0, end), ticket.slice(end + 1)];
    if (!isSame(id, this.sign(text, visitor))) return null;
    const [until = '', ...set] = text.split('~');
    if (Number.parseInt(until, 36) * 1_000 < this.now()) return null;
    const builds = new Map(set.slice(1).map((release) => release.split(':') as [string, string])); // as written above
    return { id, visitor, set: set.join('~'), builds };
  }

  private sign = (text: string, visitor: string) =>
    createHmac('sha256', this.key).update(`report\n${visitor}\n${text}`).digest('base64url');
}

function isSame(actual: string, expected: string): boolean {
  const [one, other] = [Buffer.from(actual), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

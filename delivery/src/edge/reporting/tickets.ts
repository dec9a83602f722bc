import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { releasesIn, type ReleaseSet } from '../release-set';

/** Who reports, as the edge itself has said when it made the page. */
export interface Ticket {
  /** No other page has it, but what the same visitor opens in the same second. */
  id: string;
  visitor: string;
  /** The releases that the page was made with: no other set has this text. */
  set: string;
  /** Build by app. */
  builds: ReadonlyMap<string, string>;
}

/** Milliseconds for which a page may report. */
const life = 30 * 60_000;
const longest = 4_000;

/** Apps, builds and revision as tickets name them. */
export const setText = (set: ReleaseSet): string =>
  [
    String(set.revision),
    ...releasesIn(set).map(({ manifest: { app, buildId } }) => `${app}:${buildId}`),
  ].join('~');

/**
 * What all edges of a shop make of the same secret; an edge without one has a key of its own, and believes its own pages only.
 * Slow on purpose: everybody has a ticket to try secrets with.
 */
export const reportKey = (secret: string | null): Buffer =>
  secret === null ? randomBytes(32) : scryptSync(secret, 'reports', 32);

/** Says in each page which visitor has got it with which releases, so that reports can be believed. */
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

  /** Null for what this shop's edges have not made, have made for somebody else, or too long ago. */
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

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
  /** Apps with a part in the page itself: the host, the owner of the route, and providers of its slots. */
  shown: ReadonlySet<string>;
}

/** Milliseconds in which a page may report. */
const life = 30 * 60_000;
const longest = 4_000;
/** Follows the release of an app with a part in the page. Edges of earlier versions ignore it. */
const shownMark = ':s';

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

/** `Ticket.id` of a ticket that an edge has just issued. */
export const getTicketId = (ticket: string): string => ticket.slice(ticket.lastIndexOf('~') + 1);

/** Issues tickets, which record in each page the visitor and their releases, so that reports can be verified. */
export class Tickets {
  constructor(
    readonly key: Buffer,
    private readonly now: () => number = () => Date.now(),
  ) {}

  create(set: ReleaseSet, visitor: string, shown: readonly string[] = []): string {
    const until = Math.ceil((this.now() + life) / 1_000).toString(36);
    const releases = setText(set)
      .split('~')
      .map((release) => (shown.includes(release.split(':')[0] ?? '') ? release + shownMark : release));
    const text = `${until}~${releases.join('~')}`;
    return `${text}~${this.sign(text, visitor)}`;
  }

  /**
   * Null for a ticket that this shop's edges have not issued, have issued to another visitor, or that has expired more than
   * `grace` milliseconds ago.
   */
  read(ticket: unknown, visitor: string, grace = 0): Ticket | null {
    if (typeof ticket !== 'string' || ticket.length > longest) return null;
    const [text, id] = [ticket.slice(0, ticket.lastIndexOf('~')), getTicketId(ticket)];
    if (!isSame(id, this.sign(text, visitor))) return null;
    const [until = '', revision = '', ...marked] = text.split('~');
    if (Number.parseInt(until, 36) * 1_000 + grace < this.now()) return null;
    const releases = marked.map((release) => release.split(':') as [string, string, string?]); // as written above
    const builds = new Map(releases.map(([app, build]) => [app, build]));
    const shown = new Set(releases.filter(([, , mark]) => mark !== undefined).map(([app]) => app));
    const set = [revision, ...releases.map(([app, build]) => `${app}:${build}`)].join('~');
    return { id, visitor, set, builds, shown };
  }

  private sign = (text: string, visitor: string) =>
    createHmac('sha256', this.key).update(`report\n${visitor}\n${text}`).digest('base64url');
}

function isSame(actual: string, expected: string): boolean {
  const [one, other] = [Buffer.from(actual), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

import { randomBytes } from 'node:crypto';
import type { BootData } from '@shop/federation';
import { hasVisitors } from '../../release-table';
import { releaseKey, type Live, type StoredRelease } from '../live-releases';
import { hostApp, type OwnedRoute, type ReleaseSet } from '../release-set';
import type { Visitor } from '../visitor';
import type { PageJob, Rendered, ServerFile, WarmJob } from './messages';
import { isSame, PageCache, type Ingredients } from './page-cache';
import type { RenderPool } from './render-pool';

/** One page of one visitor. */
export interface PageWish {
  set: ReleaseSet;
  route: OwnedRoute;
  visitor: Visitor;
  /** Path and search. */
  address: string;
  /** Whatever answers of the backend it is made of. */
  ingredients: Ingredients;
  boot: BootData;
  nonce: string;
}

/**
 * How a page's content came: `kept` was made for somebody before, `late` did not come in time, `failed` could not be made, and
 * `browser` is left to browsers because there is nothing to make it with.
 */
export type RenderOutcome = 'rendered' | 'kept' | 'late' | 'failed' | 'browser';

interface Making {
  ingredients: Ingredients;
  page: Promise<Rendered | null>;
}

/**
 * Renders pages, each once for all who are served the same: visitors without a session, with the same releases, at the
 * same address and place, in the same language and theme. What a customer sees is made for that customer alone.
 */
export class Renderer {
  /** How many pages came how. */
  readonly outcomes: Record<RenderOutcome, number> = { rendered: 0, kept: 0, late: 0, failed: 0, browser: 0 };
  private readonly underWay = new Map<string, Making>();
  /** Stands for the nonce. Nobody outside knows it, so that no text of the backend can hold it. */
  private readonly mark = `nonce-${randomBytes(18).toString('base64url')}`;

  constructor(
    private readonly pool: RenderPool,
    readonly cache = new PageCache(Date.now),
  ) {}

  /** Loads the releases of a new table, and forgets pages of the old one. */
  prepare = (live: Live): void => {
    this.cache.clear();
    const inUse = Object.entries(live.table.microFrontends).flatMap(([app, entries]) =>
      entries.filter(hasVisitors).map(({ metadata }) => live.releases.get(releaseKey(app, metadata.version))),
    );
    const files = inUse.map((release) => this.fileOf(release)).filter((file) => file !== null);
    const remotes = files.filter(({ app }) => app !== hostApp);
    const hosts = files.filter(({ app }) => app === hostApp);
    this.pool.warm(hosts.map((host): WarmJob => ({ kind: 'warm', host, remotes })));
  };

  /** Null where the page is to go out without content: nothing can be rendered, or not soon enough. Never rejects. */
  async page(wish: PageWish): Promise<Rendered | null> {
    const page = await this.withMarks(wish);
    if (!page) return null;
    const withNonce = (html: string) => html.replaceAll(this.mark, wish.nonce);
    return { ...page, head: withNonce(page.head), html: withNonce(page.html) };
  }

  /** A page that is left to the browser. */
  none(): null {
    this.outcomes.browser += 1;
    return null;
  }

  get ended() {
    return this.pool.ended;
  }

  get heaps() {
    return this.pool.heaps;
  }

  close = (): Promise<void> => this.pool.close();

  private async withMarks(wish: PageWish): Promise<Rendered | null> {
    const job = this.jobOf(wish);
    if (!job) return this.none();
    const { visitor, set, ingredients } = wish;
    if (visitor.isCustomer || !set.isShared) return this.soon(this.pool.render(job, set.id));
    const key = keyOf(wish);
    const kept = this.cache.get(key, ingredients);
    if (!kept) return this.soon(this.shared(key, job, wish));
    this.outcomes.kept += 1;
    return kept;
  }

  /** Joins who asked for the same page just now. A page that comes too late for them is there for the next. */
  private shared(key: string, job: PageJob, { ingredients, set }: PageWish): Promise<Rendered | null> {
    const known = this.underWay.get(key);
    if (known && isSame(known.ingredients, ingredients)) return known.page;
    const page = this.pool.render(job, set.id).then((rendered) => {
      if (this.underWay.get(key)?.page === page) this.underWay.delete(key);
      if (rendered) this.cache.put(key, rendered, ingredients);
      return rendered;
    });
    this.underWay.set(key, { ingredients, page });
    return page;
  }

  private async soon(work: Promise<Rendered | null>): Promise<Rendered | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), this.pool.limits.wait);
    });
    const page = await Promise.race([work, late]).finally(() => clearTimeout(timer));
    const isLate = page === 'late';
    this.outcomes[isLate ? 'late' : page ? 'rendered' : 'failed'] += 1;
    return isLate ? null : page;
  }

  private jobOf({ set, route, address, boot }: PageWish): PageJob | null {
    const host = this.fileOf(set.host);
    if (!host) return null;
    const remotes = Object.entries(set.remotes).map(([app, { live }]) => [app, this.fileOf(live)]);
    return {
      kind: 'page',
      host,
      remotes: Object.fromEntries(remotes),
      route: { app: route.app, path: route.path },
      address,
      // The page may be given to others, too.
      boot: { ...boot, visitorId: '' },
      nonce: this.mark,
    };
  }

  private fileOf(release: StoredRelease | undefined): ServerFile | null {
    if (!release?.manifest.server || release.serverPath === null) return null;
    const { base, manifest, entry, serverPath: path } = release;
    const { integrity } = release.manifest.server;
    return { app: manifest.app, version: entry.metadata.version, base, path, integrity };
  }
}

/** Everything that rendering knows of the visitor. */
const keyOf = ({ set, route, address, visitor, boot }: PageWish) => {
  const { language, theme, place, zoneIds, moduleId } = visitor;
  const { origin } = boot;
  const where = [origin, route.app, route.path, address];
  return JSON.stringify([set.id, ...where, language, theme, place, zoneIds, moduleId]);
};

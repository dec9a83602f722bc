import type { BootData } from '@shop/federation';
import { hasVisitors } from '../../release-table';
import { releaseKey, type Live, type StoredRelease } from '../live-releases';
import type { PageTemplate } from '../page/page-template';
import { hostApp, type OwnedRoute, type ReleaseSet } from '../release-set';
import type { PageTraits } from '../visitor';
import type { PageJob, Rendered, ServerFile, WarmJob } from './messages';
import { isSame, PageCache, type Ingredients } from './page-cache';
import type { RenderPool } from './render-pool';

/** One page, for all who are alike. */
export interface PageJobRequest {
  set: ReleaseSet;
  route: OwnedRoute;
  visitor: PageTraits;
  /** Path and search. */
  address: string;
  /** Scheme and host of the shop's addresses. */
  origin: string | null;
  /** Whatever answers of the backend it is made of. */
  ingredients: Ingredients;
  boot: () => BootData;
  /** Stands where a nonce belongs. */
  nonce: string;
  /** Writes the document around what was rendered, of nothing but what is named above. */
  write: (content: Rendered) => PageTemplate;
}

/**
 * How a page's content came: `kept` was made for somebody before, `late` did not come in time, `failed` could not be made, and
 * `browser` is left to browsers because there is nothing to make it with.
 */
export type RenderOutcome = 'rendered' | 'kept' | 'late' | 'failed' | 'browser';

interface Making {
  ingredients: Ingredients;
  page: Promise<PageTemplate | null>;
}

/**
 * Renders pages, each once for all who are served the same: guests or customers, with the same releases, at the same
 * address and place, in the same language and theme. What is one visitor's own is not rendered: browsers ask for it.
 */
export class Renderer {
  /** How many pages came how. */
  readonly outcomes: Record<RenderOutcome, number> = { rendered: 0, kept: 0, late: 0, failed: 0, browser: 0 };
  private readonly pending = new Map<string, Making>();

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
    const files = inUse.map((release) => this.toServerFile(release)).filter((file) => file !== null);
    const remotes = files.filter(({ app }) => app !== hostApp);
    const hosts = files.filter(({ app }) => app === hostApp);
    this.pool.warm(hosts.map((host): WarmJob => ({ kind: 'warm', host, remotes })));
  };

  /** Null where the page is to go out without content: nothing can be rendered, or not soon enough. Never rejects. */
  async page(request: PageJobRequest): Promise<PageTemplate | null> {
    const { set, ingredients } = request;
    // What was made for one answer alone, such as a preview, is nobody else's.
    if (!set.isShared) return this.made(request, (job) => this.render(job, request));
    const key = toCacheKey(request);
    const kept = this.cache.get(key, ingredients);
    if (!kept) return this.made(request, (job) => this.shared(key, job, request));
    // Nobody waits for its successor.
    if (kept.isOld) this.renew(key, request);
    this.outcomes.kept += 1;
    return kept.page;
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

  private made(
    wish: PageJobRequest,
    work: (job: PageJob) => Promise<PageTemplate | null>,
  ): Promise<PageTemplate | null> | null {
    const job = this.toJob(wish);
    return job ? this.withTimeout(work(job)) : this.none();
  }

  private async render(job: PageJob, { set, write }: PageJobRequest): Promise<PageTemplate | null> {
    const rendered = await this.pool.render(job, set.id);
    return rendered && write(rendered);
  }

  private renew(key: string, wish: PageJobRequest) {
    const job = this.toJob(wish);
    // Where that fails, whoever asks when it is too old finds out.
    if (job) void this.shared(key, job, wish).catch(() => undefined);
  }

  /** Joins who asked for the same page just now. A page that comes too late for them is there for the next. */
  private shared(key: string, job: PageJob, wish: PageJobRequest): Promise<PageTemplate | null> {
    const { ingredients } = wish;
    const known = this.pending.get(key);
    if (known && isSame(known.ingredients, ingredients)) return known.page;
    const making = { ingredients, page: this.render(job, wish) };
    this.pending.set(key, making);
    making.page = this.keep(key, making);
    return making.page;
  }

  private async keep(key: string, making: Making): Promise<PageTemplate | null> {
    try {
      const template = await making.page;
      if (template) this.cache.put(key, template, making.ingredients);
      return template;
    } finally {
      if (this.pending.get(key) === making) this.pending.delete(key);
    }
  }

  private async withTimeout(work: Promise<PageTemplate | null>): Promise<PageTemplate | null> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), this.pool.limits.wait);
    });
    const page = await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
    const isLate = page === 'late';
    this.outcomes[isLate ? 'late' : page ? 'rendered' : 'failed'] += 1;
    return isLate ? null : page;
  }

  private toJob({ set, route, address, boot, nonce }: PageJobRequest): PageJob | null {
    const host = this.toServerFile(set.host);
    if (!host) return null;
    const remotes = Object.entries(set.remotes).map(([app, { live }]) => [app, this.toServerFile(live)]);
    return {
      kind: 'page',
      host,
      remotes: Object.fromEntries(remotes),
      route: { app: route.app, path: route.path },
      address,
      boot: boot(),
      nonce,
    };
  }

  private toServerFile(release: StoredRelease | undefined): ServerFile | null {
    if (!release?.manifest.server || release.serverPath === null) return null;
    const { base, manifest, entry, serverPath: path } = release;
    const { integrity } = release.manifest.server;
    return { app: manifest.app, version: entry.metadata.version, base, path, integrity };
  }
}

/** Everything that a page is made of beside the backend's answers: whoever has the same key gets the same page. */
const toCacheKey = ({ set, route, address, origin, visitor }: PageJobRequest) =>
  JSON.stringify([set.id, origin, route.app, route.path, address, visitor]);

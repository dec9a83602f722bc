import type { BootData } from '@shop/federation';
import { hasVisitors } from '../../release-table';
import { releaseKey, type Live, type StoredRelease } from '../live-releases';
import { hostApp, type OwnedRoute, type ReleaseSet } from '../release-set';
import type { PageTraits } from '../visitor';
import type { PageJob, Rendered, RenderResult, ServerFile, WarmJob } from './messages';
import { isSame, PageCache, type Ingredients, type WrittenPage } from './page-cache';
import type { RenderPool } from './render-pool';

/** One page, for all visitors with the same traits. */
export interface PageJobRequest {
  set: ReleaseSet;
  route: OwnedRoute;
  visitor: PageTraits;
  /** Path and search. */
  address: string;
  /** Scheme and host of the shop's addresses. */
  origin: string | null;
  /** The responses that it depends on. */
  ingredients: Ingredients;
  boot: () => BootData;
  /** Placeholder for the nonce. */
  nonce: string;
  /** Writes the document around the rendered content, only from the values above. */
  write: (content: Rendered, failed: readonly string[]) => WrittenPage;
}

/** A page, or null if it must be sent without content: it cannot be rendered, or not soon enough. */
export interface RenderedTemplate {
  page: WrittenPage | null;
  /** Apps whose releases made rendering it fail, in part or altogether. */
  failed: readonly string[];
}

/**
 * How a page's content was provided: `kept` from the cache, `spare` from the cache but older, because it was not rendered in
 * time, `late` not rendered in time, `failed` not renderable, and `browser` left to browsers because something to render it
 * with is missing.
 */
export type RenderOutcome = 'rendered' | 'kept' | 'spare' | 'late' | 'failed' | 'browser';

/** Too many pages wait: the machine is busy, and no release has failed. */
const isNobodysFailure = ({ page, failed }: RenderedTemplate) => page === null && failed.length === 0;

interface Making {
  ingredients: Ingredients;
  page: Promise<RenderedTemplate>;
}

/**
 * Renders pages, each once for all visitors with the same traits: guests or customers, with the same releases, at the same
 * address and location, in the same language and theme. Personal data is not rendered: browsers request it.
 */
export class Renderer {
  /** Number of pages by outcome. */
  readonly outcomes: Record<RenderOutcome, number> = {
    rendered: 0,
    kept: 0,
    spare: 0,
    late: 0,
    failed: 0,
    browser: 0,
  };
  private readonly pending = new Map<string, Making>();

  constructor(
    private readonly pool: RenderPool,
    readonly cache = new PageCache(Date.now),
  ) {}

  /** Preloads the releases of a new table, and drops pages of the old one. */
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

  /** Never rejects. */
  async page(request: PageJobRequest): Promise<RenderedTemplate> {
    const { set, ingredients } = request;
    // A page for one response only, such as a preview, is not shared.
    if (!set.isShared) return this.made(request, (job) => this.render(job, request));
    const key = toCacheKey(request);
    const kept = this.cache.get(key, ingredients);
    if (!kept) {
      const getSpare = () => this.cache.getSpare(key, ingredients);
      return this.made(request, (job) => this.shared(key, job, request), getSpare);
    }
    // Renewed in the background.
    if (kept.isOld) this.renew(key, request);
    this.outcomes.kept += 1;
    return { page: kept.page, failed: kept.page.failed };
  }

  /** Counts a page that is left to the browser. */
  none(): RenderedTemplate {
    this.outcomes.browser += 1;
    return { page: null, failed: [] };
  }

  get ended() {
    return this.pool.ended;
  }

  get heaps() {
    return this.pool.heaps;
  }

  close = (): Promise<void> => this.pool.close();

  private made(
    request: PageJobRequest,
    work: (job: PageJob) => Promise<RenderedTemplate>,
    getSpare: () => WrittenPage | null = () => null,
  ): Promise<RenderedTemplate> | RenderedTemplate {
    const job = this.toJob(request);
    return job ? this.withTimeout(work(job), getSpare) : this.none();
  }

  private async render(job: PageJob, { set, write }: PageJobRequest): Promise<RenderedTemplate> {
    const { page, failed }: RenderResult = await this.pool.render(job, set.id);
    return { page: page && write(page, failed), failed };
  }

  private renew(key: string, request: PageJobRequest) {
    const job = this.toJob(request);
    // If this fails, the next request after its end reports it.
    if (job) void this.shared(key, job, request).catch(() => undefined);
  }

  /** Joins a pending request for the same page. A page that is too late for this one is cached for the next. */
  private shared(key: string, job: PageJob, request: PageJobRequest): Promise<RenderedTemplate> {
    const { ingredients } = request;
    const known = this.pending.get(key);
    if (known && isSame(known.ingredients, ingredients)) return known.page;
    const making = { ingredients, page: this.render(job, request) };
    this.pending.set(key, making);
    making.page = this.keep(key, making);
    return making.page;
  }

  private async keep(key: string, making: Making): Promise<RenderedTemplate> {
    try {
      const made = await making.page;
      if (made.page) this.cache.put(key, made.page, making.ingredients);
      return made;
    } finally {
      if (this.pending.get(key) === making) this.pending.delete(key);
    }
  }

  private async withTimeout(
    work: Promise<RenderedTemplate>,
    getSpare: () => WrittenPage | null,
  ): Promise<RenderedTemplate> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), this.pool.limits.wait);
    });
    const made = await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
    if (made === 'late' || isNobodysFailure(made)) {
      // A page that is a little old is better than one without content.
      const page = getSpare();
      this.outcomes[page ? 'spare' : 'late'] += 1;
      return { page, failed: page?.failed ?? [] };
    }
    this.outcomes[made.page ? 'rendered' : 'failed'] += 1;
    return made;
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

/** Everything that a page depends on besides the backend's responses: the same key means the same page. */
const toCacheKey = ({ set, route, address, origin, visitor }: PageJobRequest) =>
  JSON.stringify([set.id, origin, route.app, route.path, address, visitor]);

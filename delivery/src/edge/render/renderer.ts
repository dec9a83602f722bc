import type { BootData } from '@shop/federation';
import { hasVisitors } from '../../release-table';
import { releaseKey, type Live, type StoredRelease } from '../live-releases';
import { hostApp, type OwnedRoute, type ReleaseSet } from '../release-set';
import type { RenderResult, ServerFile, WarmJob } from './messages';
import type { RenderPool } from './render-pool';

/** One page. */
export interface RenderRequest {
  set: ReleaseSet;
  route: OwnedRoute;
  /** Path and search. */
  address: string;
  boot: BootData;
  /** Placeholder for the nonce. */
  nonce: string;
}

/** Renders pages with the server builds of their releases. */
export class Renderer {
  constructor(private readonly pool: RenderPool) {}

  /** Preloads the releases of a new table. */
  prepare(live: Live): void {
    const inUse = Object.entries(live.table.microFrontends).flatMap(([app, entries]) =>
      entries.filter(hasVisitors).map(({ metadata }) => live.releases.get(releaseKey(app, metadata.version))),
    );
    const files = inUse.map(toServerFile).filter((file) => file !== null);
    const remotes = files.filter(({ app }) => app !== hostApp);
    const hosts = files.filter(({ app }) => app === hostApp);
    this.pool.warm(hosts.map((host): WarmJob => ({ kind: 'warm', host, remotes })));
  }

  /** Whether there is something to render pages of these releases with. */
  canRender = ({ host }: ReleaseSet): boolean => toServerFile(host) !== null;

  /** Never rejects. */
  async render({ set, route, address, boot, nonce }: RenderRequest): Promise<RenderResult> {
    const host = toServerFile(set.host);
    if (!host) return { page: null, failed: [] };
    const remotes = Object.entries(set.remotes).map(([app, { live }]) => [app, toServerFile(live)]);
    const { app, path } = route;
    const files = { host, remotes: Object.fromEntries(remotes) };
    return this.pool.render({ kind: 'page', ...files, route: { app, path }, address, boot, nonce }, set.id);
  }

  get ended() {
    return this.pool.ended;
  }

  get heaps() {
    return this.pool.heaps;
  }

  close = (): Promise<void> => this.pool.close();
}

function toServerFile(release: StoredRelease | undefined): ServerFile | null {
  if (!release?.manifest.server || release.serverPath === null) return null;
  const { base, manifest, entry, serverPath: path } = release;
  const { integrity } = release.manifest.server;
  return { app: manifest.app, version: entry.metadata.version, base, path, integrity };
}

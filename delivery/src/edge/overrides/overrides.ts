import { previewFrom } from '../../preview-token';
import type { LiveReleases, StoredRelease } from '../live-releases';
import type { OverrideWish } from './address';
import { allowedFolder, buildElsewhere } from './build-elsewhere';
import { keepingHeader, keptFrom, type Kept } from './override-cookie';

interface OverrideParts {
  live: LiveReleases;
  publicKey: string;
  /** Origins whose builds may run in the shop's pages: none in production. */
  origins: readonly string[];
  isSecure: boolean;
  now?: () => number;
}

/** What one visitor gets instead of what the table assigns, by app; null where it cannot be had. */
export type Overridden = Map<string, { release: StoredRelease | null; name: string }>;

/** Previews by signed links, and builds of developers from origins that are allowed (F-35). */
export class Overrides {
  constructor(private readonly parts: OverrideParts) {}

  /** The cookie for a visitor whose address asks for something; what is not allowed changes nothing. */
  granted(wish: OverrideWish, cookie: string | undefined): string {
    const kept = keptFrom(cookie);
    const apps = { ...kept.apps };
    for (const [app, url] of Object.entries(wish.apps ?? {})) {
      const folder = url === null ? null : allowedFolder(url, this.parts.origins);
      if (folder) apps[app] = folder;
      else if (url === null) delete apps[app];
    }
    const isGood = typeof wish.preview === 'string' && this.preview(wish.preview) !== null;
    const preview = isGood ? (wish.preview ?? null) : wish.preview === null ? null : kept.preview;
    return keepingHeader({ preview, apps }, this.parts.isSecure);
  }

  /** Null for everybody but the few who have some. */
  async of(cookie: string | undefined): Promise<Overridden | null> {
    if (!cookie?.includes('shop-overrides=')) return null;
    const kept = keptFrom(cookie);
    const found = await Promise.all([...this.previewed(kept), ...this.elsewhere(kept)]);
    return found.length ? new Map(found) : null;
  }

  private previewed({ preview }: Kept) {
    const versions = (preview && this.preview(preview)?.versions) || {};
    return Object.entries(versions).map(async ([app, version]) => {
      const release = await this.parts.live.published(app, version);
      return [app, { release, name: `${app} ${version}` }] as const;
    });
  }

  private elsewhere({ apps }: Kept) {
    return Object.entries(apps).flatMap(([app, url]) => {
      const folder = allowedFolder(url, this.parts.origins);
      if (!folder) return [];
      const name = `${app} ${new URL(folder).host}`;
      return [buildElsewhere(app, folder).then((release) => [app, { release, name }] as const)];
    });
  }

  private preview = (token: string) =>
    previewFrom(token, this.parts.publicKey, this.parts.now?.() ?? Date.now());
}

import { previewFrom } from '../../preview-token';
import type { LiveReleases, StoredRelease } from '../live-releases';
import type { OverrideRequest } from './address';
import { allowedFolder, fetchExternalBuild } from './external-build';
import { toOverrideCookie, readOverrideCookie, type SavedOverrides } from './override-cookie';

interface OverrideOptions {
  live: LiveReleases;
  publicKey: string;
  /** Origins of allowed developers' builds: none in production. */
  origins: readonly string[];
  isSecure: boolean;
  now?: () => number;
}

/** The releases of one visitor instead of the assigned ones, by app; null if one is unavailable. */
export type Overridden = Map<string, { release: StoredRelease | null; name: string }>;

/** Previews by signed links, and developers' builds from allowed origins (F-35). */
export class Overrides {
  constructor(private readonly options: OverrideOptions) {}

  /** The cookie for a visitor whose address requests overrides; disallowed ones are ignored. */
  apply(request: OverrideRequest, cookie: string | undefined): string {
    const saved = readOverrideCookie(cookie);
    const apps = { ...saved.apps };
    for (const [app, url] of Object.entries(request.apps ?? {})) {
      const folder = url === null ? null : allowedFolder(url, this.options.origins);
      if (folder) apps[app] = folder;
      else if (url === null) delete apps[app];
    }
    const isGood = typeof request.preview === 'string' && this.preview(request.preview) !== null;
    const preview = isGood ? (request.preview ?? null) : request.preview === null ? null : saved.preview;
    return toOverrideCookie({ preview, apps }, this.options.isSecure);
  }

  /** Null for a visitor without overrides. */
  async get(cookie: string | undefined): Promise<Overridden | null> {
    if (!cookie?.includes('shop-overrides=')) return null;
    const saved = readOverrideCookie(cookie);
    const found = await Promise.all([...this.previewed(saved), ...this.fetchExternalBuilds(saved)]);
    return found.length ? new Map(found) : null;
  }

  private previewed({ preview }: SavedOverrides) {
    const versions = (preview && this.preview(preview)?.versions) || {};
    return Object.entries(versions).map(async ([app, version]) => {
      const release = await this.options.live.published(app, version);
      return [app, { release, name: `${app} ${version}` }] as const;
    });
  }

  private fetchExternalBuilds({ apps }: SavedOverrides) {
    return Object.entries(apps).flatMap(([app, url]) => {
      const folder = allowedFolder(url, this.options.origins);
      if (!folder) return [];
      const name = `${app} ${new URL(folder).host}`;
      return [fetchExternalBuild(app, folder).then((release) => [app, { release, name }] as const)];
    });
  }

  private preview = (token: string) =>
    previewFrom(token, this.options.publicKey, this.options.now?.() ?? Date.now(), this.options.live.policy);
}

import type { ReleaseManifest } from '@shop/federation';
import { parseManifest } from '../../store/parse-manifest';
import { appPattern } from '../../table-check';
import type { StoredRelease } from '../live-releases';

/** Limits in milliseconds and bytes for the manifest of a developer's build. */
const deadline = 1_500;
const longest = 2_000_000;

/** Address of a build's folder on an allowed origin; null for any other (F-35). */
export function allowedFolder(text: string, origins: readonly string[]): string | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  const isAllowed = origins.includes(url.origin) && !url.username && !url.search && !url.hash;
  return isAllowed ? `${url.origin}${url.pathname.replace(/[^/]*$/, '')}` : null;
}

/**
 * A build that a developer serves, as a release: read again for every page, because it changes, and only ever run by
 * browsers. Null if it does not respond, or not with a release of this app.
 */
export async function fetchExternalBuild(app: string, folder: string): Promise<StoredRelease | null> {
  try {
    const response = await fetch(`${folder}release.json`, {
      signal: AbortSignal.timeout(deadline),
      redirect: 'error',
    });
    const text = response.ok ? await response.text() : '';
    const { server: _, ...manifest } = parseManifest(Buffer.from(text.slice(0, longest)), folder);
    if (manifest.app !== app || !appPattern.test(app)) return null;
    // No release has this version: it can be in one page with its fallback.
    return releaseAt(folder, { ...manifest, version: `${manifest.version.split('+')[0]}+elsewhere` });
  } catch {
    return null;
  }
}

const releaseAt = (folder: string, manifest: ReleaseManifest): StoredRelease => ({
  base: folder,
  manifest,
  files: [],
  serverPath: null,
  entry: {
    url: `${folder}${manifest.entry.file}`,
    metadata: { version: manifest.version, integrity: manifest.entry.integrity },
    deployment: { traffic: 0, default: false, state: 'active', salt: manifest.app },
    extras: { buildId: manifest.buildId, manifest: `${folder}release.json`, manifestIntegrity: '' },
  },
});

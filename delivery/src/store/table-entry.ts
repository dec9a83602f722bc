import type { ReleaseManifest } from '@shop/federation';
import { hasVisitors, type ReleaseTable, type TableEntry } from '../release-table';

/** Of a release that was never promoted: nobody gets it. */
export function newEntry(
  version: string,
  folder: string,
  manifest: ReleaseManifest,
  integrity: string,
): TableEntry {
  const base = `/remotes/${manifest.app}/${folder}`;
  return {
    url: `${base}/${manifest.entry.file}`,
    metadata: { version, integrity: manifest.entry.integrity },
    deployment: { traffic: 0, default: false, state: 'active', salt: manifest.app },
    extras: { buildId: manifest.buildId, manifest: `${base}/release.json`, manifestIntegrity: integrity },
  };
}

/** Notes on every entry since when nobody gets it. */
export function withRetirement(table: ReleaseTable, now: Date): ReleaseTable {
  const noted = (entry: TableEntry): TableEntry => {
    const retiredAt = hasVisitors(entry) ? undefined : (entry.extras.retiredAt ?? now.toISOString());
    return { ...entry, extras: { ...entry.extras, retiredAt } };
  };
  const apps = Object.entries(table.microFrontends).map(([app, entries]) => [app, entries.map(noted)]);
  return { ...table, microFrontends: Object.fromEntries(apps) };
}

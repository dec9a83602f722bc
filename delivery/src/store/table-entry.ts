import type { ReleaseManifest } from '@shop/federation';
import { hasVisitors, type ReleaseTable, type TableEntry } from '../release-table';
import { ReleaseError } from './release-error';

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

/** Milliseconds that the clocks of two release machines may differ. */
const difference = 10 * 60_000;

/** When the next table is signed: never before this one was. Refuses a clock that is wrong by more than clocks differ. */
export function timeAfter({ extras }: ReleaseTable, now: Date): Date {
  const issued = Date.parse(extras.issuedAt);
  if (!(now.getTime() < issued)) return now;
  if (issued - now.getTime() <= difference) return new Date(issued);
  throw new ReleaseError(
    'refused',
    `the clock of this machine says ${now.toISOString()}, and the table was signed at ${extras.issuedAt}: set the clock right. If it is right, and the one that signed was wrong: release renew, then this again`,
  );
}

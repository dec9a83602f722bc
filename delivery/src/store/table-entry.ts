import type { ReleaseManifest } from '@shop/federation';
import { hasVisitors, type ReleaseTable, type TableEntry } from '../release-table';
import { ReleaseError } from './release-error';

/** The entry of a release that was never promoted: it has no visitors. */
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

/** Records in every entry since when it has no visitors. */
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

/** When the next table is signed: never before the current one was. Refuses a clock that differs by more than usual. */
export function timeAfter({ extras }: ReleaseTable, now: Date): Date {
  const issued = Date.parse(extras.issuedAt);
  if (!(now.getTime() < issued)) return now;
  if (issued - now.getTime() <= difference) return new Date(issued);
  throw new ReleaseError(
    'refused',
    `the clock of this machine says ${now.toISOString()}, and the table was signed at ${extras.issuedAt}: set the clock right. If it is right, and the one that signed was wrong: release renew, then this again`,
  );
}

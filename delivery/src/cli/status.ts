import type { ReleaseTable, TableEntry } from '../release-table';

function standingOf({ deployment }: TableEntry): string {
  if (deployment.state !== 'active') return deployment.state === 'paused' ? 'rolled back' : 'killed';
  if (deployment.default) return `${deployment.traffic} %, default`;
  return deployment.traffic > 0 ? `${deployment.traffic} %, trial` : 'earlier';
}

/** The table in words, one line for each release. */
export function statusLines({ microFrontends, extras }: ReleaseTable): string[] {
  const apps = Object.entries(microFrontends);
  if (apps.length === 0) return ['Nothing is released yet: release publish <app> <folder> --promote'];
  const lines = apps.flatMap(([app, entries]) =>
    entries.map((entry, at) =>
      [(at === 0 ? app : '').padEnd(14), entry.metadata.version.padEnd(24), standingOf(entry)].join('  '),
    ),
  );
  return [`revision ${extras.revision}, ${extras.issuedAt}, valid until ${extras.expiresAt}`, ...lines];
}

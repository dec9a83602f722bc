import type { ReleaseTable } from '../release-table';
import { describeState } from '../describe-state';

/** The table as text, one line for each release. */
export function statusLines({ microFrontends, extras }: ReleaseTable): string[] {
  const apps = Object.entries(microFrontends);
  if (apps.length === 0) return ['Nothing is released yet: release publish <app> <folder> --promote'];
  const lines = apps.flatMap(([app, entries]) =>
    entries.map((entry, at) =>
      [(at === 0 ? app : '').padEnd(14), entry.metadata.version.padEnd(24), describeState(entry)].join('  '),
    ),
  );
  return [`revision ${extras.revision}, ${extras.issuedAt}, valid until ${extras.expiresAt}`, ...lines];
}

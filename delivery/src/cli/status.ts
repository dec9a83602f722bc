import type { ReleaseTable } from '../release-table';
import { describeRealState, describeState } from '../describe-state';
import type { RealShares } from '../real-shares';

/** What a store without releases is told. */
export const nothingReleased = 'Nothing is released yet: release publish <app> <folder> --promote';

/** The table as text, one line for each release. `real`: what edges assign. */
export function statusLines({ microFrontends, extras }: ReleaseTable, real?: RealShares): string[] {
  const apps = Object.entries(microFrontends);
  if (apps.length === 0) return [nothingReleased];
  const lines = apps.flatMap(([app, entries]) =>
    entries.map((entry, at) => {
      const { version } = entry.metadata;
      const state = real ? describeRealState(entry, real.get(`${app} ${version}`)) : describeState(entry);
      return [(at === 0 ? app : '').padEnd(14), version.padEnd(24), state].join('  ');
    }),
  );
  return [`revision ${extras.revision}, ${extras.issuedAt}, valid until ${extras.expiresAt}`, ...lines];
}

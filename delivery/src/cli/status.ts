import { hasVisitors, type ReleaseTable, type RolloutRule, type TableEntry } from '../release-table';

/** As the command takes it. */
function ruleWords({ traffic, ...conditions }: RolloutRule): string {
  const parts = Object.entries(conditions).map(([name, value]) => {
    const words = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value.join(',');
    return `${name}=${words}`;
  });
  return `${parts.join(' ')} ${traffic} %`;
}

function standingOf(entry: TableEntry): string {
  const { deployment } = entry;
  const { state, traffic, heldTraffic, rules = [] } = deployment;
  if (state === 'killed') return 'killed';
  if (state === 'paused') return heldTraffic === undefined ? 'rolled back' : `paused at ${heldTraffic} %`;
  if (deployment.default) return `${traffic} %, default`;
  if (!hasVisitors(entry)) return 'earlier';
  return [`${traffic} %`, ...rules.map(ruleWords), 'trial'].join(', ');
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

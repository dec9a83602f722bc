import { hasVisitors, type RolloutRule, type TableEntry } from './release-table';

/** As the command takes it. */
function ruleWords({ traffic, ...conditions }: RolloutRule): string {
  const parts = Object.entries(conditions).map(([name, value]) => {
    const words = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value.join(',');
    return `${name}=${words}`;
  });
  return `${parts.join(' ')} ${traffic} %`;
}

/** How a release stands, for people. */
export function standingOf(entry: TableEntry): string {
  const { deployment } = entry;
  const { state, traffic, heldTraffic, rules = [] } = deployment;
  if (state === 'killed') return 'killed';
  if (state === 'paused') return heldTraffic === undefined ? 'rolled back' : `paused at ${heldTraffic} %`;
  if (deployment.default) return `${traffic} %, default`;
  if (!hasVisitors(entry)) return 'earlier';
  return [`${traffic} %`, ...rules.map(ruleWords), 'trial'].join(', ');
}

import { hasVisitors, type RolloutRule, type TableEntry } from './release-table';

/** As the command takes it. */
function describeRule({ traffic, ...conditions }: RolloutRule): string {
  const parts = Object.entries(conditions).map(([name, value]) => {
    const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value.join(',');
    return `${name}=${text}`;
  });
  return `${parts.join(' ')} ${traffic} %`;
}

/** How a release stands, for people. */
export function describeState(entry: TableEntry): string {
  const { deployment } = entry;
  const { state, traffic, heldTraffic, rules = [] } = deployment;
  if (state === 'killed') return 'killed';
  if (state === 'paused') return heldTraffic === undefined ? 'rolled back' : `paused at ${heldTraffic} %`;
  if (deployment.default) return `${traffic} %, default`;
  if (!hasVisitors(entry)) return 'earlier';
  return [`${traffic} %`, ...rules.map(describeRule), 'trial'].join(', ');
}

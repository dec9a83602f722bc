import type { RealShare } from './real-shares';
import { getRamp, hasVisitors, type RolloutRule, type TableEntry } from './release-table';

/** The rule in the syntax of the command line. */
function describeRule({ traffic, ...conditions }: RolloutRule): string {
  const parts = Object.entries(conditions).map(([name, value]) => {
    const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value.join(',');
    return `${name}=${text}`;
  });
  return `${parts.join(' ')} ${traffic} %`;
}

/** The state of a release as text. */
export function describeState(entry: TableEntry): string {
  const { deployment } = entry;
  const { state, traffic, heldTraffic, rules = [] } = deployment;
  if (state === 'killed') return 'killed';
  if (state === 'paused' && heldTraffic === undefined) return 'rolled back';
  if (state === 'paused') return [`paused at ${heldTraffic} %`, ...rules.map(describeRule)].join(', ');
  if (deployment.default) return `${traffic} %, default`;
  if (!hasVisitors(entry)) return 'earlier';
  const ramp = getRamp(entry);
  const next = ramp ? [`${ramp.steps[0]} % due ${ramp.next.slice(0, 16).replace('T', ' ')} UTC`] : [];
  return [`${traffic} %`, ...rules.map(describeRule), 'canary', ...next].join(', ');
}

/** A release's state, and what visitors really get of it where that differs. */
export function describeRealState(entry: TableEntry, real: RealShare | undefined): string {
  const state = describeState(entry);
  const { state: kind, traffic } = entry.deployment;
  const assigned = kind === 'active' ? traffic : 0;
  const { percent = 0, because = null } = real ?? {};
  if (percent === assigned && because === null) return state;
  const reason = because === null ? '' : `: ${because}`;
  return percent === assigned ? `${state}${reason}` : `${state}; really ${percent} %${reason}`;
}

/** What a rollback has done. */
export interface RolledBack {
  from: string;
  /** The release that its visitors get now; null: there is none. */
  to: string | null;
  /** Canaries beside it that go on. */
  staying?: string[] | undefined;
  /** Canaries that end with the default. */
  ended?: string[] | undefined;
}

export function describeRollback(app: string, { from, to, staying = [], ended = [] }: RolledBack): string {
  if (staying.length)
    return `${app}: ${from} is rolled back, its visitors get ${to ?? 'nothing of it'}; canaries that stay: ${staying.join(', ')}`;
  return to === null
    ? `${app}: nobody gets anything of it; ${from} is rolled back, and was its first release`
    : `${app}: everybody gets ${to}; ${[from, ...ended].join(', ')} ${ended.length ? 'are' : 'is'} rolled back`;
}

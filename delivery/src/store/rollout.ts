import {
  getCanary,
  getDefault,
  getEntry,
  hasVisitors,
  getPaused,
  requiredApp,
  type Ramp,
  type ReleaseTable,
  type TableEntry,
} from '../release-table';
import { describeState } from '../describe-state';
import { ReleaseError } from './release-error';
import { getFirstPercent, type Rollout } from './rollout-input';

type Entries = TableEntry[];

/** The `deployment` and `extras` of an entry; `behind`: its fallback release. */
export const deployed = (
  entry: TableEntry,
  deployment: Partial<TableEntry['deployment']>,
  behind?: TableEntry,
): TableEntry => {
  const changed = { ...entry, deployment: { ...entry.deployment, ...deployment } };
  if (!behind || behind.metadata.version === entry.metadata.version) return changed;
  return {
    ...changed,
    fallbackUrl: behind.url,
    extras: { ...changed.extras, previous: behind.metadata.version },
  };
};

const isSame = (a: TableEntry | undefined, b: TableEntry) => a?.metadata.version === b.metadata.version;

export const withEntries = (table: ReleaseTable, app: string, entries: Entries): ReleaseTable => ({
  ...table,
  microFrontends: { ...table.microFrontends, [app]: entries },
});

/** Whether every release of an app is killed: it is switched off. */
export const isSwitchedOff = (entries: readonly TableEntry[]): boolean =>
  entries.length > 0 && entries.every(({ deployment }) => deployment.state === 'killed');

/** Why a release may not get its percentage; null if it may. */
function findPromotionProblem(
  app: string,
  entries: Entries,
  entry: TableEntry,
  { percent, replace }: Rollout,
): string | null {
  const release = `${app}@${entry.metadata.version}`;
  const isPartial = percent !== undefined && percent < 100;
  if (isPartial && isSwitchedOff(entries))
    return `${app} is switched off: release revive ${app} brings back what it had, release promote ${release} gives this one to everybody`;
  if (entry.deployment.state === 'killed')
    return `${release} is killed: release revive ${release}, then this again`;
  const stable = getDefault(entries);
  if (isPartial && isSame(stable, entry))
    return `${release} is the default already: it has all other visitors`;
  if (isPartial && !stable && app === requiredApp)
    return `${app} has no release that everybody gets, and without it there is no page: release promote ${release}`;
  const running = getCanary(entries) ?? getPaused(entries);
  if (running && !isSame(running, entry) && !replace) {
    const other = `${app}@${running.metadata.version}`;
    return `${other} is a canary (${describeState(running)}), and this would end it: release rollback ${app}, or this again with --replace`;
  }
  return null;
}

/**
 * Assigns a release to a percentage of the visitors, and to other percentages by rules. At 100 it becomes the default, with
 * the old default as fallback. The first release of an app below 100 is a canary without default: everybody else gets nothing
 * of the app. There is one canary at a time: another one is ended with `replace` only. `ramp`: what is to follow.
 */
export function promoted(
  table: ReleaseTable,
  app: string,
  entry: TableEntry,
  rollout: Rollout = {},
  ramp?: Ramp,
): ReleaseTable {
  const { rules } = rollout;
  const percent = getFirstPercent(rollout);
  const entries = table.microFrontends[app] ?? [];
  const problem = findPromotionProblem(app, entries, entry, { ...rollout, percent });
  if (problem) throw new ReleaseError('refused', problem);
  const stable = getDefault(entries);
  const others = entries.filter((other) => !isSame(other, entry));
  if (percent === 100) {
    const first = deployed(entry, { ...fresh, traffic: 100, default: true }, stable);
    const rest = others.map((other) => deployed(other, { ...idle, default: false }));
    return withEntries(table, app, [first, ...rest]);
  }
  const rest = others.map((other) =>
    isSame(stable, other)
      ? deployed(other, { traffic: roundPercent(100 - percent) })
      : deployed(other, hasVisitors(other) ? { ...idle, state: 'paused' } : idle),
  );
  const canary = deployed(entry, { ...fresh, traffic: percent, default: false, rules, ramp }, stable);
  return withEntries(table, app, [canary, ...rest]);
}

/** Resets what an earlier pause, rule, ramp or kill has left. */
const idle = { traffic: 0, heldTraffic: undefined, rules: undefined, ramp: undefined } as const;
const fresh = { ...idle, state: 'active', beforeKill: undefined } as const;

const roundPercent = (percent: number) => Math.round(percent * 100) / 100;

/**
 * Reverts the newest step, for everybody: a canary is removed and the default has all visitors again, else the previous
 * release replaces the default (F-10). A paused canary counts as the newest step. `to` is null when the canary was the app's
 * first release: nobody gets anything of the app.
 */
export function rolledBack(
  table: ReleaseTable,
  app: string,
): { table: ReleaseTable; from: string; to: string | null } {
  const entries = table.microFrontends[app];
  const stable = getDefault(entries);
  const leaving = getCanary(entries) ?? getPaused(entries) ?? stable;
  if (!entries || !leaving) throw new ReleaseError('not-found', `${app} has no live release`);
  if (!stable) {
    const ended = deployed(leaving, { ...idle, state: 'paused' });
    const changed = entries.map((entry) => (entry === leaving ? ended : entry));
    return { table: withEntries(table, app, changed), from: leaving.metadata.version, to: null };
  }
  const coming = leaving === stable ? getEntry(entries, stable.extras.previous) : stable;
  if (!coming || coming.deployment.state === 'killed') {
    throw new ReleaseError('refused', `${app}@${stable.metadata.version} has no release before it`);
  }
  const changed = entries.map((entry) => {
    if (entry === coming) return deployed(entry, { traffic: 100, default: true, state: 'active' });
    if (entry === leaving) return deployed(entry, { ...idle, default: false, state: 'paused' });
    return entry;
  });
  return {
    table: withEntries(table, app, changed),
    from: leaving.metadata.version,
    to: coming.metadata.version,
  };
}

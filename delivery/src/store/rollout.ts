import {
  getCanary,
  getDefault,
  getEntry,
  hasVisitors,
  getPaused,
  type ReleaseTable,
  type RolloutRule,
  type TableEntry,
} from '../release-table';
import { ReleaseError } from './release-error';

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

/**
 * Assigns a release to a percentage of the visitors, and to other percentages by rules. At 100 it becomes the default, with
 * the old default as fallback; the first release of an app has everybody. An earlier canary is rolled back: there is one at a
 * time.
 */
export function promoted(
  table: ReleaseTable,
  app: string,
  entry: TableEntry,
  percent: number,
  rules?: RolloutRule[],
): ReleaseTable {
  const entries = table.microFrontends[app] ?? [];
  const stable = getDefault(entries);
  const others = entries.filter((other) => !isSame(other, entry));
  if (percent < 100 && isSame(stable, entry)) {
    throw new ReleaseError(
      'refused',
      `${app}@${entry.metadata.version} is the default already: it has all other visitors`,
    );
  }
  if (!stable || percent === 100) {
    const first = deployed(entry, { ...fresh, traffic: 100, default: true }, stable);
    const rest = others.map((other) => deployed(other, { ...idle, default: false }));
    return withEntries(table, app, [first, ...rest]);
  }
  const rest = others.map((other) =>
    isSame(stable, other)
      ? deployed(other, { traffic: roundPercent(100 - percent) })
      : deployed(other, hasVisitors(other) ? { ...idle, state: 'paused' } : idle),
  );
  const canary = deployed(entry, { ...fresh, traffic: percent, default: false, rules }, stable);
  return withEntries(table, app, [canary, ...rest]);
}

/** Resets what an earlier pause, rule or kill has left. */
const fresh = { state: 'active', heldTraffic: undefined, rules: undefined, beforeKill: undefined } as const;
const idle = { traffic: 0, heldTraffic: undefined, rules: undefined } as const;

const roundPercent = (percent: number) => Math.round(percent * 100) / 100;

/**
 * Reverts the newest step, for everybody: a canary is removed and the default has all visitors again, else the previous
 * release replaces the default (F-10). A paused canary counts as the newest step.
 */
export function rolledBack(
  table: ReleaseTable,
  app: string,
): { table: ReleaseTable; from: string; to: string } {
  const entries = table.microFrontends[app];
  const stable = getDefault(entries);
  if (!entries || !stable) throw new ReleaseError('not-found', `${app} has no live release`);
  const leaving = getCanary(entries) ?? getPaused(entries) ?? stable;
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

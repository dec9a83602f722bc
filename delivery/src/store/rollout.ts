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

/** `behind`: the release to step back to. */
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
 * Gives a release a share of the visitors, and another of those whom a rule names. At 100 it becomes the default and the old default stands behind it; the
 * first release of an app has everybody. A canary that was there before is taken back: one is tried at a time.
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
      `${app}@${entry.metadata.version} is the default already: it has the rest`,
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

/** Nothing is left of what was held, ruled or killed before. */
const fresh = { state: 'active', heldTraffic: undefined, rules: undefined, beforeKill: undefined } as const;
const idle = { traffic: 0, heldTraffic: undefined, rules: undefined } as const;

const roundPercent = (percent: number) => Math.round(percent * 100) / 100;

/**
 * Takes the newest step back, at once for everybody: a canary goes and the default has all visitors again, else the
 * default gives way to the release before it (F-10). A canary that is held counts as the newest step.
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

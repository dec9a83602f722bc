import {
  getCanaries,
  getDefault,
  hasVisitors,
  getPaused,
  getReleases,
  requiredApp,
  type Ramp,
  type ReleaseTable,
  type TableEntry,
} from '../release-table';
import { areApart } from '../bucketing';
import { getDefaultBefore, withDefaults } from '../earlier-defaults';
import { describeState, type RolledBack } from '../describe-state';
import { getMeant } from './meant-canary';
import { ReleaseError } from './release-error';
import type { Rollout } from './rollout-input';

type Entries = TableEntry[];

/** An entry with other fields in `deployment`. */
export const deployed = (entry: TableEntry, deployment: Partial<TableEntry['deployment']>): TableEntry => ({
  ...entry,
  deployment: { ...entry.deployment, ...deployment },
});

const isSame = (a: TableEntry | undefined, b: TableEntry) => a?.metadata.version === b.metadata.version;

/** The table with changed releases of an app, and what follows from them: the list of its defaults, and all fallbacks. */
export const withEntries = (table: ReleaseTable, app: string, entries: Entries): ReleaseTable => ({
  ...table,
  microFrontends: { ...table.microFrontends, [app]: withDefaults(getReleases(table, app) ?? [], entries) },
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
  ended: readonly TableEntry[],
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
  if (ended.length > 0 && !replace) {
    const toName = ({ metadata }: TableEntry) => `${app}@${metadata.version}`;
    const losses = ended.map(
      (other) => `${toName(other)} is a canary (${describeState(other)}), and this would end it`,
    );
    const ways = ended.map((other) => `release rollback ${toName(other)}`).join(', ');
    const why = percent === 0 ? `, because ${release} can match the same visitors` : '';
    return `${losses.join('; ')}${why}: ${ways}, or this again with --replace`;
  }
  return null;
}

/** Canaries, running and paused. */
export const getAllCanaries = (entries: readonly TableEntry[]) => {
  const all = [...getCanaries(entries), ...getPaused(entries)];
  return entries.filter((entry) => all.includes(entry));
};

const getReach = ({ deployment: { traffic, heldTraffic = traffic, rules } }: TableEntry) => ({
  traffic: heldTraffic,
  rules,
});

/** Puts a canary where it was among those that stay, else behind them: the order in which they began. */
function inOrder(entries: Entries, canary: TableEntry, staying: Entries, rest: Entries): Entries {
  const before = getAllCanaries(entries);
  const was = before.findIndex((entry) => isSame(entry, canary));
  const isAhead = (other: TableEntry) => was < 0 || before.indexOf(other) < was;
  return [...staying.filter(isAhead), canary, ...staying.filter((other) => !isAhead(other)), ...rest];
}

/**
 * Assigns a release to a percentage of the visitors, and to other percentages by rules. At 100 it becomes the default. The
 * first release of an app below 100 is a canary without default: everybody else gets nothing of the app. Other canaries stay
 * if both rest on rules that tell their visitors apart, and are ended with `replace` only. `ramp`: what is to follow.
 */
export function promoted(
  table: ReleaseTable,
  app: string,
  entry: TableEntry,
  rollout: Omit<Rollout, 'ramp'> = {},
  ramp?: Ramp,
): ReleaseTable {
  const { rules, percent = 100 } = rollout;
  const entries = getReleases(table, app) ?? [];
  const others = entries.filter((other) => !isSame(other, entry));
  const canaries = getAllCanaries(others);
  const staying = canaries.filter((other) => areApart({ traffic: percent, rules }, getReach(other)));
  const ended = canaries.filter((other) => !staying.includes(other));
  const problem = findPromotionProblem(app, entries, entry, { ...rollout, percent }, ended);
  if (problem) throw new ReleaseError('refused', problem);
  const stable = getDefault(entries);
  const leaving = others.filter((other) => !staying.includes(other));
  if (percent === 100) {
    const first = deployed(entry, { ...fresh, traffic: 100, default: true });
    const rest = leaving.map((other) => deployed(other, { ...idle, default: false }));
    return withEntries(table, app, [first, ...rest]);
  }
  const rest = leaving.map((other) =>
    isSame(stable, other)
      ? deployed(other, { traffic: roundPercent(100 - percent) })
      : deployed(other, hasVisitors(other) ? { ...idle, state: 'paused' } : idle),
  );
  const rise = percent === 0 ? { ruleRamp: ramp } : { ramp };
  const canary = deployed(entry, { ...fresh, traffic: percent, default: false, rules, ...rise });
  return withEntries(table, app, inOrder(entries, canary, staying, rest));
}

/** Resets what an earlier pause, rule, ramp or kill has left. */
const idle = {
  traffic: 0,
  heldTraffic: undefined,
  rules: undefined,
  ramp: undefined,
  ruleRamp: undefined,
} as const;
const fresh = { ...idle, state: 'active', beforeKill: undefined } as const;

const roundPercent = (percent: number) => Math.round(percent * 100) / 100;

/**
 * Takes a canary or the default away (F-10). Visitors of a canary get the default; if it was the app's first release, they get
 * nothing of the app, and `to` is null. A default is replaced, for everybody, by the newest earlier one that is neither killed
 * nor rolled back; its canaries end, as they do with every new default. Without a version it takes the newest step: a canary,
 * running or paused, else the default.
 */
export function rolledBack(
  table: ReleaseTable,
  app: string,
  version?: string,
): RolledBack & { table: ReleaseTable } {
  const entries = getReleases(table, app) ?? [];
  const stable = getDefault(entries);
  const canaries = getAllCanaries(entries);
  const isNewest = version === undefined && canaries.length > 0;
  const among = isNewest || !stable ? canaries : [...canaries, stable];
  const leaving = getMeant('rollback', app, among, version);
  if (!leaving) throw new ReleaseError('not-found', `${app} has no live release`);
  const coming = leaving === stable ? getDefaultBefore(entries) : stable;
  if (leaving === stable && !coming)
    throw new ReleaseError(
      'refused',
      `${app}@${stable.metadata.version} has no release before it that is neither killed nor rolled back: release promote another one`,
    );
  const others = canaries.filter((canary) => canary !== leaving && canary !== coming);
  const ended = leaving === stable ? others : [];
  const changed = entries.map((entry) => {
    if (entry === coming) return deployed(entry, { ...fresh, traffic: 100, default: true });
    if (entry === leaving || ended.includes(entry))
      return deployed(entry, { ...idle, default: false, state: 'paused' });
    return entry;
  });
  const toVersions = (some: Entries) =>
    some.length ? some.map(({ metadata }) => metadata.version) : undefined;
  return {
    table: withEntries(table, app, changed),
    from: leaving.metadata.version,
    to: coming?.metadata.version ?? null,
    ...(leaving === stable ? { ended: toVersions(others) } : { staying: toVersions(others) }),
  };
}

import {
  getCanaries,
  getDefault,
  getEntry,
  getPaused,
  getReleases,
  requiredApp,
  type ReleaseTable,
  type TableEntry,
} from '../release-table';
import { getDefaultBefore, getLastDefault } from '../earlier-defaults';
import { findTrafficProblem } from '../table-check';
import { getMeant } from './meant-canary';
import { ReleaseError } from './release-error';
import { deployed, isSwitchedOff, withEntries } from './rollout';

function getEntries(table: ReleaseTable, app: string): TableEntry[] {
  const entries = getReleases(table, app);
  if (entries?.length) return entries;
  throw new ReleaseError('not-found', `${app} is not in the release table`);
}

const exchanged = (entries: TableEntry[], ...changed: (TableEntry | undefined)[]) =>
  entries.map((entry) => changed.find((one) => one?.metadata.version === entry.metadata.version) ?? entry);

/** Pauses a canary: it has no visitors for now, and keeps its percentage for later. A ramp ends. `version`: of several. */
export function paused(
  table: ReleaseTable,
  app: string,
  version?: string,
): { table: ReleaseTable; version: string } {
  const entries = getEntries(table, app);
  const stable = getDefault(entries);
  const canary = getMeant('pause', app, getCanaries(entries), version);
  if (!canary) throw new ReleaseError('refused', `${app} has no canary`);
  const { traffic: heldTraffic } = canary.deployment;
  const held = deployed(canary, {
    state: 'paused',
    traffic: 0,
    heldTraffic,
    ramp: undefined,
    ruleRamp: undefined,
  });
  const all = stable && deployed(stable, { traffic: 100 });
  return { table: withEntries(table, app, exchanged(entries, held, all)), version: canary.metadata.version };
}

/** Resumes a paused canary with its percentage. `version`: of several. */
export function resumed(
  table: ReleaseTable,
  app: string,
  version?: string,
): { table: ReleaseTable; version: string } {
  const entries = getEntries(table, app);
  const stable = getDefault(entries);
  const current = getMeant('resume', app, getPaused(entries), version);
  if (!current) throw new ReleaseError('refused', `no canary of ${app} is paused`);
  const traffic = current.deployment.heldTraffic ?? 0;
  const canary = deployed(current, { state: 'active', traffic, heldTraffic: undefined });
  const rest = stable && deployed(stable, { traffic: Math.round((100 - traffic) * 100) / 100 });
  return {
    table: withEntries(table, app, exchanged(entries, canary, rest)),
    version: current.metadata.version,
  };
}

/** `withApp`: it is switched off with its app. A release that was killed before is not. */
const dead = (entry: TableEntry, withApp?: boolean): TableEntry => {
  const { state, traffic, default: isDefault, heldTraffic, beforeKill } = entry.deployment;
  if (state === 'killed')
    return beforeKill ? deployed(entry, { beforeKill: { ...beforeKill, withApp: undefined } }) : entry;
  const change = {
    state: 'killed',
    traffic: 0,
    default: false,
    heldTraffic: undefined,
    ramp: undefined,
    ruleRamp: undefined,
  } as const;
  return deployed(entry, {
    ...change,
    beforeKill: { state, traffic, default: isDefault, heldTraffic, withApp },
  });
};

/**
 * Removes a release for good: it is not assigned any more, not even as a fallback. A canary's visitors get the default; the
 * default is replaced by the one before it, else by the canary that began first. Without a version, or where nothing replaces
 * it, the whole app is switched off: an error fallback replaces its components, and links to its pages are removed (F-11).
 * The host cannot be switched off.
 */
export function killed(table: ReleaseTable, app: string, version: string | null): ReleaseTable {
  const entries = getEntries(table, app);
  if (version === null) return off(table, app, entries);
  const dying = getEntry(entries, version);
  if (!dying) throw new ReleaseError('not-found', `${app}@${version} is not in the release table`);
  const [canaries, stable] = [getCanaries(entries), getDefault(entries)];
  if (canaries.includes(dying) && stable) {
    const all = deployed(stable, { traffic: 100 });
    return withEntries(table, app, exchanged(entries, dead(dying), all));
  }
  if (dying !== stable) return withEntries(table, app, exchanged(entries, dead(dying)));
  const coming = getDefaultBefore(entries) ?? canaries[0];
  if (!coming) return off(table, app, entries);
  const staying = canaries.filter((canary) => canary !== coming);
  const percent = staying.reduce((rest, { deployment }) => rest - deployment.traffic, 100);
  const fresh = {
    state: 'active',
    default: true,
    rules: undefined,
    ramp: undefined,
    ruleRamp: undefined,
  } as const;
  const next = deployed(coming, { ...fresh, traffic: percent });
  return withEntries(table, app, exchanged(entries, dead(dying), next));
}

function off(table: ReleaseTable, app: string, entries: TableEntry[]): ReleaseTable {
  if (isSwitchedOff(entries)) return table;
  if (app !== requiredApp)
    return withEntries(
      table,
      app,
      entries.map((entry) => dead(entry, true)),
    );
  throw new ReleaseError('refused', `${app} cannot be off: promote another release of it first`);
}

const alive = (entry: TableEntry): TableEntry => {
  const { withApp: _, state = 'paused', ...was } = entry.deployment.beforeKill ?? {};
  return deployed(entry, { ...was, state, beforeKill: undefined });
};

/** An app as it was before it was switched off: releases that were killed before stay so. */
function restored(app: string, entries: TableEntry[]): TableEntry[] {
  const marked = entries.filter(({ deployment }) => deployment.beforeKill?.withApp);
  const coming = marked.length ? marked : entries; // release commands of before have marked none
  const all = entries.map((entry) => (coming.includes(entry) ? alive(entry) : entry));
  const problem = findTrafficProblem(app, all);
  if (problem === null) return all;
  const one = getLastDefault(entries)?.metadata.version ?? '<version>';
  throw new ReleaseError(
    'refused',
    `${app} cannot be as it was before, because some of its releases were killed one by one (${problem}): release revive ${app}@${one}, or another one of it, gives that to everybody`,
  );
}

/**
 * Allows a killed release to be promoted again; if nothing of the app is live, everybody gets it. Without a version the
 * whole app is restored as it was before it was switched off.
 */
export function revived(table: ReleaseTable, app: string, version: string | null): ReleaseTable {
  const entries = getEntries(table, app);
  const isOff = isSwitchedOff(entries);
  if (version === null) {
    if (!isOff) throw new ReleaseError('refused', `${app} is not off: name a release, such as ${app}@1.2.3`);
    return withEntries(table, app, restored(app, entries));
  }
  const coming = getEntry(entries, version);
  if (coming?.deployment.state !== 'killed') {
    throw new ReleaseError('refused', `${app}@${version} is not killed`);
  }
  const change = isOff
    ? ({ state: 'active', traffic: 100, default: true } as const)
    : ({ state: 'paused', traffic: 0, default: false } as const);
  return withEntries(table, app, exchanged(entries, deployed(coming, { ...change, beforeKill: undefined })));
}

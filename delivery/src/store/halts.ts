import {
  getCanary,
  getDefault,
  getEntry,
  getPaused,
  type ReleaseTable,
  type TableEntry,
} from '../release-table';
import { ReleaseError } from './release-error';
import { deployed, withEntries } from './rollout';

/** What the whole app depends on: without it there is no page. */
const vital = 'host';

function getEntries(table: ReleaseTable, app: string): TableEntry[] {
  const entries = table.microFrontends[app];
  if (entries?.length) return entries;
  throw new ReleaseError('not-found', `${app} is not in the release table`);
}

const exchanged = (entries: TableEntry[], ...changed: (TableEntry | undefined)[]) =>
  entries.map((entry) => changed.find((one) => one?.metadata.version === entry.metadata.version) ?? entry);

/** Holds the canary: nobody gets it for now, and it keeps its share for later. */
export function paused(table: ReleaseTable, app: string): { table: ReleaseTable; version: string } {
  const entries = getEntries(table, app);
  const [canary, stable] = [getCanary(entries), getDefault(entries)];
  if (!canary || !stable) throw new ReleaseError('refused', `nothing of ${app} is being tried`);
  const held = deployed(canary, { state: 'paused', traffic: 0, heldTraffic: canary.deployment.traffic });
  const all = deployed(stable, { traffic: 100 });
  return { table: withEntries(table, app, exchanged(entries, held, all)), version: canary.metadata.version };
}

/** Goes on with the canary that is held, with the share that it had. */
export function resumed(table: ReleaseTable, app: string): { table: ReleaseTable; version: string } {
  const entries = getEntries(table, app);
  const [current, stable] = [getPaused(entries), getDefault(entries)];
  if (!current || !stable) throw new ReleaseError('refused', `no trial of ${app} is paused`);
  const traffic = current.deployment.heldTraffic ?? 0;
  const canary = deployed(current, { state: 'active', traffic, heldTraffic: undefined });
  const rest = deployed(stable, { traffic: Math.round((100 - traffic) * 100) / 100 });
  return {
    table: withEntries(table, app, exchanged(entries, canary, rest)),
    version: current.metadata.version,
  };
}

const dead = (entry: TableEntry): TableEntry => {
  const { state, traffic, default: isDefault } = entry.deployment;
  if (state === 'killed') return entry;
  const change = { state: 'killed', traffic: 0, default: false, heldTraffic: undefined } as const;
  return deployed(entry, { ...change, beforeKill: { state, traffic, default: isDefault } });
};

/**
 * Takes a release out for good: nobody gets it, and nobody steps back to it. A canary's visitors go to the default; the
 * default gives way to the release before it, else to the canary. Without a version the whole app is off: a card stands
 * where its parts would, and links to its pages go (F-11). The host cannot be off.
 */
export function killed(table: ReleaseTable, app: string, version: string | null): ReleaseTable {
  const entries = getEntries(table, app);
  if (version === null) return off(table, app, entries);
  const dying = getEntry(entries, version);
  if (!dying) throw new ReleaseError('not-found', `${app}@${version} is not in the release table`);
  const [canary, stable] = [getCanary(entries), getDefault(entries)];
  if (dying === canary && stable) {
    const all = deployed(stable, { traffic: 100 });
    return withEntries(table, app, exchanged(entries, dead(dying), all));
  }
  if (dying !== stable) return withEntries(table, app, exchanged(entries, dead(dying)));
  const before = getEntry(entries, stable.extras.previous);
  const coming = before && before.deployment.state !== 'killed' ? before : canary;
  if (!coming) return off(table, app, entries);
  const percent = coming === canary ? 100 : 100 - (canary?.deployment.traffic ?? 0);
  const next = deployed(coming, { state: 'active', traffic: percent, default: true, rules: undefined });
  return withEntries(table, app, exchanged(entries, dead(dying), next));
}

function off(table: ReleaseTable, app: string, entries: TableEntry[]): ReleaseTable {
  if (app !== vital) return withEntries(table, app, entries.map(dead));
  throw new ReleaseError('refused', `${app} cannot be off: promote another release of it first`);
}

const alive = (entry: TableEntry): TableEntry => {
  if (entry.deployment.state !== 'killed') return entry;
  const { state = 'paused', ...was } = entry.deployment.beforeKill ?? {};
  return deployed(entry, { ...was, state, beforeKill: undefined });
};

/**
 * Lets a killed release be promoted again; where nothing of the app is live, everybody gets it. Without a version the whole
 * app is as it was before it went off.
 */
export function revived(table: ReleaseTable, app: string, version: string | null): ReleaseTable {
  const entries = getEntries(table, app);
  const isOff = getDefault(entries) === undefined;
  if (version === null) {
    if (!isOff) throw new ReleaseError('refused', `${app} is not off: say which release, as ${app}@1.2.3`);
    return withEntries(table, app, entries.map(alive));
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

import type { ObjectStore } from '../objects/object-store';
import {
  getEntry,
  getFolder,
  getReleases,
  hasVisitors,
  type ReleaseTable,
  type TableEntry,
} from '../release-table';
import { manifestName } from './parse-manifest';

const day = 86_400_000;

/** A release's folder, `<version>-<build>`. */
export interface ReleaseFolder {
  app: string;
  folder: string;
}

export interface Keeping {
  /** Days that a release is kept after it has lost its last visitors: longer than a tab stays open. */
  days: number;
  now: Date;
}

/** Whether a release of the table may be removed: it has no visitors, is no fallback, and has been so long enough. */
function isRemovable(entry: TableEntry, entries: readonly TableEntry[], { days, now }: Keeping): boolean {
  const isBehind = entries.some(
    (other) => hasVisitors(other) && getEntry(entries, other.extras.previous) === entry,
  );
  const { retiredAt } = entry.extras;
  if (hasVisitors(entry) || isBehind || entry.deployment.heldTraffic !== undefined || !retiredAt)
    return false;
  return now.getTime() - Date.parse(retiredAt) > days * day;
}

/** The table without removable releases, and those releases. */
export function withoutRemovable(
  table: ReleaseTable,
  keeping: Keeping,
): { table: ReleaseTable; gone: ReleaseFolder[] } {
  const gone: ReleaseFolder[] = [];
  const microFrontends = Object.fromEntries(
    Object.entries(table.microFrontends).map(([app, entries]) => {
      const spent = entries.filter((entry) => isRemovable(entry, entries, keeping));
      gone.push(...spent.map((entry) => ({ app, folder: getFolder(entry) })));
      return [app, entries.filter((entry) => !spent.includes(entry))];
    }),
  );
  return { table: { ...table, microFrontends }, gone };
}

/** Time of the newest file of each release, by `app/folder`. */
async function foldersIn(objects: ObjectStore): Promise<Map<string, number>> {
  const newest = new Map<string, number>();
  for (const { key, modifiedAt } of await objects.list('')) {
    const [app = '', folder = '', ...file] = key.split('/');
    if (file.length === 0 || folder.startsWith('.')) continue;
    const path = `${app}/${folder}`;
    newest.set(path, Math.max(newest.get(path) ?? 0, modifiedAt.getTime()));
  }
  return newest;
}

/**
 * Removable releases, and folders without a table entry that are old enough: published and never promoted, or not
 * completely published.
 */
export async function getRemovableFolders(
  objects: ObjectStore,
  table: ReleaseTable,
  { days, now }: Keeping,
  spent: readonly ReleaseFolder[],
): Promise<ReleaseFolder[]> {
  const known = new Set([
    ...spent.map(({ app, folder }) => `${app}/${folder}`),
    ...Object.entries(table.microFrontends).flatMap(([app, entries]) =>
      entries.map((entry) => `${app}/${getFolder(entry)}`),
    ),
  ]);
  const strays = [...(await foldersIn(objects))]
    .filter(([path, time]) => !known.has(path) && now.getTime() - time > days * day)
    .map(([path]) => {
      const [app = '', folder = ''] = path.split('/');
      return { app, folder };
    });
  return [...spent, ...strays];
}

/**
 * Removes folders, and returns which: not those that a table names meanwhile. A promotion looks for the manifest after it has
 * written its revision, and this looks for the revision after it has removed the manifest, so one of both sees the other.
 * Versions remain reserved: a version never gets other content later (F-13).
 */
export async function removeFolders(
  objects: ObjectStore,
  folders: readonly ReleaseFolder[],
  readTable: () => Promise<ReleaseTable>,
): Promise<ReleaseFolder[]> {
  const removed: ReleaseFolder[] = [];
  for (const one of folders) {
    const isPromoted = async () =>
      (getReleases(await readTable(), one.app) ?? []).some((entry) => getFolder(entry) === one.folder);
    if (await isPromoted()) continue;
    const path = `${one.app}/${one.folder}/`;
    const key = `${path}${manifestName}`;
    const manifest = await objects.get(key);
    // Without its manifest the release no longer exists, even if removal is interrupted.
    await objects.remove([key]);
    if (await isPromoted()) {
      if (manifest) await objects.create(key, manifest);
      continue;
    }
    await objects.remove((await objects.list(path)).map((file) => file.key));
    removed.push(one);
  }
  return removed;
}

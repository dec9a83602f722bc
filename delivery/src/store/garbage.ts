import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { entryOf, folderOf, hasVisitors, type ReleaseTable, type TableEntry } from '../release-table';

const day = 86_400_000;

/** A release's folder, `<version>-<build>`. */
export interface ReleaseFolder {
  app: string;
  folder: string;
}

export interface Keeping {
  /** Days for which a release is kept after it has lost its last visitors: longer than a tab stays open. */
  days: number;
  now: Date;
}

/** Whether a release in the table may go: nobody gets it, nobody steps back to it, and it has been so long enough. */
function isSpent(entry: TableEntry, entries: readonly TableEntry[], { days, now }: Keeping): boolean {
  const isBehind = entries.some(
    (other) => hasVisitors(other) && entryOf(entries, other.extras.previous) === entry,
  );
  const { retiredAt } = entry.extras;
  if (hasVisitors(entry) || isBehind || entry.deployment.heldTraffic !== undefined || !retiredAt)
    return false;
  return now.getTime() - Date.parse(retiredAt) > days * day;
}

/** The table without what is spent, and what that is. */
export function withoutSpent(
  table: ReleaseTable,
  keeping: Keeping,
): { table: ReleaseTable; gone: ReleaseFolder[] } {
  const gone: ReleaseFolder[] = [];
  const microFrontends = Object.fromEntries(
    Object.entries(table.microFrontends).map(([app, entries]) => {
      const spent = entries.filter((entry) => isSpent(entry, entries, keeping));
      gone.push(...spent.map((entry) => ({ app, folder: folderOf(entry) })));
      return [app, entries.filter((entry) => !spent.includes(entry))];
    }),
  );
  return { table: { ...table, microFrontends }, gone };
}

/** Folders of releases that no entry names, and that have lain there long enough: published, never promoted. */
export async function strayFolders(
  store: string,
  table: ReleaseTable,
  { days, now }: Keeping,
): Promise<ReleaseFolder[]> {
  const apps = await readdir(store, { withFileTypes: true });
  const found = await Promise.all(
    apps
      .filter((entry) => entry.isDirectory() && entry.name !== 'revisions')
      .map(async ({ name: app }) => {
        const named = new Set((table.microFrontends[app] ?? []).map(folderOf));
        const folders = (await readdir(join(store, app))).filter((name) => !name.startsWith('.'));
        const old = await Promise.all(
          folders
            .filter((folder) => !named.has(folder))
            .map(async (folder) => {
              const { mtimeMs } = await stat(join(store, app, folder));
              return now.getTime() - mtimeMs > days * day ? [{ app, folder }] : [];
            }),
        );
        return old.flat();
      }),
  );
  return found.flat();
}

/** Their versions stay taken: what was published under one once is never something else later (F-13). */
export async function removeFolders(store: string, folders: readonly ReleaseFolder[]): Promise<void> {
  for (const { app, folder } of folders) await rm(join(store, app, folder), { recursive: true, force: true });
}

import { join } from 'node:path';
import type { ReleaseManifest } from '@shop/federation';
import { folderOf, hasVisitors, type ReleaseTable } from '../release-table';
import { readManifest } from './release-files';

/** What every release says of itself that somebody may get. */
export async function liveManifests(dir: string, table: ReleaseTable): Promise<ReleaseManifest[]> {
  const folders = Object.entries(table.microFrontends).flatMap(([app, entries]) =>
    entries.filter(hasVisitors).map((entry) => join(dir, app, folderOf(entry))),
  );
  return Promise.all(folders.map(async (folder) => (await readManifest(folder)).manifest));
}

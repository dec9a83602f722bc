import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf, type ReleaseTable, type TableEntry } from '../release-table';
import { trustedTable } from '../table-check';
import { readManifest, verifyFiles } from './release-files';

export interface Verification {
  /** Releases that were looked at. */
  releases: number;
  problems: string[];
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function entryProblem(dir: string, app: string, entry: TableEntry): Promise<string | null> {
  const folder = join(dir, app, folderOf(entry));
  try {
    const { manifest, integrity } = await readManifest(folder);
    if (integrity !== entry.extras.manifestIntegrity)
      return `${folder}: its manifest is not the one that was promoted`;
    await verifyFiles(folder, manifest);
    return null;
  } catch (error) {
    return wordsOf(error);
  }
}

/** Whether readers can trust what the store holds: the table they read, and every file of every release it names (F-39, F-40). */
export async function verification(
  dir: string,
  table: ReleaseTable,
  publicKey: string,
  now: Date,
): Promise<Verification> {
  const entries = Object.entries(table.microFrontends).flatMap(([app, list]) =>
    list.map((entry) => ({ app, entry })),
  );
  const problems = await Promise.all(entries.map(({ app, entry }) => entryProblem(dir, app, entry)));
  const exposed = readFile(join(dir, 'releases.json'), 'utf8')
    .then((text) => void trustedTable(text, { publicKey, revision: table.extras.revision, now }))
    .then(() => null, wordsOf);
  return {
    releases: entries.length,
    problems: [await exposed, ...problems].filter((problem) => problem !== null),
  };
}

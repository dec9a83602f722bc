import type { ObjectStore } from '../objects/object-store';
import { getFolder, type ReleaseTable, type TableEntry } from '../release-table';
import { trustedUnderPolicy, type TrustUnderPolicy } from '../policy/approvals';
import type { Policy } from '../policy/policy';
import { ReleaseError } from './release-error';
import { readManifest, ReleaseFiles, verifyFiles } from './release-files';
import { tableKey } from './table-file';

export interface Verification {
  /** Number of checked releases. */
  releases: number;
  problems: string[];
}

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Rethrows if the store does not respond: then its content is unknown. */
function problemIn(error: unknown): string {
  if (error instanceof ReleaseError && error.code === 'unavailable') throw error;
  return getMessage(error);
}

async function entryProblem(objects: ObjectStore, app: string, entry: TableEntry): Promise<string | null> {
  const files = new ReleaseFiles(objects, `${app}/${getFolder(entry)}`);
  try {
    const { manifest } = await readManifest(files, entry.extras.manifestIntegrity);
    await verifyFiles(files, manifest);
    return null;
  } catch (error) {
    return problemIn(error);
  }
}

async function tableProblem(objects: ObjectStore, trust: TrustUnderPolicy): Promise<string | null> {
  try {
    const text = await objects.get(tableKey);
    if (!text && trust.revision === 0) return null; // a new store has none
    if (!text) return `${objects.name}/${tableKey} is missing`;
    trustedUnderPolicy(text.toString('utf8'), trust);
    return null;
  } catch (error) {
    return problemIn(error);
  }
}

/** Whether readers can trust the store: the table, and every file of every release in it (F-39, F-40). */
export async function verification(
  objects: ObjectStore,
  table: ReleaseTable,
  publicKey: string,
  policy: Policy | null,
  now: Date,
): Promise<Verification> {
  const entries = Object.entries(table.microFrontends).flatMap(([app, list]) =>
    list.map((entry) => ({ app, entry })),
  );
  const problems = await Promise.all([
    tableProblem(objects, { publicKey, policy, revision: table.extras.revision, now }),
    ...entries.map(({ app, entry }) => entryProblem(objects, app, entry)),
  ]);
  return { releases: entries.length, problems: problems.filter((problem) => problem !== null) };
}

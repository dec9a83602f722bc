import type { ReleaseManifest } from '@shop/federation';
import type { ObjectStore } from '../objects/object-store';
import { policyKey } from '../policy/policy';
import { manifestName } from '../store/parse-manifest';
import { ReleaseError } from '../store/release-error';
import { ReleaseFiles } from '../store/release-files';
import { TableFile, tableKey } from '../store/table-file';
import { folderOfVersion } from '../store/versions';
import { TableRefused } from '../table-check';
import type { LocalCopies } from './local-copies';

/** Source of table and releases. */
export interface ReleaseSource {
  /** Changes when the table may have changed. */
  stamp(): Promise<string>;
  table(): Promise<string>;
  /** The text of the policy; null without one. */
  policy(): Promise<string | null>;
  /** Numbers of the table's revisions that edges may use, newest first. */
  revisions(): Promise<number[]>;
  /** The table of a revision. */
  revision(revision: number): Promise<string>;
  manifest(app: string, folder: string): Promise<Buffer>;
  files(app: string, folder: string): Promise<string[]>;
  /** Path of a release's server build on this machine; null if it has none, or it is missing. */
  serverPath(app: string, folder: string, manifest: ReleaseManifest): Promise<string | null>;
  /** Folder of a published version; null if it does not exist. */
  getFolder(app: string, version: string): Promise<string | null>;
}

const isNotFound = (error: unknown) => error instanceof ReleaseError && error.code === 'not-found';

export function releaseSource(objects: ObjectStore, copies: LocalCopies): ReleaseSource {
  const required = <Value>(value: Value | null, key: string): Value => {
    if (value !== null) return value;
    throw new TableRefused(`${key} is not in ${objects.name}`);
  };
  const file = new TableFile(objects);
  return {
    revisions: () => file.servedRevisions(),
    revision: (revision) => file.text(revision),
    stamp: async () => required(await objects.stamp(tableKey), tableKey),
    table: async () => required(await objects.get(tableKey), tableKey).toString('utf8'),
    policy: async () => (await objects.get(policyKey))?.toString('utf8') ?? null,
    async manifest(app, folder) {
      const key = `${app}/${folder}/${manifestName}`;
      return required(await objects.get(key), key);
    },
    files: (app, folder) => new ReleaseFiles(objects, `${app}/${folder}`).names(),
    serverPath: async (app, folder, { server }) =>
      server ? copies.getPath(`${app}/${folder}/${server.file}`) : null,
    getFolder: (app, version) =>
      folderOfVersion(objects, app, version).catch((error: unknown) => {
        if (isNotFound(error)) return null;
        throw error;
      }),
  };
}

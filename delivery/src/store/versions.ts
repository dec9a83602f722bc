import type { ObjectStore } from '../objects/object-store';
import { findNameProblem, versionPattern } from '../table-check';
import { ReleaseError } from './release-error';
import { ReleaseFiles } from './release-files';

const getClaimsPrefix = (app: string) => `${app}/.versions/`;

/** A snapshot's folder does not repeat its build id. */
export const folderName = (version: string, buildId: string) => `${version.split('+')[0]}-${buildId}`;

/** Reserves a version for the first build that is published under it, permanently (F-13). */
export async function claimVersion(
  objects: ObjectStore,
  app: string,
  version: string,
  buildId: string,
): Promise<void> {
  const claim = `${getClaimsPrefix(app)}${version}`;
  if (await objects.create(claim, buildId)) return;
  const owner = String(await objects.get(claim));
  if (owner === buildId) return;
  throw new ReleaseError(
    'conflict',
    `version ${version} is published already with other content (build ${owner}, this is ${buildId}): raise the version in package.json and build again`,
  );
}

/** Folder of a published version below the app's folder. */
export async function folderOfVersion(objects: ObjectStore, app: string, version: string): Promise<string> {
  const isPossible = findNameProblem(app) === null && versionPattern.test(version);
  const buildId = isPossible ? await objects.get(`${getClaimsPrefix(app)}${version}`) : null;
  const folder = buildId && folderName(version, buildId.toString());
  if (folder && (await new ReleaseFiles(objects, `${app}/${folder}`).isComplete())) return folder;
  throw new ReleaseError('not-found', `${app}@${version} is not published`);
}

/** Versions of an app with files in the store, promoted or not. */
export async function publishedVersions(objects: ObjectStore, app: string): Promise<string[]> {
  const prefix = getClaimsPrefix(app);
  const claims = (await objects.list(prefix)).map(({ key }) => key.slice(prefix.length));
  const versions = claims.filter((name) => versionPattern.test(name)).sort();
  const here = await Promise.all(
    versions.map((version) =>
      folderOfVersion(objects, app, version).then(Boolean, (error: unknown) => {
        if (error instanceof ReleaseError && error.code === 'not-found') return false;
        throw error;
      }),
    ),
  );
  return versions.filter((_, at) => here[at]);
}

/** Folders of the latest versions, newest first; some may be empty. */
export async function newestFolders(objects: ObjectStore, app: string, count: number): Promise<string[]> {
  const prefix = getClaimsPrefix(app);
  const claims = await objects.list(prefix);
  const newest = claims.sort((a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime()).slice(0, count);
  return Promise.all(
    newest.map(async ({ key }) => folderName(key.slice(prefix.length), String(await objects.get(key)))),
  );
}

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

/** Apps of which a release was published. */
export const publishedApps = async (objects: ObjectStore): Promise<string[]> =>
  (await objects.folders()).filter((name) => findNameProblem(name) === null);

/** Versions that were ever published of an app, newest first. */
async function claimedVersions(objects: ObjectStore, app: string): Promise<string[]> {
  const prefix = getClaimsPrefix(app);
  const claims = await objects.list(prefix);
  // Object stores know seconds only.
  claims.sort((a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime() || (a.key < b.key ? 1 : -1));
  return claims.map(({ key }) => key.slice(prefix.length)).filter((name) => versionPattern.test(name));
}

/** Number of releases that are looked at: each takes two requests, and versions stay claimed for ever. */
const newestOnes = 5;

/** The newest versions of an app besides the known ones, if their files are in the store, newest first. */
export async function waitingVersions(
  objects: ObjectStore,
  app: string,
  isKnown: (version: string) => boolean,
): Promise<string[]> {
  const claimed = await claimedVersions(objects, app);
  const versions = claimed.filter((version) => !isKnown(version)).slice(0, newestOnes);
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
  const newest = (await claimedVersions(objects, app)).slice(0, count);
  const prefix = getClaimsPrefix(app);
  return Promise.all(
    newest.map(async (version) => folderName(version, String(await objects.get(`${prefix}${version}`)))),
  );
}

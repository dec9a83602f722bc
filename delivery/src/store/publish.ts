import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { appPattern, versionPattern } from '../table-check';
import { encodings, precompress } from './compress';
import { contentSum, filesOf, readManifest, verifyFiles } from './release-files';
import { ReleaseError } from './release-error';

export interface Published {
  app: string;
  version: string;
  buildId: string;
  /** Its folder below the store's folder of the app. */
  folder: string;
  /** It was there before, with the same content. */
  wasKnown: boolean;
}

export interface PublishOptions {
  /** Publishes as `<version>+<buildId>`, so that work in progress needs no new version for every change. */
  asSnapshot?: boolean;
}

/**
 * Takes a built release into the store. The files land under a name of their own and are moved into place as a
 * whole; nothing that is there is ever changed. The same version with other content is refused (F-13).
 */
export async function publish(
  store: string,
  app: string,
  dist: string,
  options: PublishOptions = {},
): Promise<Published> {
  const { manifest } = await readManifest(dist);
  if (manifest.app !== app) {
    throw new ReleaseError('invalid', `${dist} holds a release of ${manifest.app}, not of ${app}`);
  }
  await verifyFiles(dist, manifest);
  const { buildId } = manifest;
  const version = options.asSnapshot ? `${manifest.version}+${buildId}` : manifest.version;
  const folder = folderName(version, buildId);
  const target = join(store, app, folder);
  await claimVersion(join(store, app), version, buildId);
  const wasKnown = existsSync(target);
  if (wasKnown) await refuseOtherContent(dist, target, `${app}@${version}`);
  else await bringIn(dist, target);
  return { app, version, buildId, folder, wasKnown };
}

/** A snapshot's folder does not repeat its build id. */
const folderName = (version: string, buildId: string) => `${version.split('+')[0]}-${buildId}`;

/** Folder of a published version below the app's folder. */
export async function folderOfVersion(store: string, app: string, version: string): Promise<string> {
  const isPossible = appPattern.test(app) && versionPattern.test(version);
  const claim = join(store, app, '.versions', version);
  const buildId = isPossible ? await readFile(claim, 'utf8').catch(() => null) : null;
  const folder = buildId === null ? null : folderName(version, buildId);
  if (folder !== null && existsSync(join(store, app, folder))) return folder;
  throw new ReleaseError('not-found', `${app}@${version} is not published`);
}

/** A version belongs to the first build that is published under it. */
async function claimVersion(appFolder: string, version: string, buildId: string): Promise<void> {
  const claims = join(appFolder, '.versions');
  await mkdir(claims, { recursive: true });
  const draft = join(claims, `.${randomUUID()}`);
  await writeFile(draft, buildId);
  try {
    await link(draft, join(claims, version));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = await readFile(join(claims, version), 'utf8');
    if (owner === buildId) return;
    throw new ReleaseError(
      'conflict',
      `version ${version} is published already with other content (build ${owner}, this is ${buildId}): raise the version in package.json and build again`,
    );
  } finally {
    await rm(draft, { force: true });
  }
}

async function refuseOtherContent(dist: string, target: string, name: string): Promise<void> {
  const [mine, theirs] = await Promise.all([contentSum(dist), contentSum(target)]);
  if (mine !== theirs) throw new ReleaseError('conflict', `${name} is published already with other files`);
}

async function bringIn(dist: string, target: string): Promise<void> {
  const draft = join(dirname(target), `.draft-${randomUUID()}`);
  const siblings = await releasesIn(dirname(target));
  try {
    await Promise.all(
      (await filesOf(dist)).map(async (file) => {
        await mkdir(dirname(join(draft, file)), { recursive: true });
        await copyFile(join(dist, file), join(draft, file));
        await compressed(join(draft, file), siblings, file);
      }),
    );
    await rename(draft, target);
  } catch (error) {
    // Somebody else brought the same release in meanwhile; its content was the same, the claim says so.
    if (!existsSync(target)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function releasesIn(appFolder: string): Promise<string[]> {
  const names = await readdir(appFolder);
  return names.filter((name) => !name.startsWith('.')).map((name) => join(appFolder, name));
}

/** What an earlier release has compressed already is taken from there: most files of a release are old ones. */
async function compressed(file: string, siblings: string[], name: string): Promise<void> {
  for (const sibling of siblings) {
    const old = join(sibling, name);
    const copies = Object.values(encodings).filter((suffix) => existsSync(`${old}${suffix}`));
    if (copies.length === 0 || !(await readFile(old)).equals(await readFile(file))) continue;
    await Promise.all(copies.map((suffix) => copyFile(`${old}${suffix}`, `${file}${suffix}`)));
    return;
  }
  await precompress(file);
}

/** Versions of an app whose files are in the store, promoted or not. */
export async function publishedVersions(store: string, app: string): Promise<string[]> {
  const claims = await readdir(join(store, app, '.versions')).catch(() => []);
  const versions = claims.filter((name) => versionPattern.test(name)).sort();
  const here = await Promise.all(
    versions.map((version) => folderOfVersion(store, app, version).then(Boolean, () => false)),
  );
  return versions.filter((_, at) => here[at]);
}

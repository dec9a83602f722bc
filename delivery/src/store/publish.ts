import type { ReleaseManifest } from '@shop/federation';
import { FolderObjects } from '../objects/folder-objects';
import type { ObjectStore } from '../objects/object-store';
import { compressedCopies, type Compression } from './compress';
import { EarlierCopies } from './earlier-copies';
import { manifestName } from './parse-manifest';
import { ReleaseError } from './release-error';
import { hashContent, readManifest, ReleaseFiles, verifyFiles } from './release-files';
import { claimVersion, folderName } from './versions';

export interface Published {
  app: string;
  version: string;
  buildId: string;
  /** Its folder below the store's folder of the app. */
  folder: string;
  /** Whether it existed already, with the same content. */
  wasKnown: boolean;
}

export interface PublishOptions {
  /** Publishes as `<version>+<buildId>`, so that work in progress does not need a new version for every change. */
  asSnapshot?: boolean;
  /** Compression of the copies for browsers; default `best`. */
  compression?: Compression;
}

/**
 * Publishes a built release into the store. Files are written first and the manifest last, and only then the release exists;
 * existing objects are never changed. The same version with other content is refused (F-13).
 */
export async function publish(
  objects: ObjectStore,
  app: string,
  dist: string,
  options: PublishOptions = {},
): Promise<Published> {
  const build = new ReleaseFiles(new FolderObjects(dist));
  const { manifest } = await readManifest(build);
  if (manifest.app !== app) {
    throw new ReleaseError('invalid', `${dist} contains a release of ${manifest.app}, not of ${app}`);
  }
  await verifyFiles(build, manifest);
  const { buildId } = manifest;
  const version = options.asSnapshot ? `${manifest.version}+${buildId}` : manifest.version;
  const folder = folderName(version, buildId);
  const target = new ReleaseFiles(objects, `${app}/${folder}`);
  await claimVersion(objects, app, version, buildId);
  const wasKnown = await target.isComplete();
  if (wasKnown) await refuseChangedContent(build, target, `${app}@${version}`);
  else await copyFiles(build, target, manifest, options.compression);
  return { app, version, buildId, folder, wasKnown };
}

const otherFiles = (name: string) =>
  new ReleaseError('conflict', `${name} is published already with other files`);

async function refuseChangedContent(build: ReleaseFiles, target: ReleaseFiles, name: string): Promise<void> {
  const [mine, theirs] = await Promise.all([hashContent(build), hashContent(target)]);
  if (mine !== theirs) throw otherFiles(name);
}

async function copyFiles(
  build: ReleaseFiles,
  target: ReleaseFiles,
  { app }: ReleaseManifest,
  compression?: Compression,
): Promise<void> {
  const { objects } = target;
  const earlier = await EarlierCopies.find(objects, app);
  const names = (await build.names()).filter((name) => name !== manifestName);
  const copyFile = async (name: string): Promise<void> => {
    const content = await readContent(build, name);
    // It may exist from a concurrent or interrupted publication of the same release.
    const isNew = await objects.create(target.toKey(name), content);
    if (!isNew && !(await target.get(name))?.equals(content)) throw otherFiles(target.name);
    const copies =
      (await earlier.find(name, content)) ?? (await compressedCopies(name, content, compression));
    await Promise.all(
      copies.map(({ suffix, content: packed }) => objects.create(target.toKey(`${name}${suffix}`), packed)),
    );
  };
  await Promise.all(names.map(copyFile));
  await objects.create(target.toKey(manifestName), await readContent(build, manifestName));
}

async function readContent(build: ReleaseFiles, name: string): Promise<Buffer> {
  const content = await build.get(name);
  if (content) return content;
  throw new ReleaseError('invalid', `${name} was removed while it was being published`);
}

import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@shop/federation';
import type { ObjectStore } from '../objects/object-store';
import { filePattern, findNameProblem, versionPattern } from '../table-check';
import { manifestName, parseManifest } from './parse-manifest';
import { ReleaseError } from './release-error';
const buildPattern = /^[0-9a-z]{6,64}$/;

export const toIntegrity = (content: Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The files of one release: everything below a folder of a store, or of a build, by relative names. */
export class ReleaseFiles {
  readonly name: string;

  /** `folder`: without leading and trailing slashes; empty for the whole store. */
  constructor(
    readonly objects: ObjectStore,
    private readonly folder = '',
  ) {
    this.name = folder ? `${objects.name}/${folder}` : objects.name;
  }

  toKey = (file: string): string => (this.folder ? `${this.folder}/${file}` : file);

  get = (file: string): Promise<Buffer | null> => this.objects.get(this.toKey(file));

  /** Sorted; compressed copies and hidden files are not part of a release. */
  async names(): Promise<string[]> {
    const prefix = this.toKey('');
    const names = (await this.objects.list(prefix)).map(({ key }) => key.slice(prefix.length));
    return names.filter((name) => !/(^|\/)\./.test(name) && !/\.(br|gz)$/.test(name));
  }

  /** A release exists once its manifest does: it is written last. */
  async isComplete(): Promise<boolean> {
    return (await this.objects.stamp(this.toKey(manifestName))) !== null;
  }
}

/**
 * The manifest of a release, and its integrity hash. `promoted`: refused if it has another hash than when it was promoted.
 * `verifyFiles` compares the files with it.
 */
export async function readManifest(
  files: ReleaseFiles,
  promoted?: string,
): Promise<{ manifest: ReleaseManifest; integrity: string }> {
  const content = await files.get(manifestName);
  if (!content) {
    throw new ReleaseError('not-found', `${files.name}/${manifestName} is missing: build the app first`);
  }
  const integrity = toIntegrity(content);
  if (promoted !== undefined && promoted !== integrity)
    throw new ReleaseError('invalid', `${files.name}: its manifest is not the one that was promoted`);
  return { manifest: parseManifest(content, files.name), integrity };
}

/** Refuses a release with names outside of its folder, or with files that differ from its manifest. */
export async function verifyFiles(files: ReleaseFiles, manifest: ReleaseManifest): Promise<void> {
  const wrong = (what: string) => new ReleaseError('invalid', `${files.name}: ${what}`);
  const nameProblem = findNameProblem(manifest.app);
  if (nameProblem !== null) throw wrong(nameProblem);
  if (!versionPattern.test(manifest.version)) throw wrong(`"${manifest.version}" is no version (1.2.3)`);
  if (!buildPattern.test(manifest.buildId)) throw wrong(`"${manifest.buildId}" is no build id`);
  if (!filePattern.test(manifest.entry.file)) throw wrong(`"${manifest.entry.file}" is no name of an entry`);
  const hashes = new Map([
    [manifest.entry.file, manifest.entry.integrity],
    ...(manifest.server ? [[manifest.server.file, manifest.server.integrity] as const] : []),
    ...Object.entries(manifest.chunks).map(([file, { integrity }]) => [file, integrity] as const),
  ]);
  const groups = [manifest.exposes, manifest.pages, manifest.parts].flatMap((files) => Object.values(files));
  for (const file of groups.flat()) {
    if (!hashes.has(file)) throw wrong(`${file} has no integrity hash`);
  }
  const present = new Set(await files.names());
  await Promise.all(
    [...hashes].map(async ([file, hash]) => {
      const content = present.has(file) ? await files.get(file) : null;
      if (!content) throw wrong(`${file} is missing`);
      if (toIntegrity(content) !== hash) throw wrong(`${file} does not match its integrity hash`);
    }),
  );
}

/** A hash over names and contents of all files except the manifest, which contains the build time. */
export async function hashContent(files: ReleaseFiles): Promise<string> {
  const names = (await files.names()).filter((name) => name !== manifestName);
  const contents = await Promise.all(names.map(files.get));
  const hash = createHash('sha256');
  names.forEach((name, at) => hash.update(`${name}\0`).update(contents[at] ?? ''));
  return hash.digest('hex');
}

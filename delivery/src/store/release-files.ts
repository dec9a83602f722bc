import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ReleaseManifest } from '@shop/federation';
import { appPattern, versionPattern } from '../table-check';
import { ReleaseError } from './release-error';

export const manifestName = 'release.json';
const buildPattern = /^[0-9a-z]{6,64}$/;

export const sumOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Every file below a folder, as paths with `/`; compressed copies and hidden files are not part of a release. */
export async function filesOf(dir: string, below = ''): Promise<string[]> {
  const names = await readdir(join(dir, below));
  const found = await Promise.all(
    names.map(async (name) => {
      if (name.startsWith('.') || /\.(br|gz)$/.test(name)) return [];
      const path = below ? `${below}/${name}` : name;
      const stat = await lstat(join(dir, path));
      if (stat.isDirectory()) return filesOf(dir, path);
      if (!stat.isFile()) throw new ReleaseError('invalid', `${path} is neither a file nor a folder`);
      return [path];
    }),
  );
  return found.flat().sort();
}

export async function readManifest(dir: string): Promise<{ manifest: ReleaseManifest; integrity: string }> {
  const file = join(dir, manifestName);
  let content: Buffer;
  try {
    content = await readFile(file);
  } catch {
    throw new ReleaseError('not-found', `${dir}${sep}${manifestName} is missing: build the app first`);
  }
  try {
    const manifest = JSON.parse(content.toString('utf8')) as ReleaseManifest; // its names and sums are checked by whoever uses it
    return { manifest, integrity: sumOf(content) };
  } catch {
    throw new ReleaseError('invalid', `${file} is not JSON`);
  }
}

/** Refuses a release whose names could leave its folder or whose files are not what its manifest says. */
export async function verifyFiles(dir: string, manifest: ReleaseManifest): Promise<void> {
  const wrong = (what: string) => new ReleaseError('invalid', `${dir}: ${what}`);
  if (!appPattern.test(manifest.app)) throw wrong(`"${manifest.app}" is no app's name`);
  if (!versionPattern.test(manifest.version)) throw wrong(`"${manifest.version}" is no version (1.2.3)`);
  if (!buildPattern.test(manifest.buildId)) throw wrong(`"${manifest.buildId}" is no build id`);
  const sums = new Map([
    [manifest.entry.file, manifest.entry.integrity],
    ...(manifest.server ? [[manifest.server.file, manifest.server.integrity] as const] : []),
    ...Object.entries(manifest.chunks).map(([file, { integrity }]) => [file, integrity] as const),
  ]);
  const groups = [manifest.exposes, manifest.pages, manifest.parts].flatMap(Object.values) as string[][];
  for (const file of groups.flat()) {
    if (!sums.has(file)) throw wrong(`${file} has no sum`);
  }
  const present = new Set(await filesOf(dir));
  await Promise.all(
    [...sums].map(async ([file, sum]) => {
      if (!present.has(file)) throw wrong(`${file} is missing`);
      if (sumOf(await readFile(join(dir, file))) !== sum) throw wrong(`${file} is not what its sum says`);
    }),
  );
}

/** One sum over names and contents of all files but the manifest, which also says when it was built. */
export async function contentSum(dir: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesOf(dir)) {
    if (file !== manifestName) hash.update(`${file}\0`).update(await readFile(join(dir, file)));
  }
  return hash.digest('hex');
}

import type { ReleaseManifest } from '@shop/federation';
import { findManifestProblem } from '@shop/federation/manifest-schema';
import { ReleaseError } from './release-error';

/** The name of a release's manifest in its folder. */
export const manifestName = 'release.json';

/** What releases of older builds do not have. */
const absent = { texts: {} };

/** Reads the text of a release manifest; refuses one that host, edge or release command would fail with. */
export function parseManifest(content: Buffer, folder: string): ReleaseManifest {
  const wrong = (what: string) => new ReleaseError('invalid', `${folder}/${manifestName} ${what}`);
  let value: unknown;
  try {
    value = JSON.parse(content.toString('utf8'));
  } catch {
    throw wrong('is not JSON');
  }
  const problem = findManifestProblem(value);
  if (problem !== null) throw wrong(`is no release manifest: ${problem}`);
  return { ...absent, ...(value as ReleaseManifest) }; // checked above
}

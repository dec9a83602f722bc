import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KeyError } from './public-keys';
import { createKey, keyFiles, publicHalf, signingKey, verifyingKey, type KeyLocation } from './signing-keys';

/** File name of a former key, derived from the key, so that repeating a step writes the same file. */
const formerName = (publicKey: string) =>
  `former-${createHash('sha256').update(publicKey).digest('hex').slice(0, 8)}.pub.pem`;
const isFormer = (file: string) => /(^|[\\/])former-[0-9a-f]{8}\.pub\.pem$/.test(file);

function refuseEnvironmentKeys({ privateKey, publicKey }: KeyLocation) {
  if (!privateKey && !publicKey) return;
  throw new KeyError(
    'the keys come from the environment: change RELEASE_PUBLIC_KEY and RELEASE_PRIVATE_KEY where they are set (docs/production.md)',
  );
}

/** Creates the next key, which does not sign yet. Returns the public keys that every edge needs before the switch. */
export function beginRotation(location: KeyLocation): string {
  refuseEnvironmentKeys(location);
  signingKey(location);
  createKey(keyFiles(location.dir).next, location.dir);
  return verifyingKey(location);
}

/** Makes the next key sign. The former one is still accepted, until `endRotation`. */
export function switchKeys(location: KeyLocation): void {
  refuseEnvironmentKeys(location);
  const { signing, next } = keyFiles(location.dir);
  if (!existsSync(next)) throw new KeyError('there is no next key: rotate-key begin creates one');
  const former = publicHalf(readFileSync(signing, 'utf8'));
  writeFileSync(join(location.dir, formerName(former)), former);
  renameSync(next, signing);
}

/** Removes former keys. Returns the remaining public keys. */
export function endRotation(location: KeyLocation): string {
  refuseEnvironmentKeys(location);
  const { next, believed } = keyFiles(location.dir);
  if (existsSync(next)) throw new KeyError('the next key does not sign yet: rotate-key switch comes first');
  believed.filter(isFormer).forEach((file) => rmSync(file));
  return verifyingKey(location);
}

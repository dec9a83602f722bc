import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KeyError, toPem, privateKeyFrom, publicKeysIn } from './public-keys';

export interface KeyLocation {
  /** Folder that only the release command and its machine may read. An edge's has only public keys. */
  dir: string;
  /** PEM from the environment; replaces the folder. */
  privateKey?: string | undefined;
  /** One or several keys. */
  publicKey?: string | undefined;
}

/** Key files of a folder: the signing key, the next one, and additional public ones (`*.pub.pem`). */
export const keyFiles = (dir: string) => ({
  signing: join(dir, 'release-signing.pem'),
  next: join(dir, 'release-signing.next.pem'),
  believed: (existsSync(dir) ? readdirSync(dir) : [])
    .filter((name) => name.endsWith('.pub.pem'))
    .sort()
    .map((name) => join(dir, name)),
});

/** If two commands start concurrently on a new machine, one writes the key, and both use it. */
export function createKey(file: string, dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync('ed25519');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Private key for signing tables; created on first use on a machine without any keys. */
export function signingKey({ dir, privateKey, publicKey }: KeyLocation): string {
  if (privateKey) return privateKey;
  const { signing, believed } = keyFiles(dir);
  if (!existsSync(signing)) {
    if (publicKey || believed.length > 0) {
      throw new KeyError(`there are only public keys here: set RELEASE_PRIVATE_KEY, or put ${signing} there`);
    }
    createKey(signing, dir);
  }
  return readFileSync(signing, 'utf8');
}

/** Whether there is any key, private or public; without one the first command that signs creates it. */
export const hasKeys = ({ dir, privateKey, publicKey }: KeyLocation): boolean =>
  Boolean(privateKey || publicKey) || existsSync(keyFiles(dir).signing) || keyFiles(dir).believed.length > 0;

/** Whether this machine may sign: it has a private key, or may create one. */
export const maySign = ({ dir, privateKey, publicKey }: KeyLocation): boolean =>
  Boolean(privateKey) || (!publicKey && existsSync(keyFiles(dir).signing));

/** The public half of a private key, PEM. */
export const publicHalf = (privateKey: string): string => toPem(createPublicKey(privateKeyFrom(privateKey)));

/** The keys of a text, each in normal form; errors contain the name of the source. */
function checked(name: string, text: string): string[] {
  try {
    return publicKeysIn(text).map(toPem);
  } catch (error) {
    throw error instanceof KeyError ? new KeyError(`${name}: ${error.message}`) : error;
  }
}

/** Public keys of a folder, including that of its signing key. */
function readKeys(location: KeyLocation): string[] {
  const { signing, next, believed } = keyFiles(location.dir);
  const beside = believed.flatMap((file) => checked(file, readFileSync(file, 'utf8')));
  if (location.privateKey) return [publicHalf(location.privateKey), ...beside];
  if (!existsSync(signing) && beside.length > 0) return beside;
  const own = publicHalf(signingKey(location));
  return [own, ...(existsSync(next) ? [publicHalf(readFileSync(next, 'utf8'))] : []), ...beside];
}

/**
 * Public keys for verifying tables and previews: PEM, each once. An edge in production has only these. `KeyError` if one is
 * unusable.
 */
export function verifyingKey(location: KeyLocation): string {
  const found = location.publicKey ? checked('RELEASE_PUBLIC_KEY', location.publicKey) : readKeys(location);
  return [...new Set(found)].join('');
}

/**
 * Keys for a store. With only public keys it is read-only, and `privateKey` is empty. Refuses a signing key that edges could
 * not verify: if public keys are configured, its own must be one of them; `mayBeTeams`: or that of a team, which the store's
 * policy tells.
 */
export function signingAndVerifying(
  location: KeyLocation,
  { mayBeTeams = false } = {},
): { privateKey: string; publicKey: string } {
  const mayOnlyRead =
    !maySign(location) && (location.publicKey || keyFiles(location.dir).believed.length > 0);
  if (mayOnlyRead) return { privateKey: '', publicKey: verifyingKey(location) };
  const privateKey = signingKey(location);
  const publicKey = verifyingKey(location);
  if (mayBeTeams || publicKey.includes(publicHalf(privateKey))) return { privateKey, publicKey };
  throw new KeyError('the signing key is none of RELEASE_PUBLIC_KEY: no edge could verify what it signs');
}

import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KeyError, toPem, privateKeyFrom, publicKeysIn } from './public-keys';

export interface KeyLocation {
  /** Folder that only the release command and its machine may read. An edge's has public keys alone. */
  dir: string;
  /** PEM from the environment; takes the place of the folder. */
  privateKey?: string | undefined;
  /** One key or several, one after another. */
  publicKey?: string | undefined;
}

/** Keys of a folder: the one that signs, the one that will, and public ones that are believed beside (`*.pub.pem`). */
export const keyFiles = (dir: string) => ({
  signing: join(dir, 'release-signing.pem'),
  next: join(dir, 'release-signing.next.pem'),
  believed: (existsSync(dir) ? readdirSync(dir) : [])
    .filter((name) => name.endsWith('.pub.pem'))
    .sort()
    .map((name) => join(dir, name)),
});

/** Of two commands that start at once on a new machine one writes the key, and both use it. */
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

/** Private key that tables are signed with; made on first use on a machine that has no keys at all. */
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

/** Whether this machine may sign: it was given a private key, or has made one. */
export const maySign = ({ dir, privateKey, publicKey }: KeyLocation): boolean =>
  Boolean(privateKey) || (!publicKey && existsSync(keyFiles(dir).signing));

/** The public half of a private key, PEM. */
export const publicHalf = (privateKey: string): string => toPem(createPublicKey(privateKeyFrom(privateKey)));

/** The keys of a text, each in a form of its own; what is wrong is said with the name of where it stands. */
function checked(name: string, text: string): string[] {
  try {
    return publicKeysIn(text).map(toPem);
  } catch (error) {
    throw error instanceof KeyError ? new KeyError(`${name}: ${error.message}`) : error;
  }
}

/** Public keys of a folder and of the key that signs there. */
function readKeys(location: KeyLocation): string[] {
  const { signing, next, believed } = keyFiles(location.dir);
  const beside = believed.flatMap((file) => checked(file, readFileSync(file, 'utf8')));
  if (location.privateKey) return [publicHalf(location.privateKey), ...beside];
  if (!existsSync(signing) && beside.length > 0) return beside;
  const own = publicHalf(signingKey(location));
  return [own, ...(existsSync(next) ? [publicHalf(readFileSync(next, 'utf8'))] : []), ...beside];
}

/**
 * Public keys that tables and previews are checked with: PEM, one after another, each once. An edge in production is given these
 * only. `KeyError` where one cannot be used.
 */
export function verifyingKey(location: KeyLocation): string {
  const found = location.publicKey ? checked('RELEASE_PUBLIC_KEY', location.publicKey) : readKeys(location);
  return [...new Set(found)].join('');
}

/**
 * Keys for a store. Where there are public ones only, it can be read, and `privateKey` is empty. Refuses to sign with a key that
 * nobody would believe: where public keys are set, its own must be one of them.
 */
export function signingAndVerifying(location: KeyLocation): { privateKey: string; publicKey: string } {
  const mayOnlyRead =
    !maySign(location) && (location.publicKey || keyFiles(location.dir).believed.length > 0);
  if (mayOnlyRead) return { privateKey: '', publicKey: verifyingKey(location) };
  const privateKey = signingKey(location);
  const publicKey = verifyingKey(location);
  if (publicKey.includes(publicHalf(privateKey))) return { privateKey, publicKey };
  throw new KeyError('the signing key is none of RELEASE_PUBLIC_KEY: no edge would believe what it signs');
}

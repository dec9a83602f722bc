import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface KeyPlace {
  /** Folder that only the release command and its machine may read. */
  dir: string;
  /** PEM from the environment; takes the place of the folder. */
  privateKey?: string | undefined;
  publicKey?: string | undefined;
}

const fileIn = (dir: string) => join(dir, 'release-signing.pem');

/** Of two commands that start at once on a new machine one writes the key, and both use it. */
function createKey(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync('ed25519');
  const draft = `${fileIn(dir)}.${process.pid}`;
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    linkSync(draft, fileIn(dir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Private key that tables are signed with; made on first use where none is given. */
export function signingKey({ dir, privateKey }: KeyPlace): string {
  if (privateKey) return privateKey;
  if (!existsSync(fileIn(dir))) createKey(dir);
  return readFileSync(fileIn(dir), 'utf8');
}

/** Whether this machine may sign: it was given a private key, or has made one. */
export const maySign = ({ dir, privateKey, publicKey }: KeyPlace): boolean =>
  Boolean(privateKey) || (!publicKey && existsSync(fileIn(dir)));

/** Public key that tables are checked with. An edge in production is given this one only. */
export function verifyingKey(place: KeyPlace): string {
  if (place.publicKey) return place.publicKey;
  const key = createPublicKey(createPrivateKey(signingKey(place)));
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

import { sign } from 'node:crypto';
import { isSignedByOne, privateKeyFrom } from './public-keys';
import { canonicalJson, type ReleaseTable } from './release-table';

const prefix = 'ed25519:';

function signedText(table: ReleaseTable): Buffer {
  const { signature: _, ...extras } = table.extras;
  return Buffer.from(canonicalJson({ ...table, extras }));
}

/** The table with a signature of the private key (PEM, Ed25519). */
export function signTable(table: ReleaseTable, privateKey: string): ReleaseTable {
  const signature = sign(null, signedText(table), privateKeyFrom(privateKey)).toString('base64');
  return { ...table, extras: { ...table.extras, signature: `${prefix}${signature}` } };
}

/** Whether one of the keys has signed the table as it is. */
export function isSignedBy(table: ReleaseTable, publicKeys: string): boolean {
  const { signature } = table.extras;
  if (typeof signature !== 'string' || !signature.startsWith(prefix)) return false;
  const bytes = Buffer.from(signature.slice(prefix.length), 'base64');
  return isSignedByOne(signedText(table), bytes, publicKeys);
}

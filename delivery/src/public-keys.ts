import { createPrivateKey, createPublicKey, verify, type KeyObject } from 'node:crypto';

const blocks = /-----BEGIN ([A-Z0-9 ]+)-----[^-]*-----END \1-----/g;

/** What is said of keys that cannot be used, for whoever has set them. */
export class KeyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'KeyError';
  }
}

function keyFrom([block, label]: RegExpMatchArray): KeyObject {
  if (label !== 'PUBLIC KEY')
    throw new KeyError(`a public key is needed, not a ${String(label).toLowerCase()}`);
  let key: KeyObject;
  try {
    key = createPublicKey(block);
  } catch {
    throw new KeyError('a public key cannot be read: is all of it there?');
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new KeyError(`the public keys must be Ed25519, not ${key.asymmetricKeyType}`);
}

/** The keys of a text: one PEM block (Ed25519) or several, one after another; `KeyError` says what else it holds. */
export function publicKeysIn(text: string): KeyObject[] {
  const found = [...text.matchAll(blocks)];
  if (found.length === 0) throw new KeyError('there is no public key (PEM)');
  return found.map(keyFrom);
}

/** The key of a PEM block that signs; `KeyError` where there is none (a machine that only reads), or it cannot be read. */
export function privateKeyFrom(text: string): KeyObject {
  if (text === '')
    throw new KeyError('there is no signing key here, only public ones: RELEASE_PRIVATE_KEY is needed');
  try {
    return createPrivateKey(text);
  } catch {
    throw new KeyError('the private key (RELEASE_PRIVATE_KEY) cannot be read: is all of it there?');
  }
}

/** Whether one of the keys of a text has signed it. */
export const isSignedByOne = (signed: Buffer, signature: Buffer, publicKeys: string): boolean =>
  publicKeysIn(publicKeys).some((key) => verify(null, signed, key, signature));

export const toPem = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString();

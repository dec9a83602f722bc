import { createPrivateKey, createPublicKey, verify, type KeyObject } from 'node:crypto';

const blocks = /-----BEGIN ([A-Z0-9 ]+)-----[^-]*-----END \1-----/g;

/** An error message about unusable keys, for whoever has configured them. */
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
    throw new KeyError('a public key cannot be read: is it complete?');
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new KeyError(`the public keys must be Ed25519, not ${key.asymmetricKeyType}`);
}

/** The public keys of a text: one or several PEM blocks (Ed25519); throws `KeyError` for any other content. */
export function publicKeysIn(text: string): KeyObject[] {
  const found = [...text.matchAll(blocks)];
  if (found.length === 0) throw new KeyError('there is no public key (PEM)');
  return found.map(keyFrom);
}

/** The private key of a PEM block; throws `KeyError` if there is none (a read-only machine), or it cannot be read. */
export function privateKeyFrom(text: string): KeyObject {
  if (text === '')
    throw new KeyError('there is no signing key here, only public ones: RELEASE_PRIVATE_KEY is needed');
  try {
    return createPrivateKey(text);
  } catch {
    throw new KeyError('the private key (RELEASE_PRIVATE_KEY) cannot be read: is it complete?');
  }
}

/** Whether one of the keys has signed it. */
export const isSignedByOne = (signed: Buffer, signature: Buffer, publicKeys: string): boolean =>
  publicKeysIn(publicKeys).some((key) => verify(null, signed, key, signature));

export const toPem = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString();

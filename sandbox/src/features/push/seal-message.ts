import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { curve } from './push-keys';

/** The keys of a browser's subscription. */
export interface Recipient {
  /** Its public key, uncompressed point of P-256, base64url. */
  p256dh: string;
  /** Sixteen secret bytes, base64url. */
  auth: string;
}

/** Only for tests, to compare with the standard's example. */
interface Chance {
  salt: Buffer;
  privateKey: Buffer;
}

const chance = (): Chance => ({ salt: randomBytes(16), privateKey: randomKey() });

function randomKey(): Buffer {
  const pair = createECDH(curve);
  pair.generateKeys();
  return pair.getPrivateKey();
}

/** Bytes of one record; a message is one. */
const recordSize = 4_096;
/** Ends the last record. */
const lastRecord = Buffer.from([2]);

const expand = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const named = (name: string, ...rest: Buffer[]) => Buffer.concat([Buffer.from(`${name}\0`), ...rest]);

/** Encrypts a text for this browser: `aes128gcm` of RFC 8188 with the keys of RFC 8291. */
export function sealMessage(
  text: string,
  { p256dh, auth }: Recipient,
  { salt, privateKey } = chance(),
): Buffer {
  const devicePublicKey = Buffer.from(p256dh, 'base64url');
  const pair = createECDH(curve);
  pair.setPrivateKey(privateKey);
  const publicKey = pair.getPublicKey();
  const info = named('WebPush: info', devicePublicKey, publicKey);
  const secret = expand(pair.computeSecret(devicePublicKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = expand(secret, salt, named('Content-Encoding: aes128gcm'), 16);
  const nonce = expand(secret, salt, named('Content-Encoding: nonce'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(text), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.from([publicKey.length]), publicKey, ...sealed]);
}

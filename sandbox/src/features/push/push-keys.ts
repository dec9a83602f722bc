import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { one, type Queries } from '../../database/database';

/** The shop's key pair, by which push services authenticate its messages (RFC 8292). */
export interface PushKeys {
  /** Uncompressed point of P-256, base64url: what browsers subscribe with. */
  publicKey: string;
  /** base64url. */
  privateKey: string;
}

export const curve = 'prime256v1';

function newKeys(): PushKeys {
  const pair = createECDH(curve);
  const publicKey = pair.generateKeys('base64url');
  return { publicKey, privateKey: pair.getPrivateKey('base64url') };
}

const read = (queries: Queries) =>
  one<PushKeys>(
    queries,
    'SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_keys WHERE id = 1',
  );

/** Created on first use and stored: with other keys every subscription would be lost. */
export async function pushKeys(queries: Queries): Promise<PushKeys> {
  const known = await read(queries);
  if (known) return known;
  const { publicKey, privateKey } = newKeys();
  await queries.query(
    'INSERT INTO push_keys (id, public_key, private_key) VALUES (1, $1, $2) ON CONFLICT DO NOTHING',
    [publicKey, privateKey],
  );
  // a concurrent request may have been first
  return (await read(queries)) ?? { publicKey, privateKey };
}

function signingKey({ publicKey, privateKey }: PushKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = { kty: 'EC', crv: 'P-256', d: privateKey, x: x ?? '', y: y ?? '' };
  return createPrivateKey({ key, format: 'jwk' });
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Hours for which a token is valid; services accept a day at most. */
const hoursValid = 12;

/** The `authorization` of a message to one push service. RFC 8292. */
export function proofFor(origin: string, keys: PushKeys, contact: string, now: Date): string {
  const exp = Math.floor(now.getTime() / 1_000) + hoursValid * 3_600;
  const unsigned = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded({ aud: origin, exp, sub: contact })}`;
  const signature = sign('sha256', Buffer.from(unsigned), {
    key: signingKey(keys),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

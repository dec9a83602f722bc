import webPush from 'web-push';
import { one, type Queries } from '../../database/database';

/** The shop's key pair, by which push services authenticate its messages (RFC 8292). */
export interface PushKeys {
  /** Uncompressed point of P-256, base64url: what browsers subscribe with. */
  publicKey: string;
  /** base64url. */
  privateKey: string;
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
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await queries.query(
    'INSERT INTO push_keys (id, public_key, private_key) VALUES (1, $1, $2) ON CONFLICT DO NOTHING',
    [publicKey, privateKey],
  );
  // a concurrent request may have been first
  return (await read(queries)) ?? { publicKey, privateKey };
}

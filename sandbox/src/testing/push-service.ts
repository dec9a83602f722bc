import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message, decrypted by its browser. */
interface Received {
  message: unknown;
  headers: IncomingMessage['headers'];
  /** The sender's authentication. */
  claims: Record<string, unknown>;
}

/** A fake push service with subscriptions. */
export interface PushService {
  origin: string;
  /** Adds a subscription; the token is what the browser sends to the backend. */
  subscribe(): { token: string; received: Received[] };
  /** The status of all further responses. */
  respondWith(status: number): void;
  close(): Promise<void>;
}

const curve = 'prime256v1';
const bytes = (text: string | undefined) => Buffer.from(text ?? '', 'base64url');

class Browser {
  readonly received: Received[] = [];
  private readonly pair = createECDH(curve);
  private readonly auth = randomBytes(16);
  readonly publicKey = this.pair.generateKeys();

  token = (endpoint: string) => {
    const keys = { p256dh: this.publicKey.toString('base64url'), auth: this.auth.toString('base64url') };
    return JSON.stringify({ endpoint, expirationTime: null, keys });
  };

  /** RFC 8291. */
  open(sealed: Buffer): string {
    const salt = sealed.subarray(0, 16);
    const length = sealed.readUInt8(20);
    const theirs = sealed.subarray(21, 21 + length);
    const body = sealed.subarray(21 + length, -16);
    const derived = (secret: Buffer, from: Buffer, info: Buffer, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, from, info, size));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.publicKey, theirs]);
    const secret = derived(this.pair.computeSecret(theirs), this.auth, info, 32);
    const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opening = createDecipheriv('aes-128-gcm', key, nonce);
    opening.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opening.update(body), opening.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}

/** Throws unless the proof was signed with the key that it names. RFC 8292. */
function readClaims(authorization: string | undefined): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? [];
  const [head, claims, signature] = token.split('.');
  const point = bytes(key);
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    bytes(signature),
  );
  if (!isSigned) throw new Error('the proof is not signed with its key');
  return { ...(JSON.parse(bytes(claims).toString()) as object), k: key };
}

export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const browser = browsers.get(request.url ?? '');
      const { headers } = request;
      if (browser && status < 300)
        browser.received.push({
          message: JSON.parse(browser.open(Buffer.concat(chunks))),
          headers,
          claims: readClaims(headers.authorization),
        });
      response.writeHead(browser ? status : 404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  return {
    origin,
    subscribe: () => {
      const browser = new Browser();
      const path = `/push/${randomBytes(8).toString('hex')}`;
      browsers.set(path, browser);
      return { token: browser.token(origin + path), received: browser.received };
    },
    respondWith: (next) => {
      status = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

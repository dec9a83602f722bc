import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { mayConnect, type Trust } from './addresses';
import type { PictureSource } from './picture-source';
import { detectType } from './picture-type';

/** Limits of one picture at its origin: bytes, and milliseconds for all of it. */
export const fetchLimits = { bytes: 15 * 1024 * 1024, milliseconds: 10_000 };

export interface Original {
  bytes: Buffer;
  /** By its content. */
  type: string;
  /** Seconds that it may be kept; 0: it is somebody's own, and is kept nowhere. */
  freshFor: number;
}

/** A picture that is not served, and why. */
export class PictureRefusal extends Error {}

const year = 31_536_000;
/** Seconds: an origin that allows less is asked this seldom at most. */
const leastFresh = 300;

/**
 * How long a picture may be kept, by its origin's `Cache-Control`. Backends name a changed file anew, and most say nothing:
 * then it is for ever.
 */
function getFreshness(cacheControl: string): number {
  if (/\b(?:private|no-store|no-cache)\b/i.test(cacheControl)) return 0;
  const [, seconds] = /\b(?:s-maxage|max-age)\s*=\s*"?(\d{1,9})/i.exec(cacheControl) ?? [];
  return seconds === undefined ? year : Math.min(year, Math.max(leastFresh, Number(seconds)));
}

/** Resolves a name, and refuses it where one of its addresses is not allowed: the check is of the address that is used. */
const guardedLookup =
  (trust: Trust): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const refused = error ?? addresses.find(({ address }) => !mayConnect(address, trust));
      if (refused instanceof Error) return callback(refused, '');
      const [first] = addresses;
      if (refused || !first) return callback(new PictureRefusal(`${hostname} is in a private network`), '');
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });

const createAgent = (trust: Trust) =>
  new Agent({
    connect: { timeout: 3_000, lookup: guardedLookup(trust) },
    connections: 8,
    headersTimeout: fetchLimits.milliseconds,
    bodyTimeout: fetchLimits.milliseconds,
  });

const headers = {
  accept: 'image/webp,image/png,image/jpeg,image/*;q=0.8',
  'user-agent': 'shop-edge-pictures',
};

/** Fetches pictures from their origins, one at an address at a time, without following redirects. */
export class PictureFetcher {
  private readonly agents = { configured: createAgent('configured'), announced: createAgent('announced') };

  /** Rejects with a `PictureRefusal` for what is no picture, and with another error if the origin does not respond. */
  async fetch({ url, trust }: PictureSource, limits = fetchLimits): Promise<Original> {
    const signal = AbortSignal.timeout(limits.milliseconds);
    const response = await request(url, { dispatcher: this.agents[trust], headers, signal });
    const { statusCode: status, body } = response;
    const length = Number(response.headers['content-length'] ?? 0);
    if (status !== 200 || length > limits.bytes) {
      // Nobody reads it: without a listener the end of its connection would end the edge.
      body.on('error', () => undefined).destroy();
      throw new PictureRefusal(status === 200 ? `${length} bytes are too many` : `status ${status}`);
    }
    const bytes = await read(body, limits.bytes);
    const type = detectType(bytes);
    if (!type) throw new PictureRefusal('it is no picture');
    return { bytes, type, freshFor: getFreshness(String(response.headers['cache-control'] ?? '')) };
  }

  async close(): Promise<void> {
    await Promise.all([this.agents.configured.destroy(), this.agents.announced.destroy()]);
  }
}

async function read(body: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    // Leaving the loop ends the connection.
    if (length > most) throw new PictureRefusal(`more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

import { createHash } from 'node:crypto';
import { previewWidth } from '@shop/domain';
import { LRUCache } from 'lru-cache';
import { Queue, QueueFull } from '../../objects/queue';
import type { Log } from '../log';
import { Converter } from './converter';
import { DiskCache } from './disk-cache';
import { PictureFetcher, PictureRefusal, type Original } from './fetch-picture';
import type { PictureSource } from './picture-source';
import type { PictureFormat } from './picture-type';

export interface PictureRequest {
  source: PictureSource;
  width: number;
  format: PictureFormat;
}

/** A picture for a browser. */
export interface Picture {
  bytes: Buffer;
  type: string;
  /** Seconds that it may be kept; 0: nowhere. */
  freshFor: number;
  /** Changes with the content. */
  tag: string;
}

export interface PictureOptions {
  /** Folder of made pictures; null: one of its own. */
  folder: string | null;
  /** Bytes of it at most. */
  most: number;
  log: Log;
  fetcher?: PictureFetcher;
  converter?: Converter;
  /** Milliseconds that a visitor waits for a smaller picture, before the original is sent. */
  wait?: number;
}

/** Seconds: of an original that is sent in place of a picture that is not made yet, or cannot be made now. */
const briefly = 60;

/** Seconds: of an original that is served because it cannot be made smaller. */
const unchangedFor = 3_600;

/** Milliseconds until something that has failed is tried again. */
const failureLasts = 60_000;
/** Milliseconds until another attempt is made at a picture that is served as it is. */
const unchangedLasts = 600_000;

/** Changes when pictures are made in another way: those of before are not used again. */
const recipe = '1';

const toTag = (bytes: Buffer) =>
  createHash('sha256').update(recipe).update(bytes).digest('base64url').slice(0, 24);

const endings: Readonly<Record<string, string>> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};
/** What a format may have become. */
const mediaTypes: Readonly<Record<PictureFormat, readonly string[]>> = {
  avif: ['image/avif'],
  webp: ['image/webp'],
  plain: ['image/jpeg', 'image/png'],
};

interface Known {
  tag: string;
  freshFor: number;
}

/** The pictures of the shop, in the sizes and formats that browsers ask for. X-33. */
export class Pictures {
  private readonly fetcher: PictureFetcher;
  private readonly converter: Converter;
  private readonly disk: DiskCache;
  private readonly wait: number;
  private readonly log: Log;
  private readonly fetches = new Queue(12, 512);
  /** By address: what is there, as far as the cache knows it. */
  private readonly known = new LRUCache<string, Known>({ max: 50_000 });
  /** By address: why there is no picture. */
  private readonly failed = new LRUCache<string, string>({ max: 5_000, ttl: failureLasts });
  /** By tag: pictures that are served as they are. */
  private readonly unchanged = new LRUCache<string, true>({ max: 5_000, ttl: unchangedLasts });
  /** By address: a page's small and its large picture of one original follow each other. */
  private readonly originals = new LRUCache<string, Original>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  private readonly fetching = new Map<string, Promise<Original>>();
  private readonly making = new Map<string, Promise<Picture>>();

  constructor({ folder, most, log, fetcher, converter, wait = 6_000 }: PictureOptions) {
    this.log = log;
    this.fetcher = fetcher ?? new PictureFetcher();
    this.converter = converter ?? new Converter((event, reason) => log(event, { reason }));
    this.disk = new DiskCache(folder, most);
    this.wait = wait;
  }

  /** A picture that is made already; null if its original must be fetched. Rejects with a `PictureRefusal` as `get` does. */
  async find(request: PictureRequest): Promise<Picture | null> {
    const { url } = request.source;
    const failure = this.failed.get(url);
    if (failure !== undefined) throw new PictureRefusal(failure);
    const known = this.known.get(url);
    return known ? this.stored(known, request) : null;
  }

  /** Rejects with a `PictureRefusal` for what is no picture, or a harmful one, and with another error if there is none now. */
  async get(request: PictureRequest): Promise<Picture> {
    const stored = await this.find(request);
    if (stored) return stored;
    const original = await this.original(request.source);
    if (original.freshFor === 0 || original.type === 'image/svg+xml') return toPicture(original);
    return this.inTime(original, request);
  }

  async close(): Promise<void> {
    this.converter.close();
    await this.fetcher.close();
    await this.disk.close();
  }

  private async stored({ tag, freshFor }: Known, { width, format }: PictureRequest): Promise<Picture | null> {
    for (const type of mediaTypes[getMade(width, format)]) {
      const bytes = await this.disk.get(toName(tag, width, type));
      if (bytes) return { bytes, type, freshFor, tag: toPictureTag(tag, width, type) };
    }
    return null;
  }

  /** One request at an address at a time. */
  private original(source: PictureSource): Promise<Original> {
    const { url } = source;
    const recent = this.originals.get(url);
    if (recent && this.known.has(url)) return Promise.resolve(recent);
    const running = this.fetching.get(url);
    if (running) return running;
    const fetching = this.fetches
      .run(() => this.fetcher.fetch(source))
      .then((original) => this.learn(url, original))
      .catch((error: unknown) => this.fail(url, error))
      .finally(() => this.fetching.delete(url));
    this.fetching.set(url, fetching);
    return fetching;
  }

  private learn(url: string, original: Original): Original {
    const { bytes, freshFor } = original;
    if (freshFor === 0) return original;
    this.originals.set(url, original);
    this.known.set(url, { tag: toTag(bytes), freshFor }, { ttl: freshFor * 1_000 });
    return original;
  }

  private fail(url: string, error: unknown): never {
    if (error instanceof QueueFull) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    this.failed.set(url, reason);
    this.log('picture', { url: withoutQuery(url), reason });
    throw error;
  }

  /** The smaller picture, or the original where that takes too long: it is made all the same, for the next visitor. */
  private async inTime(original: Original, request: PictureRequest): Promise<Picture> {
    const making = this.make(original, request);
    const { promise: late, cancel } = after(this.wait);
    try {
      return (await Promise.race([making, late])) ?? toPicture(original, briefly);
    } catch (error) {
      if (error instanceof QueueFull) return toPicture(original, briefly);
      throw error;
    } finally {
      cancel();
      making.catch(() => undefined);
    }
  }

  /** One picture at a time: all who ask for it get it. */
  private make(original: Original, request: PictureRequest): Promise<Picture> {
    const tag = toTag(original.bytes);
    const key = `${tag} ${request.width} ${request.format}`;
    const running = this.making.get(key);
    if (running) return running;
    const making = this.convert(original, request, tag).finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  private async convert(original: Original, request: PictureRequest, tag: string): Promise<Picture> {
    const { source, width, format } = request;
    const { freshFor } = original;
    if (this.unchanged.has(tag)) return toPicture(original, unchangedFor);
    const stored = await this.stored({ tag, freshFor }, request);
    if (stored) return stored;
    const isPreview = width === previewWidth;
    const made = getMade(width, format);
    const converted = await this.converter.convert({ bytes: original.bytes, width, format: made, isPreview });
    if (converted.kind === 'refused') return this.fail(source.url, new PictureRefusal(converted.reason));
    if (converted.kind !== 'made') {
      this.unchanged.set(tag, true);
      return toPicture(original, unchangedFor);
    }
    const { bytes, type } = converted;
    await this.disk.put(toName(tag, width, type), bytes);
    return { bytes, type, freshFor, tag: toPictureTag(tag, width, type) };
  }
}

/** The header of an AVIF is larger than a whole preview. */
const getMade = (width: number, format: PictureFormat): PictureFormat =>
  width === previewWidth && format === 'avif' ? 'webp' : format;

const toName = (tag: string, width: number, type: string) => `${tag}-${width}.${endings[type]}`;
const toPictureTag = (tag: string, width: number, type: string) => `"${tag}-${width}-${endings[type]}"`;

const toPicture = ({ bytes, type, freshFor }: Original, seconds = freshFor): Picture => ({
  bytes,
  type,
  freshFor: Math.min(freshFor, seconds),
  tag: `"${toTag(bytes)}"`,
});

/** Values in a query may be secret. */
const withoutQuery = (url: string) => url.split('?', 1)[0]?.slice(0, 200);

/** Resolves with null after so many milliseconds, unless it is cancelled. */
function after(milliseconds: number) {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return { promise, cancel: () => clearTimeout(timer) };
}

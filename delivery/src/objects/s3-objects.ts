import { randomUUID } from 'node:crypto';
import type { S3 } from '@aws-sdk/client-s3';
import { getContentType } from '../content-types';
import { ReleaseError } from '../store/release-error';
import { checkedKey, checkedPrefix, isKey, type ObjectStore, type StoredObject } from './object-store';
import type { S3Address } from './s3-address';
import { getAttempts, toReleaseError, isMissing, getStatus } from './s3-errors';
import { Queue } from './queue';

/** Parallel requests, and attempts of each. */
const [atOnce, attempts] = [32, 3];
/** Milliseconds: to connect, without data, and for one call with all its attempts. */
const defaultTimeouts = { connection: 2_000, silence: 5_000, call: 15_000 };
/** Attempts to create an object while the server reports a conflicting operation. */
const claims = 5;

const probe = '.probe';
const cacheControl = { changing: 'no-cache', forever: 'public, max-age=31536000, immutable' };

type Request = { Bucket: string; Key: string };
type Options = { abortSignal: AbortSignal };

/**
 * Objects in an S3-compatible store. Needs conditional writes (`If-None-Match: *`), and checks that the server supports them
 * before it first creates an object. The client library is loaded with the first request.
 */
export class S3Objects implements ObjectStore {
  readonly name: string;
  private readonly queue = new Queue(atOnce);
  private client: Promise<S3> | undefined;
  private trusted: Promise<void> | undefined;

  constructor(
    private readonly address: S3Address,
    private readonly timeouts = defaultTimeouts,
  ) {
    const { bucket, prefix, endpoint } = address;
    this.name = `s3://${bucket}${prefix && `/${prefix}`}${endpoint ? ` at ${endpoint}` : ''}`;
  }

  getPath = () => null;

  get = (key: string): Promise<Buffer | null> =>
    this.send(async (s3, options) => {
      try {
        const { Body } = await s3.getObject(this.at(key), options);
        return Body ? Buffer.from(await untilAbort(Body.transformToByteArray(), options)) : Buffer.alloc(0);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });

  put = (key: string, content: Buffer | string): Promise<void> =>
    this.send(async (s3, options) => {
      await s3.putObject({ ...this.filed(key, content), CacheControl: cacheControl.changing }, options);
    });

  async create(key: string, content: Buffer | string): Promise<boolean> {
    this.trusted ??= this.refuseWithoutConditions().catch((error: unknown) => {
      this.trusted = undefined;
      throw error;
    });
    await this.trusted;
    return this.claim(key, content);
  }

  async list(prefix: string): Promise<StoredObject[]> {
    const found: StoredObject[] = [];
    const root = this.full('');
    for await (const page of this.pages({ Prefix: this.full(checkedPrefix(prefix)) })) {
      for (const { Key = '', LastModified = new Date(0) } of page.Contents ?? []) {
        const key = Key.slice(root.length);
        // Folder markers of other tools are not our objects.
        if (key !== probe && isKey(key)) found.push({ key, modifiedAt: LastModified });
      }
    }
    return found.sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  async folders(): Promise<string[]> {
    const found: string[] = [];
    const root = this.full('');
    for await (const page of this.pages({ Prefix: root, Delimiter: '/' })) {
      for (const { Prefix = '' } of page.CommonPrefixes ?? []) found.push(Prefix.slice(root.length, -1));
    }
    return found.filter(isKey).sort();
  }

  /** A list, page by page. */
  private async *pages(of: { Prefix: string; Delimiter?: string }) {
    for (let from: string | undefined; ;) {
      const input = { Bucket: this.address.bucket, ...of, ...(from && { ContinuationToken: from }) };
      const page = await this.send((s3, options) => s3.listObjectsV2(input, options));
      yield page;
      from = page.IsTruncated ? page.NextContinuationToken : undefined;
      if (from === undefined) return;
    }
  }

  /** One by one: some servers do not support bulk deletion. */
  async remove(keys: readonly string[]): Promise<void> {
    const one = (key: string) =>
      this.send((s3, options) => s3.deleteObject(this.at(key), options).catch(unlessMissing));
    await Promise.all(keys.map(one));
  }

  stamp = (key: string): Promise<string | null> =>
    this.send(async (s3, options) => {
      const head = await s3.headObject(this.at(key), options).catch(unlessMissing);
      return head ? `${head.ETag} ${head.LastModified?.getTime()}` : null;
    });

  private full = (key: string) => (this.address.prefix ? `${this.address.prefix}/${key}` : key);

  private at = (key: string): Request => ({ Bucket: this.address.bucket, Key: this.full(checkedKey(key)) });

  private filed = (key: string, content: Buffer | string) => ({
    ...this.at(key),
    // An empty string would be sent as a stream of unknown length.
    Body: Buffer.from(content),
    ContentType: getContentType(key) ?? 'application/octet-stream',
  });

  /**
   * If the response to a create request is lost, the retry finds the object in place: its random mark shows that this client
   * has created it.
   */
  private async claim(key: string, content: Buffer | string): Promise<boolean> {
    const claimId = randomUUID();
    const object = { ...this.filed(key, content), CacheControl: cacheControl.forever };
    return this.send(async (s3, options) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await s3.putObject({ ...object, IfNoneMatch: '*', Metadata: { claim: claimId } }, options);
          return true;
        } catch (error) {
          const isFirst = attempt === 1 && getAttempts(error) === 1;
          if (getStatus(error) === 412)
            return !isFirst && (await this.readClaim(s3, key, options)) === claimId;
          if (getStatus(error) !== 409 || attempt === claims) throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, 50 * attempt * (1 + Math.random())));
      }
    });
  }

  private async readClaim(s3: S3, key: string, options: Options): Promise<string | undefined> {
    const head = await s3.headObject(this.at(key), options).catch(unlessMissing);
    return head?.Metadata?.claim;
  }

  /** Refuses a server that ignores the condition, because concurrent changes would be lost: a second create must fail. */
  private async refuseWithoutConditions(): Promise<void> {
    for (let attempt = 0; attempt < 2; attempt += 1) if (!(await this.claim(probe, 'taken'))) return;
    throw new ReleaseError(
      'refused',
      `${this.name} ignores If-None-Match: of two concurrent changes one would be lost. A server with conditional writes is needed`,
    );
  }

  private async send<Output>(work: (s3: S3, options: Options) => Promise<Output>): Promise<Output> {
    try {
      this.client ??= this.opened();
      const s3 = await this.client;
      return await this.queue.run(() => work(s3, { abortSignal: AbortSignal.timeout(this.timeouts.call) }));
    } catch (error) {
      throw toReleaseError(this.name, error);
    }
  }

  private async opened(): Promise<S3> {
    // Otherwise every command warns that releases from 2027 on need a newer Node; the version range ends before them.
    process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
    const sdk = await import('@aws-sdk/client-s3');
    const { endpoint, region } = this.address;
    const { connection, silence } = this.timeouts;
    return new sdk.S3({
      ...(region ? { region } : {}),
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      maxAttempts: attempts,
      // Optional checksums fail on servers other than Amazon's.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: connection,
        requestTimeout: silence,
        socketTimeout: silence,
        throwOnRequestTimeout: true,
        httpAgent: { maxSockets: atOnce },
        httpsAgent: { maxSockets: atOnce },
      },
    });
  }
}

/** The client's signal ends with the headers of a response; the body must arrive in time, too. */
function untilAbort<Value>(work: Promise<Value>, { abortSignal }: Options): Promise<Value> {
  return new Promise((resolve, reject) => {
    abortSignal.addEventListener('abort', () => reject(abortSignal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

const unlessMissing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error;
};

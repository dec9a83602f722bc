import { ReleaseError } from '../store/release-error';
import { isKey } from './object-store';

/** A folder in an S3-compatible object store. Credentials are in the environment, as for every AWS client. */
export interface S3Address {
  bucket: string;
  /** Folder of the bucket without leading and trailing slashes; empty for the whole bucket. */
  prefix: string;
  /** Address of a server other than Amazon's. */
  endpoint: string | undefined;
  region: string | undefined;
}

const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** The message does not repeat the given value: it may contain a password. */
const wrong = (what: string) => new ReleaseError('invalid', what);

function endpointFrom(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search;
  if (isPlain) return text.replace(/\/+$/, '');
  throw wrong('RELEASES_S3_ENDPOINT must be an address such as https://s3.example, without a password');
}

/** Parses `s3://bucket/prefix`; throws if it is invalid (`invalid`). */
export function s3Address(store: string, env: NodeJS.ProcessEnv): S3Address {
  const [, bucket = '', folder = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(store) ?? [];
  const prefix = folder.replace(/\/+$/, '');
  if (!bucketPattern.test(bucket) || (prefix && !isKey(prefix))) {
    throw wrong('RELEASES_STORE must be s3://bucket or s3://bucket/folder');
  }
  const endpoint = env.RELEASES_S3_ENDPOINT ? endpointFrom(env.RELEASES_S3_ENDPOINT) : undefined;
  // Other servers have no regions, but the client requires one.
  const region = env.RELEASES_S3_REGION || (endpoint ? 'us-east-1' : undefined);
  return { bucket, prefix, endpoint, region };
}

import { ReleaseError } from '../store/release-error';

/** What lies under a key. */
export interface StoredObject {
  key: string;
  modifiedAt: Date;
}

/**
 * Where releases, table and log lie: whole objects under keys with `/`. Strange keys are refused (`invalid`); a store that
 * does not answer rejects in bounded time (`unavailable`), and one that lets nobody in as well (`refused`).
 */
export interface ObjectStore {
  /** For messages: tells nothing that is secret. */
  readonly name: string;
  /** Null where nothing lies. */
  get(key: string): Promise<Buffer | null>;
  /** For what changes. Readers see the old one or the new one, never half of it. */
  put(key: string, content: Buffer | string): Promise<void>;
  /** For what never changes. False where the key is taken: of many at once exactly one wins, and nothing is overwritten. */
  create(key: string, content: Buffer | string): Promise<boolean>;
  /** All objects below a prefix that ends in `/`, or all there are for an empty one; in order of their keys. */
  list(prefix: string): Promise<StoredObject[]>;
  /** What is not there is no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** Changes with the content; null where nothing lies. */
  stamp(key: string): Promise<string | null>;
  /** The object as a file of this machine; null where the store is elsewhere. */
  getPath(key: string): string | null;
}

const segment = /^[A-Za-z0-9._@+-]+$/;
/** Letters; object stores allow 1,024 with their own prefix. */
const longestKey = 800;

/** Names that are the same in every store, and lead out of none. */
export const isKey = (key: string): boolean =>
  key.length <= longestKey &&
  key.split('/').every((part) => segment.test(part) && part !== '.' && part !== '..' && part.length <= 200);

/** The key itself, or a refusal. */
export function checkedKey(key: string): string {
  if (isKey(key)) return key;
  throw new ReleaseError('invalid', `"${key.slice(0, 120)}" is no name for a file of the release store`);
}

/** The prefix itself, or a refusal. */
export function checkedPrefix(prefix: string): string {
  if (prefix === '' || (prefix.endsWith('/') && isKey(prefix.slice(0, -1)))) return prefix;
  throw new ReleaseError('invalid', `"${prefix.slice(0, 120)}" is no folder of the release store`);
}

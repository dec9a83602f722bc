import { ReleaseError } from '../store/release-error';

/** An object in a list. */
export interface StoredObject {
  key: string;
  modifiedAt: Date;
}

/**
 * Storage of releases, table and log: whole objects under keys with `/`. Invalid keys are refused (`invalid`); a store that
 * does not respond rejects within a time limit (`unavailable`), and so does one that denies access (`refused`).
 */
export interface ObjectStore {
  /** For messages: contains no secret. */
  readonly name: string;
  /** Null if there is no object. */
  get(key: string): Promise<Buffer | null>;
  /** For objects that change. Readers see the old or the new one, never a partial one. */
  put(key: string, content: Buffer | string): Promise<void>;
  /** For objects that never change. False if the key exists: of concurrent calls exactly one succeeds, and nothing is overwritten. */
  create(key: string, content: Buffer | string): Promise<boolean>;
  /** All objects below a prefix that ends in `/`, or all for an empty one; sorted by key. */
  list(prefix: string): Promise<StoredObject[]>;
  /** Names of the folders at the top, sorted: without looking at what they contain. */
  folders(): Promise<string[]>;
  /** Missing objects are ignored. */
  remove(keys: readonly string[]): Promise<void>;
  /** Changes with the content; null if there is no object. */
  stamp(key: string): Promise<string | null>;
  /** Path of the object on this machine; null for a remote store. */
  getPath(key: string): string | null;
  /** Removes what interrupted writes have left a day ago or earlier. Missing where they leave nothing. */
  removeDrafts?(): Promise<void>;
}

const segment = /^[A-Za-z0-9._@+-]+$/;
/** Characters; object stores allow 1,024 including their own prefix. */
const longestKey = 800;

/** Whether a key is portable between stores, and stays inside of the store. */
export const isKey = (key: string): boolean =>
  key.length <= longestKey &&
  key.split('/').every((part) => segment.test(part) && part !== '.' && part !== '..' && part.length <= 200);

/** The key itself; throws if it is invalid. */
export function checkedKey(key: string): string {
  if (isKey(key)) return key;
  throw new ReleaseError('invalid', `"${key.slice(0, 120)}" is not a valid file name in the release store`);
}

/** The prefix itself; throws if it is invalid. */
export function checkedPrefix(prefix: string): string {
  if (prefix === '' || (prefix.endsWith('/') && isKey(prefix.slice(0, -1)))) return prefix;
  throw new ReleaseError('invalid', `"${prefix.slice(0, 120)}" is not a valid folder in the release store`);
}

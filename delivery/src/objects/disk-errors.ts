import { ReleaseError } from '../store/release-error';

/** Messages for error codes of the file system. */
const messages: Record<string, string> = {
  ENOSPC: 'no space is left on its disk: make room, then try again',
  EDQUOT: 'the quota of its disk is used up: make room, then try again',
  EROFS: 'it is read-only here: only the release machine writes it',
  EACCES: 'this user may not read or write it',
  EPERM: 'this user may not read or write it',
  EIO: 'its disk fails: look after the disk, then release verify',
  EMFILE: 'too many files are open on this machine; try again',
  ENFILE: 'too many files are open on this machine; try again',
};

/** Turns an error of the file system into a sentence about the store; returns every other error unchanged. */
export function toDiskError(error: unknown, name: string): unknown {
  const { code = '', path = '' } = (error ?? {}) as NodeJS.ErrnoException; // a system error, or anything
  const found = Object.hasOwn(messages, code) ? messages[code] : undefined;
  return found === undefined ? error : new ReleaseError('unavailable', `${path || name}: ${found} (${code})`);
}

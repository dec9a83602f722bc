import { ReleaseError } from '../store/release-error';

/** What a disk refuses, by the system's code. */
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

/** An error of the file system as a sentence about the store; every other error as it is. */
export function toDiskError(error: unknown, name: string): unknown {
  const { code = '', path = '' } = (error ?? {}) as NodeJS.ErrnoException; // of the system, or anything
  const found = Object.hasOwn(messages, code) ? messages[code] : undefined;
  return found === undefined ? error : new ReleaseError('unavailable', `${path || name}: ${found} (${code})`);
}

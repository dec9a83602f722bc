import { ReleaseError } from '../store/release-error';
import { TableRefused } from '../table-check';

/** Milliseconds in which the table must be read (F-01). */
const deadline = 3_000;

export const within = <Value>(work: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TableRefused(`it did not load within ${deadline} ms`)), deadline);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};

/** Why a release cannot be used. Rethrows if the store does not respond or the disk is full: then its content is unknown. */
export function damageIn(error: unknown): string {
  if (error instanceof TableRefused) return error.message.replace('release table refused: ', '');
  if (error instanceof ReleaseError && !['unavailable', 'refused'].includes(error.code)) return error.message;
  throw error;
}

/** Null for a refused table; rethrows any other error. */
export const refusedOnly = (error: unknown): null => {
  if (error instanceof TableRefused) return null;
  throw error;
};

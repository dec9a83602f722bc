import { ReleaseError } from '../store/release-error';
import { TableRefused } from '../table-check';

/** Milliseconds in which a table must be there (F-01). */
const deadline = 3_000;

export const within = <Value>(work: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TableRefused(`it did not come within ${deadline} ms`)), deadline);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};

/** Without it there is no page. */
export const vital = 'host';

/** Why a release cannot be used. A store that does not answer, or a full disk here, says nothing about what lies in it. */
export function damageIn(error: unknown): string {
  if (error instanceof TableRefused) return error.message.replace('release table refused: ', '');
  if (error instanceof SyntaxError) return 'its manifest is not JSON';
  if (error instanceof ReleaseError && !['unavailable', 'refused'].includes(error.code)) return error.message;
  throw error;
}

/** What was refused is none; another trouble stays one. */
export const refusedOnly = (error: unknown): null => {
  if (error instanceof TableRefused) return null;
  throw error;
};

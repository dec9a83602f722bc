import { useShopConfig } from '@shop/api';
import { cartProblems, type CartLine, type LineProblem } from '@shop/domain';
import { useSession } from '@shop/session';
import { useMemo } from 'react';
import { isProvisional } from './controller/apply-pending';
import { useMinute } from './use-minute';

export interface CartProblems {
  /** By line. */
  byLine: ReadonlyMap<number, LineProblem>;
  /** Lines that cannot be ordered as they stand; a changed price only waits to be accepted. */
  blocked: CartLine[];
  /** Lines of stores that do not deliver to the visitor's place. */
  elsewhere: CartLine[];
}

/** What is wrong with the lines now. A new line is looked at once the server has answered it. X-05, F-25. */
export function useCartProblems(lines: CartLine[]): CartProblems {
  const now = useMinute();
  const timeZone = useShopConfig()?.timeZone ?? 'UTC';
  const zoneIds = useSession((session) => session.zoneIds);
  return useMemo(() => {
    const known = lines.filter((line) => !isProvisional(line));
    const byLine = now ? cartProblems(known, { now, timeZone }) : new Map<number, LineProblem>();
    const isBlocked = ({ id }: CartLine) => {
      const problem = byLine.get(id);
      return problem !== undefined && problem.kind !== 'price-changed';
    };
    return { byLine, blocked: known.filter(isBlocked), elsewhere: linesElsewhere(known, zoneIds) };
  }, [lines, now, timeZone, zoneIds]);
}

/** Nothing is held against a line while no place is known, or where its store names no zone. */
export const linesElsewhere = (lines: readonly CartLine[], zoneIds: readonly number[]): CartLine[] =>
  lines.filter(({ item }) => item.zoneId !== null && zoneIds.length > 0 && !zoneIds.includes(item.zoneId));

import { useShopConfig } from '@shop/api';
import { cartProblems, type CartLine, type LineProblem } from '@shop/domain';
import { useNow, useSession } from '@shop/session';
import { useMemo } from 'react';
import { isProvisional } from './controller/apply-pending';
import { getLinesElsewhere } from './lines-elsewhere';

export interface CartProblems {
  /** Line id → its problem. */
  byLine: ReadonlyMap<number, LineProblem>;
  /** Lines that cannot be ordered as they are. A line with a changed price is not among them. */
  blocked: CartLine[];
  /** Lines of stores that do not deliver to the visitor's location. */
  elsewhere: CartLine[];
}

/** The current problems of the lines. A new line is checked once the server has confirmed it. X-05, F-25. */
export function useCartProblems(lines: CartLine[]): CartProblems {
  const now = useNow();
  const timeZone = useShopConfig()?.timeZone ?? 'UTC';
  const zoneIds = useSession((session) => session.zoneIds);
  return useMemo(() => {
    const known = lines.filter((line) => !isProvisional(line));
    const byLine = now ? cartProblems(known, { now, timeZone }) : new Map<number, LineProblem>();
    const isBlocked = ({ id }: CartLine) => {
      const problem = byLine.get(id);
      return problem !== undefined && problem.kind !== 'price-changed';
    };
    return { byLine, blocked: known.filter(isBlocked), elsewhere: getLinesElsewhere(known, zoneIds) };
  }, [lines, now, timeZone, zoneIds]);
}

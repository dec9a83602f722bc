import { useEndpoint } from '@shop/api';
import { cartList } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { useSession } from '@shop/session';

export interface Cart {
  lines: CartLine[];
  /** Pieces of all lines together. */
  count: number;
  /** False until the first answer; then the cart's space is kept, and nothing is said of it. */
  isKnown: boolean;
  failed: boolean;
  retry: () => void;
}

const none: CartLine[] = [];

/** The cart of the guest or customer. A visitor who has no guest id yet has an empty one. CALL-12. */
export function useCart(): Cart {
  const { data, error, mutate } = useEndpoint(cartList, {});
  const isNobody = useSession((session) => session.restored && !session.token && !session.guestId);
  const lines = data ?? none;
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    isKnown: data !== undefined || isNobody,
    failed: error !== undefined && data === undefined,
    retry: () => void mutate(),
  };
}

import { useApi, useCache, useEndpoint } from '@shop/api';
import { rentalCart } from '@shop/contract';
import type { RentalCart, RentalLine } from '@shop/domain';
import { useSession, useStore } from '@shop/session';
import { useMemo } from 'react';
import { getRentalController, type RentalController } from './rental-controller';

export interface ShownRentalCart extends RentalCart {
  /** Vehicles of all lines together. */
  count: number;
  /** False until the first response; until then the cart is shown as loading. */
  isKnown: boolean;
  /** Whether a change is pending, so that totals are not the server's yet. */
  isUpdating: boolean;
  failed: boolean;
  /** The server's message where it refuses to return the cart; otherwise null. ERR-23. */
  refusal: string | null;
  retry: () => void;
}

const none: RentalCart = { provider: null, plan: null, planId: null, lines: [] };

/** The controller of this application root's rental cart. */
export function useRentalController(): RentalController {
  const api = useApi();
  const cache = useCache();
  return getRentalController(api, cache);
}

function wanted(lines: RentalLine[], quantities: ReadonlyMap<number, number>): RentalLine[] {
  if (quantities.size === 0) return lines;
  return lines.flatMap((line) => {
    const quantity = quantities.get(line.id) ?? line.quantity;
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
}

/** The rental cart of the guest or customer. A visitor without a guest id has an empty one. CALL-17, ENT-23. */
export function useRentalCart(): ShownRentalCart {
  const { pending } = useRentalController();
  const { data, error, mutate } = useEndpoint(rentalCart, {});
  const quantities = useStore(pending, (state) => state.quantities);
  const isNobody = useSession((session) => session.restored && !session.token && !session.guestId);
  const { provider, plan, planId, lines: known } = data ?? none;
  const lines = useMemo(() => wanted(known, quantities), [known, quantities]);
  return {
    provider,
    plan,
    planId,
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    isKnown: data !== undefined || isNobody,
    isUpdating: quantities.size > 0,
    failed: error !== undefined && data === undefined,
    refusal: error?.entries[0]?.message ?? null,
    retry: () => void mutate(),
  };
}

import { useAction } from '@shop/api';
import { zoneOf } from '@shop/contract';
import type { Position } from '@shop/domain';
import { useRef } from 'react';

export type LocationCheck = { zoneIds: number[] } | { refused: 'notServed' | null };

/**
 * Reads the zones that serve a point. `refused`: text key for a location that the store does not deliver to; the result
 * is null after a failed request, which has been reported. STATE-04, CALL-26.
 */
export function useLocationCheck(storeZoneId: number | null) {
  const isNowhere = useRef(false);
  const zones = useAction(zoneOf, {
    onError: (error) => {
      isNowhere.current = error.status === 404;
      return isNowhere.current;
    },
  });

  const check = async ({ latitude, longitude }: Position): Promise<LocationCheck> => {
    isNowhere.current = false;
    const found = await zones.run({ query: { lat: latitude, lng: longitude } });
    if (!found) return { refused: isNowhere.current ? 'notServed' : null };
    const isServed = storeZoneId === null || found.zoneIds.includes(storeZoneId);
    return isServed ? { zoneIds: found.zoneIds } : { refused: 'notServed' };
  };
  return { check, busy: zones.busy };
}

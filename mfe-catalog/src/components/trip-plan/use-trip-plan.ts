import { useEndpoint } from '@shop/api';
import { distance } from '@shop/contract';
import {
  planProblem,
  type ChargedTime,
  type NamedLocation,
  type Position,
  type TripPlan,
} from '@shop/domain';
import { useFormat } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { useSession } from '@shop/session';
import { useMemo } from 'react';
import { useNow } from '../../clock/use-now';
import { draftFrom } from './plan-address';
import { toTimes, type PlanDraft } from './plan-draft';

/** From one place to another, as the call for the way between them takes it. */
export const toDistanceQuery = (from: Position, to: Position) => ({
  query: {
    origin_lat: from.latitude,
    origin_lng: from.longitude,
    destination_lat: to.latitude,
    destination_lng: to.longitude,
  },
});

export interface RequestedPlan {
  /** What the address says, sensible or not: a form begins with it. */
  draft: Partial<PlanDraft>;
  /** What a vehicle is charged by; null: nobody has said when, or when cannot be, or the way is not known (yet). */
  chargedTime: ChargedTime | null;
  /** The whole plan, once the place of pick-up is known, too. */
  plan: TripPlan | null;
  /** When, as the calls for vehicles take it; nothing where it is not said. */
  wanted: { pickup_time?: string; destination_time?: string };
}

/** Metres of the way that a draft leads; 0 where none matters, null while they are not known. */
function useRouteDistance(
  from: NamedLocation | null,
  { rentalType, destination }: Partial<PlanDraft>,
): number | null {
  const isCharged = rentalType === 'distance_wise';
  const canRequest = isCharged && from && destination;
  const { data } = useEndpoint(distance, canRequest ? toDistanceQuery(from, destination) : null);
  if (!isCharged) return 0;
  return data?.found ? data.metres : null;
}

/** The plan in the address, from the visitor's place (ROUTE-06). */
export function useTripPlan(): RequestedPlan {
  const [search] = useSearchParams();
  const { timeZone } = useFormat();
  const place = useSession((session) => session.place);
  const now = useNow()?.getTime() ?? null;
  const address = search.toString();
  const draft = useMemo(() => draftFrom(new URLSearchParams(address)), [address]);
  const metres = useRouteDistance(place, draft);
  return useMemo(() => {
    const { pickupDate = '', pickupTime = '', returnDate = '', returnTime = '' } = draft;
    const times = toTimes({ pickupDate, pickupTime, returnDate, returnTime }, timeZone);
    const rentalType = draft.rentalType ?? 'day_wise';
    const timed = times && { ...times, rentalType, distance: metres ?? 1 };
    if (!timed || planProblem(timed, now ?? 0) !== null)
      return { draft, chargedTime: null, plan: null, wanted: {} };
    const chargedTime = metres === null ? null : { ...timed, distance: metres };
    const { destination = null, driver = 'self' } = draft;
    return {
      draft,
      chargedTime,
      plan: chargedTime && place && { ...chargedTime, pickup: place, destination, driver },
      wanted: { pickup_time: timed.pickupAt, destination_time: timed.returnAt },
    };
  }, [draft, metres, now, place, timeZone]);
}

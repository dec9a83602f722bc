import { useEndpoint } from '@shop/api';
import { distance } from '@shop/contract';
import {
  getComparedType,
  planProblem,
  type NamedLocation,
  type Position,
  type RequestedRental,
  type TripPlan,
} from '@shop/domain';
import { useFormat } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { useNow, useSession } from '@shop/session';
import { useEffect, useMemo } from 'react';
import { saveLastPlan, useLastPlan } from './last-plan';
import { getPlanSearch, readPlan } from './plan-address';
import { toTimes, type PlanDraft } from './plan-draft';

/** The query for the distance between two locations. */
export const toDistanceQuery = (from: Position, to: Position) => ({
  query: {
    origin_lat: from.latitude,
    origin_lng: from.longitude,
    destination_lat: to.latitude,
    destination_lng: to.longitude,
  },
});

export interface RequestedPlan {
  /** The plan in the address, valid or not: the form's initial values. */
  draft: Partial<PlanDraft>;
  /** What prices are for; no time while it is unset or invalid, or the distance unknown. */
  rental: RequestedRental;
  /** The whole plan, once the pickup location is known too. */
  plan: TripPlan | null;
  /** The time as query parameters for vehicles; empty without one. */
  timeParams: { pickup_time?: string; destination_time?: string };
}

/** The distance of a draft in metres; 0 when it does not matter, null while unknown. */
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

/** The plan in the address, with the visitor's location (ROUTE-06). It is saved, to be offered for the next vehicle. */
export function useTripPlan(): RequestedPlan {
  const [search] = useSearchParams();
  const requested = usePlanIn(search);
  const saved = requested.timeParams.pickup_time ? getPlanSearch(search) : '';
  useEffect(() => {
    if (saved) saveLastPlan(saved);
  }, [saved]);
  return requested;
}

/** The last plan, if it can still be booked, and its search parameters. */
export function usePlanBefore(): { plan: RequestedPlan; search: URLSearchParams } | null {
  const search = new URLSearchParams(useLastPlan());
  const plan = usePlanIn(search);
  return plan.timeParams.pickup_time ? { plan, search } : null;
}

/** The plan in search parameters, with the visitor's location. */
function usePlanIn(search: URLSearchParams): RequestedPlan {
  const { timeZone } = useFormat();
  const place = useSession((session) => session.place);
  const now = useNow()?.getTime() ?? null;
  const address = search.toString();
  const draft = useMemo(() => readPlan(new URLSearchParams(address)), [address]);
  const metres = useRouteDistance(place, draft);
  return useMemo(() => {
    const { pickupDate = '', pickupTime = '', returnDate = '', returnTime = '' } = draft;
    const times = toTimes({ pickupDate, pickupTime, returnDate, returnTime }, timeZone);
    const requestedType = draft.rentalType ?? null;
    const rentalType = getComparedType(requestedType);
    const timed = times && { ...times, rentalType, distance: metres ?? 1 };
    if (!timed || planProblem(timed, now ?? 0) !== null)
      return {
        rental: { rentalType: requestedType, chargedTime: null },
        draft,
        plan: null,
        timeParams: {},
      };
    const chargedTime = metres === null ? null : { ...timed, distance: metres };
    const { destination = null, driver = 'self' } = draft;
    return {
      rental: { rentalType: requestedType, chargedTime },
      draft,
      plan: chargedTime && place && { ...chargedTime, pickup: place, destination, driver },
      timeParams: { pickup_time: timed.pickupAt, destination_time: timed.returnAt },
    };
  }, [draft, metres, now, place, timeZone]);
}

import { useApi } from '@shop/api';
import { distance } from '@shop/contract';
import { type NamedLocation, type RentalType, type TripPlan } from '@shop/domain';
import { useFormat } from '@shop/i18n';
import { useNow, useSession } from '@shop/session';
import { useState } from 'react';
import { getProblems, toTimes, createDefaultDraft, type DraftField, type PlanDraft } from './plan-draft';
import { toDistanceQuery } from './use-trip-plan';

/** The pickup location: the plan's, until the visitor changes their own. */
function usePickup(planned: NamedLocation | null): NamedLocation | null {
  const place = useSession((session) => session.place);
  const [known, setKnown] = useState(place);
  if (known === null && place !== null) setKnown(place);
  const isSame = known?.latitude === place?.latitude && known?.longitude === place?.longitude;
  const hasChanged = known !== null && place !== null && !isSame;
  return hasChanged ? place : (planned ?? place);
}

/** Fetches the distance by road between two locations in metres; null without a route or after a failure. */
function useRouteLength() {
  const api = useApi();
  return async (from: NamedLocation, to: NamedLocation): Promise<number | null> => {
    try {
      const response = await api.send(distance, toDistanceQuery(from, to));
      return response.found ? response.metres : null;
    } catch {
      return null;
    }
  };
}

interface PlanFormOptions {
  initial: Partial<PlanDraft>;
  pickup: NamedLocation | null;
  types: readonly RentalType[];
  hasDriver: boolean;
  onPlan: (plan: TripPlan) => void;
}

/**
 * Values, errors and submission of the plan's form. Errors appear after the first submission, and disappear when they
 * are corrected.
 */
export function usePlanForm({ initial, pickup: planned, types, hasDriver, onPlan }: PlanFormOptions) {
  const getRouteLength = useRouteLength();
  const { timeZone } = useFormat();
  const now = useNow();
  const pickup = usePickup(planned);
  const [edits, setEdits] = useState<Partial<PlanDraft>>({});
  const [hasTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [hasNoRoute, setNoRoute] = useState(false);

  const editedDraft = { ...createDefaultDraft(now, timeZone), ...initial, ...edits };
  const [defaultType = 'day_wise'] = types;
  const draft: PlanDraft = {
    ...editedDraft,
    rentalType: types.includes(editedDraft.rentalType) ? editedDraft.rentalType : defaultType,
    driver: hasDriver ? editedDraft.driver : 'self',
  };
  const found = getProblems(draft, pickup, now?.getTime() ?? 0, timeZone);
  const problems = {
    ...(hasNoRoute && { destination: 'noWay' as const }),
    ...(hasTried && found),
  };
  const edit = (changes: Partial<PlanDraft>) => {
    setNoRoute(false);
    setEdits({ ...edits, ...changes });
  };

  /** Returns the first invalid field; null when the plan was passed on. */
  const submit = async (): Promise<DraftField | null> => {
    setTried(true);
    const [invalid] = Object.keys(found) as DraftField[];
    const times = toTimes(draft, timeZone);
    if (invalid || !pickup || !times) return invalid ?? 'pickup';
    const { rentalType, driver } = draft;
    const destination = rentalType === 'distance_wise' ? draft.destination : null;
    setBusy(true);
    const metres = destination ? await getRouteLength(pickup, destination) : 0;
    setBusy(false);
    if (metres === null) {
      setNoRoute(true);
      return 'destination';
    }
    onPlan({ pickup, destination, ...times, rentalType, distance: metres, driver });
    return null;
  };
  return { draft, pickup, problems, busy, edit, submit };
}

import { useApi } from '@shop/api';
import { distance } from '@shop/contract';
import { type NamedLocation, type RentalType, type TripPlan } from '@shop/domain';
import { useFormat } from '@shop/i18n';
import { useSession } from '@shop/session';
import { useState } from 'react';
import { useNow } from '../../clock/use-now';
import { getProblems, toTimes, createDefaultDraft, type DraftField, type PlanDraft } from './plan-draft';
import { toDistanceQuery } from './use-trip-plan';

/** The place of the plan until the visitor chooses another one, which then is that of pick-up. */
function usePickup(planned: NamedLocation | null): NamedLocation | null {
  const place = useSession((session) => session.place);
  const [known, setKnown] = useState(place);
  if (known === null && place !== null) setKnown(place);
  const isSame = known?.latitude === place?.latitude && known?.longitude === place?.longitude;
  const isChosenAnew = known !== null && place !== null && !isSame;
  return isChosenAnew ? place : (planned ?? place);
}

/** Asks for the metres by road between two places; null: there is no way, or nobody could say. */
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

/** Values, problems and submitting of the plan's form. Problems are told once it was tried, and go as they are mended. */
export function usePlanForm({ initial, pickup: planned, types, hasDriver, onPlan }: PlanFormOptions) {
  const getRouteLength = useRouteLength();
  const { timeZone } = useFormat();
  const now = useNow();
  const pickup = usePickup(planned);
  const [edits, setEdits] = useState<Partial<PlanDraft>>({});
  const [tried, setTried] = useState(false);
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
    ...(tried && found),
  };
  const edit = (changes: Partial<PlanDraft>) => {
    setNoRoute(false);
    setEdits({ ...edits, ...changes });
  };

  /** Answers the first field that is wrong; null: the plan was given on, or will be. */
  const submit = async (): Promise<DraftField | null> => {
    setTried(true);
    const [wrong] = Object.keys(found) as DraftField[];
    const times = toTimes(draft, timeZone);
    if (wrong || !pickup || !times) return wrong ?? 'pickup';
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

import { useApi } from '@shop/api';
import { distance } from '@shop/contract';
import { type Place, type RentalType, type TripPlan } from '@shop/domain';
import { useFormat } from '@shop/i18n';
import { useSession } from '@shop/session';
import { useState } from 'react';
import { useNow } from '../clock/use-now';
import { problemsOf, timesOf, usualDraft, type DraftField, type PlanDraft } from './plan-draft';
import { wayBetween } from './use-trip-plan';

/** The place of the plan until the visitor chooses another one, which then is that of pick-up. */
function usePickup(planned: Place | null): Place | null {
  const place = useSession((session) => session.place);
  const [known, setKnown] = useState(place);
  if (known === null && place !== null) setKnown(place);
  const isSame = known?.latitude === place?.latitude && known?.longitude === place?.longitude;
  const isChosenAnew = known !== null && place !== null && !isSame;
  return isChosenAnew ? place : (planned ?? place);
}

/** Asks for the metres by road between two places; null: there is no way, or nobody could say. */
function useWayLength() {
  const api = useApi();
  return async (from: Place, to: Place): Promise<number | null> => {
    try {
      const answer = await api.send(distance, wayBetween(from, to));
      return answer.found ? answer.metres : null;
    } catch {
      return null;
    }
  };
}

interface Given {
  initial: Partial<PlanDraft>;
  pickup: Place | null;
  types: readonly RentalType[];
  hasDriver: boolean;
  onPlan: (plan: TripPlan) => void;
}

/** Values, problems and submitting of the plan's form. Problems are told once it was tried, and go as they are mended. */
export function usePlanForm({ initial, pickup: planned, types, hasDriver, onPlan }: Given) {
  const way = useWayLength();
  const { timeZone } = useFormat();
  const now = useNow();
  const pickup = usePickup(planned);
  const [edits, setEdits] = useState<Partial<PlanDraft>>({});
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [hasNoWay, setNoWay] = useState(false);

  const said = { ...usualDraft(now, timeZone), ...initial, ...edits };
  const [usualType = 'day_wise'] = types;
  const draft: PlanDraft = {
    ...said,
    rentalType: types.includes(said.rentalType) ? said.rentalType : usualType,
    driver: hasDriver ? said.driver : 'self',
  };
  const found = problemsOf(draft, pickup, now?.getTime() ?? 0, timeZone);
  const problems = {
    ...(hasNoWay && { destination: 'noWay' as const }),
    ...(tried && found),
  };
  const edit = (part: Partial<PlanDraft>) => {
    setNoWay(false);
    setEdits({ ...edits, ...part });
  };

  /** Answers the first field that is wrong; null: the plan was given on, or will be. */
  const submit = async (): Promise<DraftField | null> => {
    setTried(true);
    const [wrong] = Object.keys(found) as DraftField[];
    const times = timesOf(draft, timeZone);
    if (wrong || !pickup || !times) return wrong ?? 'pickup';
    const { rentalType, driver } = draft;
    const destination = rentalType === 'distance_wise' ? draft.destination : null;
    setBusy(true);
    const metres = destination ? await way(pickup, destination) : 0;
    setBusy(false);
    if (metres === null) {
      setNoWay(true);
      return 'destination';
    }
    onPlan({ pickup, destination, ...times, rentalType, distance: metres, driver });
    return null;
  };
  return { draft, pickup, problems, busy, edit, submit };
}

import type { NamedLocation, TripPlan } from '@shop/domain';
import { momentIn } from '../../http/iso-moment';
import type { ErrorEntry } from '../../http/refusal';
import type { TextKey, TextValues } from '../../http/translate';
import type { View } from '../../shop/shop';
import { planIn } from '../rental-cart/trip-plan';
import type { TripSituation } from './trip-situation';

/** The plan that was shown, as far as the booking says it. */
function getShownPlan({ body, plan }: TripSituation): TripPlan {
  const { shown, schedule_at: pickupAt, trip_type: rentalType } = body;
  if (shown) return planIn(shown);
  return {
    ...plan,
    ...(pickupAt ? { pickupAt: momentIn(pickupAt, 'schedule_at') } : {}),
    ...(rentalType ? { rentalType } : {}),
  };
}

const minute = 60_000;
const isSameMoment = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) < minute;

const isSamePlace = (one: NamedLocation | null, other: NamedLocation | null) =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

const typeTexts: Record<TripPlan['rentalType'], TextKey> = {
  hourly: 'tripNowHourly',
  distance_wise: 'tripNowByDistance',
  day_wise: 'tripNowDaily',
};

/** A moment by the shop's clock, in the visitor's language. */
const toMomentText = (moment: string, { language, timeZone }: View): string =>
  new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(moment));

function planChanges(shown: TripPlan, plan: TripPlan, view: View): ErrorEntry[] {
  const unless = (isSame: boolean, field: string, text: TextKey, values: TextValues = {}): ErrorEntry[] =>
    isSame ? [] : [{ code: 'changed', text, values, detail: { reason: 'plan', field } }];
  const { pickup, destination, pickupAt, returnAt, rentalType, driver } = plan;
  return [
    ...unless(isSameMoment(shown.pickupAt, pickupAt), 'pickup_time', 'tripPickUpChanged', {
      time: toMomentText(pickupAt, view),
    }),
    ...unless(isSameMoment(shown.returnAt, returnAt), 'destination_time', 'tripReturnChanged', {
      time: toMomentText(returnAt, view),
    }),
    ...unless(shown.rentalType === rentalType, 'rental_type', typeTexts[rentalType]),
    ...unless(isSamePlace(shown.pickup, pickup), 'pickup_location', 'tripPickUpPlaceChanged', {
      place: pickup.address,
    }),
    ...unless(
      isSamePlace(shown.destination, destination),
      'destination_location',
      destination ? 'tripDestinationChanged' : 'tripDestinationGone',
      { place: destination?.address ?? '' },
    ),
    ...unless(
      shown.driver === driver,
      'driver',
      driver === 'provider' ? 'tripDriverAdded' : 'tripDriverGone',
    ),
  ];
}

function vehicleChanges({ body, entries }: TripSituation, view: View): ErrorEntry[] {
  if (!body.shown) return [];
  const left = new Map(body.shown.vehicles.map(({ vehicle_id: id, quantity }) => [id, quantity]));
  const changes = entries.flatMap(({ id, vehicle, quantity }): ErrorEntry[] => {
    const shown = left.get(vehicle.id) ?? 0;
    left.delete(vehicle.id);
    if (shown === quantity) return [];
    const values = { name: view.text(vehicle.name_i18n), count: quantity };
    const detail = { reason: 'vehicle', cart_id: id, vehicle_id: vehicle.id, quantity };
    return [{ code: 'changed', text: 'tripVehicleCount', values, detail }];
  });
  const removals = [...left.keys()].map((id): ErrorEntry => {
    const detail = { reason: 'vehicle', vehicle_id: id, quantity: 0 };
    return { code: 'changed', text: 'tripVehicleGone', detail };
  });
  return [...changes, ...removals];
}

/** How plan and vehicles of the cart differ from those that the customer saw, whatever they cost. D-16, F-24. */
export const getShownTripChanges = (situation: TripSituation, view: View): ErrorEntry[] => [
  ...planChanges(getShownPlan(situation), situation.plan, view),
  ...vehicleChanges(situation, view),
];

import { rentalTypes, type NamedLocation, type RentalType, type TripPlan } from '@shop/domain';
import { toClock, type PlanDraft } from './plan-draft';

/** Search parameters of a plan. The pickup location is the visitor's own. */
const planParams = [
  'pickup_time',
  'destination_time',
  'rental_type',
  'with_driver',
  'to',
  'to_lat',
  'to_lng',
] as const;

/** Parses `YYYY-MM-DDTHH:mm` in the shop's time zone; empty fields if invalid. */
function clockParam(text: string | null): { date: string; time: string } | null {
  const [, date = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(text ?? '') ?? [];
  return Number.isNaN(Date.parse(`${date}T${time}Z`)) ? null : { date, time };
}

const isType = (text: string | null): text is RentalType =>
  text !== null && (rentalTypes as readonly string[]).includes(text);

/** The rental type in an address; null without one. */
export function typeParam(search: URLSearchParams): RentalType | null {
  const type = search.get('rental_type');
  return isType(type) ? type : null;
}

function placeParam(search: URLSearchParams): NamedLocation | null {
  const coordinate = (name: string, most: number) => {
    const text = search.get(name);
    const value = text && /^-?\d{1,3}(\.\d{1,12})?$/.test(text) ? Number(text) : null;
    return value !== null && Math.abs(value) <= most ? value : null;
  };
  const latitude = coordinate('to_lat', 90);
  const longitude = coordinate('to_lng', 180);
  if (latitude === null || longitude === null) return null;
  return { latitude, longitude, address: (search.get('to') ?? '').trim().slice(0, 500) };
}

/** Reads a plan from any address; invalid values are ignored. */
export function draftFrom(search: URLSearchParams): Partial<PlanDraft> {
  const from = clockParam(search.get('pickup_time'));
  const to = clockParam(search.get('destination_time'));
  const rentalType = typeParam(search);
  const destination = placeParam(search);
  return {
    ...(from && { pickupDate: from.date, pickupTime: from.time }),
    ...(to && { returnDate: to.date, returnTime: to.time }),
    ...(rentalType && { rentalType }),
    ...(destination && { destination }),
    ...(search.get('with_driver') === '1' && { driver: 'provider' as const }),
  };
}

/** The same address with a plan in it; everything else but the page number stays. */
export function addressWithPlan(search: URLSearchParams, plan: TripPlan, timeZone: string): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const name of ['page', ...planParams]) changed.delete(name);
  const at = (moment: string) => {
    const { date, time } = toClock(moment, timeZone);
    return `${date}T${time}`;
  };
  changed.set('pickup_time', at(plan.pickupAt));
  changed.set('destination_time', at(plan.returnAt));
  changed.set('rental_type', plan.rentalType);
  if (plan.driver === 'provider') changed.set('with_driver', '1');
  if (plan.rentalType === 'distance_wise' && plan.destination) {
    const { latitude, longitude, address } = plan.destination;
    changed.set('to', address);
    changed.set('to_lat', String(latitude));
    changed.set('to_lng', String(longitude));
  }
  return changed;
}

/** The part of an address that links pass on, so that the next page has the plan too: '' or `&pickup_time=…`. */
export function planOnward(search: URLSearchParams): string {
  const params = new URLSearchParams();
  for (const name of planParams) {
    const value = search.get(name);
    if (value) params.set(name, value);
  }
  const text = params.toString();
  return text && `&${text}`;
}

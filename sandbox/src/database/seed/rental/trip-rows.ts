import {
  priceTrip,
  priceTripLine,
  getRate,
  type NamedLocation,
  type TripPlan,
  type TripStatus,
} from '@shop/domain';
import { hoursBefore } from '../calendar';
import type { Row } from '../insert-rows';
import { people } from '../people';
import { shopTimeZone } from '../settings';
import { findPlace } from '../shop/place-rows';
import { storeNamed } from '../shop/store-rows';
import { driverRows, providerRows, seedVehicles, unitRows, vehicleReviewRows } from './rental-rows';
import { tripReviews } from './trip-reviews';

/** The first customer's trips: model, and hours before now of booking, pick-up and return. */
const planned: readonly {
  model: string;
  quantity: number;
  booked: number;
  from: number;
  to: number;
  type: TripPlan['rentalType'];
  driver: TripPlan['driver'];
  status: TripStatus;
}[] = [
  { model: 'Atlas Trail', quantity: 1, booked: 31 * 24, from: 29 * 24, to: 27 * 24, type: 'day_wise', driver: 'self', status: 'completed' },
  { model: 'City Volt', quantity: 2, booked: 11 * 24, from: 10 * 24, to: 10 * 24 - 5, type: 'hourly', driver: 'self', status: 'completed' },
  { model: 'Nomada 9', quantity: 1, booked: 6 * 24, from: 4 * 24, to: 3 * 24, type: 'day_wise', driver: 'self', status: 'canceled' },
  { model: 'Skerry', quantity: 1, booked: 50, from: 20, to: -28, type: 'day_wise', driver: 'provider', status: 'ongoing' },
]; // oxfmt-ignore

type Planned = (typeof planned)[number];

const firstId = 500_001;
const owner = { owner_kind: 'customer', owner_id: '1' } as const;
const [customer] = people;

const findTripPlace = (id: string): NamedLocation => {
  const { latitude, longitude, address } = findPlace(id);
  return { latitude, longitude, address: address.en };
};

function findVehicle({ model }: Planned) {
  const vehicle = seedVehicles.find(({ name_i18n: name }) =>
    (name as { en: string }).en.endsWith(` ${model}`),
  );
  if (!vehicle) throw new Error(`No vehicle ${model}`);
  return vehicle;
}

/** As money of the domain; the demo vehicles have numbers there or nothing. */
function toLine(trip: Planned) {
  const { hourly, per_km: perKm, per_day: perDay, discount, discount_type: type } = findVehicle(trip);
  const rates = { hourly, perKm, perDay } as Parameters<typeof priceTripLine>[0]['vehicle']['rates'];
  const off = type ? ({ type, value: discount } as { type: 'percent' | 'amount'; value: number }) : null;
  return { vehicle: { rates, discount: off }, quantity: trip.quantity };
}

const hour = 3_600_000;

/** People plan whole hours. */
const wholeHour = (now: Date, before: number) =>
  hoursBefore(new Date(Math.floor(now.getTime() / hour) * hour), before);

const toPlan = (trip: Planned, now: Date): TripPlan => ({
  pickup: findTripPlace(
    findVehicle(trip).provider_id === storeNamed('Station Wheels').id ? 'central-station' : 'marina-flats',
  ),
  destination: null,
  pickupAt: wholeHour(now, trip.from),
  returnAt: wholeHour(now, trip.to),
  rentalType: trip.type,
  distance: 0,
  driver: trip.driver,
});

function tripRow(trip: Planned, at: number, now: Date, stores: readonly Row[]): Row {
  const { provider_id } = findVehicle(trip);
  const store = stores.find(({ id }) => id === provider_id) ?? {};
  const perDay = providerRows().find(({ store_id }) => store_id === provider_id)?.driver_per_day;
  const plan = toPlan(trip, now);
  const zoneId = Number(store.zone_id);
  const totals = priceTrip({
    lines: [toLine(trip)],
    plan,
    provider: { id: provider_id, zoneId, discount: null, driverPerDay: perDay as number | null },
    coupon: null,
    tax: { percent: Number(store.tax), included: false },
    now,
    timeZone: shopTimeZone,
  });
  const driver = driverRows().find((row) => row.provider_id === provider_id);
  return {
    id: firstId + at,
    ...owner,
    provider_id,
    module_id: store.module_id,
    zone_id: zoneId,
    status: trip.status,
    pickup: plan.pickup,
    destination: null,
    pickup_at: plan.pickupAt,
    return_at: plan.returnAt,
    rental_type: plan.rentalType,
    metres: 0,
    driver: plan.driver,
    driver_id: plan.driver === 'provider' ? driver?.id : null,
    payment_method: 'cash_on_delivery',
    payment_status: trip.status === 'completed' ? 'paid' : 'unpaid',
    wallet_part: 0,
    subtotal: totals.subtotal,
    discount: totals.discount,
    coupon: 0,
    tax: totals.tax,
    tax_included: false,
    driver_fee: totals.driverFee,
    total: totals.total,
    contact_name: customer.name.join(' '),
    contact_phone: customer.phone,
    contact_email: customer.email,
    note: '',
    coupon_code: '',
    cancel_reason: trip.status === 'canceled' ? 'We travel later' : '',
    created_at: hoursBefore(now, trip.booked),
  };
}

function lineRow(trip: Planned, at: number, now: Date): Row {
  const vehicle = findVehicle(trip);
  const line = toLine(trip);
  const { gross, discount } = priceTripLine(line, toPlan(trip, now), shopTimeZone);
  const plates = unitRows()
    .filter(({ vehicle_id }) => vehicle_id === vehicle.id)
    .slice(0, trip.quantity)
    .map(({ plate }) => plate);
  return {
    id: at + 1,
    trip_id: firstId + at,
    vehicle_id: vehicle.id,
    name_i18n: vehicle.name_i18n,
    image: vehicle.image,
    quantity: trip.quantity,
    rate: getRate(line.vehicle.rates, trip.type),
    total: gross,
    discount,
    plates: trip.status === 'canceled' ? [] : plates,
  };
}

/** The moments at which a trip came to its statuses. */
function createHistory(trip: Planned, at: number, now: Date): Row[] {
  const steps: [TripStatus, number][] = [
    ['pending', trip.booked],
    ['confirmed', trip.booked - 1],
    ['ongoing', trip.from],
    ['completed', trip.to],
  ];
  const reached: [TripStatus, number][] =
    trip.status === 'canceled'
      ? [...steps.slice(0, 1), ['canceled', trip.booked - 20]]
      : steps.slice(0, steps.findIndex(([status]) => status === trip.status) + 1);
  return reached.map(([status, before]) => ({ trip_id: firstId + at, status, at: hoursBefore(now, before) }));
}

/** The first customer's reviews; the vehicles' ratings contain them already. */
function toReviewRows(now: Date): Row[] {
  const id = vehicleReviewRows(now).length + 1;
  return tripReviews.map(({ model, rating, comment }, index) => {
    const at = planned.findIndex((trip) => trip.model === model);
    const trip = planned[at];
    if (!trip) throw new Error(`No trip with ${model}`);
    const { id: vehicle_id, provider_id } = findVehicle(trip);
    return {
      id: id + index,
      vehicle_id,
      provider_id,
      trip_id: firstId + at,
      customer_id: 1,
      rating,
      comment,
      reply: null,
      active: true,
      created_at: hoursBefore(now, trip.to - 6),
    };
  });
}

/** The demo customer's trips: two completed, one cancelled, one running. */
export const tripRows = (now: Date, stores: readonly Row[]) => ({
  trips: planned.map((trip, at) => tripRow(trip, at, now, stores)),
  lines: planned.map((trip, at) => lineRow(trip, at, now)),
  history: planned.flatMap((trip, at) => createHistory(trip, at, now)),
  reviews: toReviewRows(now),
});

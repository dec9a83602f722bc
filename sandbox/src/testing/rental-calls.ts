import {
  addToRentalCart,
  addToRentalWishlist,
  bookTrip,
  clearRentalCart,
  rentalCart,
  vehicleSearch,
  type RequestScope,
} from '@shop/contract';
import type { TripStatus } from '@shop/domain';
import { moveTrip } from '../features/trips/trip-progress';
import { atGateway } from './paying';
import { planFor } from './rental-fixture';
import type { Calls } from './sign-in-calls';
import { testNow } from './test-clock';
import type { TestShop } from './test-shop';

interface Fixture {
  shop: TestShop;
  scope: Partial<RequestScope>;
}

/** It is always available, because each plan of the tests is later than the last. */
const vehicleId = 1;
let day = 0;
const wanting = () => {
  day += 2;
  return { ...planFor(day * 24, day * 24 + 3), vehicle_id: vehicleId, quantity: 1 };
};

/** A cart with one vehicle. */
const filled = async ({ shop, scope }: Fixture) => {
  await shop.send(clearRentalCart, {}, scope);
  return (await shop.send(addToRentalCart, { body: wanting() }, scope)).model;
};

/** The body that books a cart with one vehicle: three hours at 12.00 minus 10 %, plus 5 % tax. */
async function booking(fixture: Fixture) {
  const { provider } = await filled(fixture);
  return {
    provider_id: provider?.id ?? 0,
    trip_amount: 34.02,
    payment_method: 'cash_on_delivery' as const,
    contact_person_name: 'Noor',
    contact_person_number: '+971501234567',
  };
}

async function booked(fixture: Fixture, status: TripStatus = 'pending', paying = {}): Promise<number> {
  const body = { ...(await booking(fixture)), ...paying };
  const { tripId } = (await fixture.shop.send(bookTrip, { body }, fixture.scope)).model;
  if (status !== 'pending') await moveTrip(fixture.shop.database, tripId, status, testNow);
  return tripId;
}

/** Calls about vehicles and providers. */
const readingCalls = (fixture: () => Fixture): Calls => {
  const provider = async () => {
    const { shop, scope } = fixture();
    const there = { ...scope, moduleId: null };
    return (await shop.send(vehicleSearch, {}, there)).model.entries[0]?.provider.id;
  };
  return {
    vehicleCategories: () => ({}),
    vehicleBrands: () => ({}),
    vehiclesTopRated: () => ({}),
    vehicleSearch: () => ({ query: { seats: 4, sort_by: 'price_low' } }),
    vehicleSuggestions: () => ({ query: { name: 'a' } }),
    vehicleDetails: () => ({ params: { id: vehicleId } }),
    vehicleReviews: () => ({ params: { id: vehicleId } }),
    providerList: () => ({}),
    providersPopular: () => ({}),
    providersLatest: () => ({}),
    providerDetails: async () => ({ params: { id: await provider() } }),
    providerReviews: async () => ({ params: { id: await provider() } }),
    providerVehicles: async () => ({ query: { provider_id: await provider() } }),
  };
};

/** Calls of the rental cart. */
const cartCalls = (fixture: () => Fixture): Calls => ({
  rentalCart: async () => {
    await filled(fixture());
    return {};
  },
  addToRentalCart: async () => {
    await fixture().shop.send(clearRentalCart, {}, fixture().scope);
    return { body: wanting() };
  },
  updateRentalCart: async () => {
    const [line] = (await filled(fixture())).lines;
    return { body: { cart_id: line?.id, quantity: 1 } };
  },
  updateRentalPlan: async () => ({
    params: { id: (await filled(fixture())).planId },
    body: planFor(5, 8),
  }),
  removeRentalVehicle: async () => {
    const [line] = (await filled(fixture())).lines;
    return { params: { id: line?.id } };
  },
  clearRentalCart: () => ({}),
  rentalCartMerge: () => ({}),
  settleRentalCartMerge: () => ({ body: { keep: 'account' } }),
});

/** Successful calls of rental. */
export function rentalCalls(fixture: () => Fixture): Calls {
  const marked = async () => {
    const { shop, scope } = fixture();
    await shop.send(addToRentalWishlist, { query: { vehicle_id: vehicleId } }, scope);
    return {};
  };
  return {
    ...readingCalls(fixture),
    ...cartCalls(fixture),
    bookTrip: async () => ({ body: await booking(fixture()) }),
    tripList: async () => {
      await booked(fixture());
      return { params: { type: 'all' } };
    },
    tripDetails: async () => ({ query: { trip_id: await booked(fixture()) } }),
    cancelTrip: async () => ({ body: { trip_id: await booked(fixture()) } }),
    payTrip: async () => ({ body: { ...atGateway, trip_id: await booked(fixture(), 'pending', atGateway) } }),
    submitTripReview: async () => ({
      body: { trip_id: await booked(fixture(), 'completed'), vehicle_id: vehicleId, rating: 5 },
    }),
    rentalWishlist: marked,
    rentalWishlistMarks: marked,
    addToRentalWishlist: async () => {
      await fixture().shop.database.query('DELETE FROM rental_wishes');
      return { query: { vehicle_id: vehicleId } };
    },
    removeFromRentalWishlist: async () => {
      await marked();
      return { query: { vehicle_id: vehicleId } };
    },
  };
}

/** A customer's or guest's rental belongings: a line of the cart, and a trip. */
export async function rentalBelongings(
  fixture: Fixture,
): Promise<{ lineId: number; planId: number; tripId: number }> {
  const tripId = await booked(fixture);
  const { lines, planId } = await filled(fixture);
  return { lineId: lines[0]?.id ?? 0, planId: planId ?? 0, tripId };
}

/** The cart as its owner sees it. */
export const rentalCartSeen = async ({ shop, scope }: Fixture): Promise<unknown> =>
  (await shop.send(rentalCart, {}, scope)).wire;

/** Valid values for fields of rental's bodies that orders do not have. */
export const rentalFields = (tripId: number) => ({
  ...planFor(24, 30),
  vehicle_id: vehicleId,
  provider_id: 38,
  trip_amount: 34.02,
  trip_id: tripId,
  driver: 'self',
  rating: 4,
});

import { WireError } from '@shop/contract/core';
import {
  planFromWire,
  providerFromWire,
  rentalCartFromWire,
  rentalWishlistFromWire,
  vehicleBrandsFromWire,
  vehicleCategoriesFromWire,
  vehicleFromWire,
  vehicleSuggestionsFromWire,
} from './rental';
import { rentalWishlistIdsFromWire } from './rental-wishlist-ids';

const context = { decimals: 2 };
const read = (wire: object) => vehicleFromWire({ id: 7, ...wire }, context);

describe('a vehicle [GEN-04]', () => {
  it('has rates in minor units; a rental type that is not offered is null', () => {
    const { rates } = read({ hourly_price: '12.50', distance_price: null, day_wise_price: 55 });
    expect(rates).toEqual({ hourly: 1_250, perKm: null, perDay: 5_500 });
    expect(read({ hourly_price: 0 }).rates.hourly).toBe(0);
  });

  it('has its provider, with the zones of pick-up as numbers or text [ENT-23]', () => {
    const provider = { id: '3', name: 'Cars', avg_rating: '4.5', rating_count: 9, pickup_zone_id: ['1', 2] };
    expect(read({ provider }).provider).toEqual({
      id: 3,
      name: 'Cars',
      logoUrl: null,
      averageRating: 4.5,
      ratingCount: 9,
      pickupZoneIds: [1, 2],
    });
  });

  it.each([
    [
      { discount_price: 10, discount_type: 'percent' },
      { type: 'percent', value: 10 },
    ],
    [
      { discount_price: '5.00', discount_type: 'amount' },
      { type: 'amount', value: 500 },
    ],
    [{ discount_price: 0, discount_type: 'percent' }, null],
    [{}, null],
  ])('reads the discount of %j', (wire, discount) => {
    expect(read(wire).discount).toEqual(discount);
  });

  it('reads flags and numbers in any spelling, and needs only its id', () => {
    const wire = {
      air_condition: '1',
      seating_capacity: '7',
      year: '2024',
      fuel_type: 'diesel',
      available_vehicles: 0,
    };
    expect(read(wire)).toMatchObject({
      airConditioned: true,
      seats: 7,
      year: 2024,
      fuel: 'diesel',
      available: 0,
    });
    expect(read({ fuel_type: 'steam' })).toMatchObject({
      fuel: 'petrol',
      available: null,
      year: null,
      quantity: 1,
    });
    expect(() => vehicleFromWire({ name: 'x' }, context)).toThrow(WireError);
  });
});

it('reads a provider as a store with what rental adds [ENT-23]', () => {
  const wire = { id: 3, name: 'Cars', pickup_zone_id: [1], total_vehicles: '7', driver_charge_per_day: '60' };
  expect(providerFromWire(wire, context)).toMatchObject({
    id: 3,
    pickupZoneIds: [1],
    vehicleCount: 7,
    driverPerDay: 6_000,
  });
  expect(providerFromWire({ id: 3 }, context)).toMatchObject({ pickupZoneIds: [], driverPerDay: null });
});

it('reads categories and brands, and drops those without an id', () => {
  const wire = [{ id: 1, name: 'SUVs', image_full_url: '/a.svg', vehicles_count: 4 }, { name: 'none' }];
  expect(vehicleCategoriesFromWire(wire)).toEqual([
    { id: 1, name: 'SUVs', imageUrl: '/a.svg', vehicleCount: 4 },
  ]);
  expect(vehicleBrandsFromWire(wire)).toEqual([{ id: 1, name: 'SUVs', imageUrl: '/a.svg' }]);
  expect(vehicleSuggestionsFromWire({ vehicles: wire })).toEqual({
    vehicles: [{ id: 1, name: 'SUVs' }],
    providers: [],
  });
});

const wirePlan = {
  pickup_location: { lat: '25.1', lng: 56.3, address: 'Here' },
  pickup_time: '2026-11-22T08:00:00.000Z',
  destination_time: '2026-11-22T14:00:00.000Z',
  rental_type: 'day_wise',
  distance: '1.2',
  driver: 'provider',
};

describe('a plan', () => {
  it('has locations, times and its distance', () => {
    expect(planFromWire(wirePlan)).toEqual({
      pickup: { latitude: 25.1, longitude: 56.3, address: 'Here' },
      destination: null,
      pickupAt: wirePlan.pickup_time,
      returnAt: wirePlan.destination_time,
      rentalType: 'day_wise',
      distance: 1_200,
      driver: 'provider',
    });
    expect(planFromWire({ ...wirePlan, destination_location: { lat: 1, lng: 2 } })?.destination).toEqual({
      latitude: 1,
      longitude: 2,
      address: '',
    });
  });
  it.each([null, undefined, {}, { pickup_location: { lat: 1 } }, 'soon'])(
    'is null without a location: %j',
    (wire) => {
      expect(planFromWire(wire)).toBeNull();
    },
  );
});

it('reads a cart, an empty one too, and drops lines without an id [ENT-23] [CALL-17]', () => {
  expect(rentalCartFromWire({}, context)).toEqual({ provider: null, plan: null, planId: null, lines: [] });
  const cart = rentalCartFromWire(
    {
      provider: { id: 3 },
      user_data: { ...wirePlan, id: '5' },
      carts: [
        { id: 1, quantity: '2', price_seen: '12.5', vehicle: { id: 7 } },
        { quantity: 1, vehicle: { id: 8 } },
      ],
    },
    context,
  );
  expect(cart.provider?.id).toBe(3);
  expect(cart).toMatchObject({ planId: 5, plan: { rentalType: 'day_wise' } });
  expect(cart.lines).toMatchObject([{ id: 1, quantity: 2, rateSeen: 1_250, vehicle: { id: 7 } }]);
});

it('reads the provider of a cart from its lines, and an empty plan as null [ENT-23]', () => {
  const line = { id: 1, provider: { id: 3, name: 'Cars' }, vehicle: { id: 7 } };
  expect(rentalCartFromWire({ carts: [line], user_data: [] }, context)).toMatchObject({
    provider: { id: 3, name: 'Cars' },
    plan: null,
    planId: null,
  });
});

it('reads a wishlist, and its ids alone [CALL-22] [ENT-29]', () => {
  const wire = { vehicles: [{ id: 7 }, {}], providers: [{ id: '3' }] };
  const { vehicles, providers } = rentalWishlistFromWire(wire, context);
  expect([vehicles.map(({ id }) => id), providers.map(({ id }) => id)]).toEqual([[7], [3]]);
  expect(rentalWishlistIdsFromWire(wire)).toEqual({ vehicleIds: [7], providerIds: [3] });
});

import type { VehicleRates } from '../entities';
import { getRentalTypes, getVehiclePrice, getVehicleRate } from './vehicle-price';

const rates = { hourly: 1_200, perKm: 90, perDay: 5_500 };
const tenPercent = { type: 'percent', value: 10 } as const;
const fiveOff = { type: 'amount', value: 500 } as const;
const twoDays = {
  pickupAt: '2026-11-22T08:00:00Z',
  returnAt: '2026-11-24T08:00:00Z',
  rentalType: 'day_wise',
  distance: 0,
} as const;
const byDay = { price: 4_950, original: 5_500, type: 'day_wise', units: null };
const byHour = { price: 1_080, original: 1_200, type: 'hourly', units: null };

it.each([
  ['the day without a choice', rates, null, byDay],
  ['the requested type', rates, 'hourly', byHour],
  ['the hour where there is no day', { ...rates, perDay: null }, null, byHour],
  ['another type where the requested one is not offered', { ...rates, perKm: null }, 'distance_wise', byDay],
] as const)('prices a card by %s, after the discount [ROUTE-06]', (_case, offered, rentalType, price) => {
  const requested = { rentalType, chargedTime: null };
  expect(getVehiclePrice({ rates: offered, discount: tenPercent }, requested, 'Asia/Dubai')).toEqual(price);
});

it('prices a card for the requested time, with an amount taken off once [ROUTE-06] [D-14]', () => {
  const requested = { rentalType: null, chargedTime: twoDays };
  const vehicle = { rates, discount: fiveOff };
  expect(getVehiclePrice(vehicle, requested, 'Asia/Dubai')).toEqual({
    price: 10_500,
    original: 11_000,
    type: 'day_wise',
    units: 2,
  });
  const hourly = { ...vehicle, rates: { ...rates, perDay: null } };
  expect(getVehiclePrice(hourly, requested, 'Asia/Dubai')).toMatchObject({ type: 'hourly', units: null });
});

it('has no price for a vehicle without rates [ROUTE-06]', () => {
  const none: VehicleRates = { hourly: null, perKm: null, perDay: null };
  const requested = { rentalType: null, chargedTime: null };
  expect(getVehiclePrice({ rates: none, discount: null }, requested, 'Asia/Dubai')).toBeNull();
  expect(getVehicleRate({ rates: none, discount: null }, 'hourly')).toBeNull();
  expect(getRentalTypes({ rates: none })).toEqual([]);
});

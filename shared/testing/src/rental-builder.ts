import type { Provider, RentalCart, RentalLine, Trip, TripLine, TripPlan, Vehicle } from '@shop/domain';
import { aStore } from './builders';

/** A car with every rental type, available and undiscounted. */
export const aVehicle = (overrides: Partial<Vehicle> = {}): Vehicle => ({
  id: 1,
  name: 'Vela City',
  description: 'A small car for short ways.',
  provider: {
    id: 1,
    name: 'Corniche Cars',
    logoUrl: null,
    averageRating: 4.4,
    ratingCount: 20,
    pickupZoneIds: [1],
  },
  category: { id: 1, name: 'Sedan' },
  brand: { id: 1, name: 'Vela' },
  imageUrl: '/media/vehicle/1.svg',
  imageUrls: [],
  seats: 5,
  fuel: 'petrol',
  transmission: 'automatic',
  airConditioned: true,
  year: 2024,
  rates: { hourly: 500, perKm: 100, perDay: 4_000 },
  discount: null,
  averageRating: 4.5,
  ratingCount: 8,
  quantity: 3,
  available: null,
  ...overrides,
});

/** A store of a rental module that is always open and has drivers. */
export const aProvider = (overrides: Partial<Provider> = {}): Provider => ({
  ...aStore({ name: 'Corniche Cars', moduleId: 6, moduleType: 'rental' }),
  pickupZoneIds: [1],
  vehicleCount: 6,
  driverPerDay: 2_000,
  ...overrides,
});

/** Four hours in the afternoon in Karachi, driven by the customer. */
export const aTripPlan = (overrides: Partial<TripPlan> = {}): TripPlan => ({
  pickup: { address: '5 Garden Street', latitude: 24.87, longitude: 67.02 },
  destination: null,
  pickupAt: '2026-01-06T08:00:00.000Z',
  returnAt: '2026-01-06T12:00:00.000Z',
  rentalType: 'hourly',
  distance: 0,
  driver: 'self',
  ...overrides,
});

export const aRentalLine = (overrides: Partial<RentalLine> = {}): RentalLine => ({
  id: 1,
  vehicle: aVehicle({ available: 3 }),
  quantity: 1,
  rateSeen: null,
  ...overrides,
});

/** One car for four hours, far enough in the future that it can always be booked. */
export const aRentalCart = (overrides: Partial<RentalCart> = {}): RentalCart => ({
  provider: aProvider(),
  plan: aTripPlan({ pickupAt: '2099-01-06T08:00:00.000Z', returnAt: '2099-01-06T12:00:00.000Z' }),
  planId: 9,
  lines: [aRentalLine()],
  ...overrides,
});

export const aTripLine = (overrides: Partial<TripLine> = {}): TripLine => ({
  id: 1,
  vehicleId: 1,
  name: 'Vela City',
  imageUrl: null,
  quantity: 1,
  rate: 500,
  total: 2_000,
  discount: 0,
  plates: [],
  review: null,
  ...overrides,
});

/** A trip of one car that was just booked. */
export const aTrip = (overrides: Partial<Trip> = {}): Trip => ({
  id: 200_001,
  status: 'pending',
  provider: {
    id: 1,
    name: 'Corniche Cars',
    phone: '+92300111222',
    address: '12 Canal Road',
    logoUrl: null,
    position: { latitude: 24.86, longitude: 67.01 },
  },
  plan: aTripPlan(),
  contact: { name: 'Sara Ahmed', phone: '+923001112233', email: 'sara@example.com' },
  note: '',
  lines: [aTripLine()],
  vehicleCount: 1,
  totals: {
    subtotal: 2_000,
    discount: 0,
    coupon: 0,
    tax: 100,
    taxIncluded: false,
    driverFee: 0,
    service: 0,
    total: 2_100,
  },
  couponCode: '',
  paymentMethod: 'cash_on_delivery',
  gateway: null,
  paymentState: 'unpaid',
  isPaymentOpen: false,
  walletPaid: 0,
  chauffeur: null,
  bookedAt: '2026-01-05T12:00:00.000Z',
  history: [{ status: 'pending', at: '2026-01-05T12:00:00.000Z' }],
  ...overrides,
});

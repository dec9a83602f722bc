import { WireError, type ReadContext } from '.';
import {
  bookTrip,
  payTrip,
  rentalCart,
  toRestPayment,
  toTripPayment,
  tripDetails,
  tripTax,
  vehicleDetails,
  vehicleSuggestions,
} from '.';

/*
 * Rental as backends of the family have it: hours for moments, kilometres, times by the clocks of the shop, flags for the
 * ways to rent, and payment in a call of its own.
 */

const context: ReadContext = { decimals: 2, timeZone: 'Asia/Dhaka' };

const van = {
  id: 901,
  name: 'Blue van',
  trip_hourly: 0,
  hourly_price: 0,
  trip_distance: 1,
  distance_price: '1.20',
  trip_day_wise: 1,
  day_wise_price: 40,
  total_vehicle_count: 3,
  thumbnail_full_url: 'https://pictures.example/van.png',
};

const planned = {
  id: 7,
  pickup_location: { lat: '23.757989', lng: '90.360587', address: '4 Ferry Street' },
  destination_location: null,
  pickup_time: '2026-12-01 10:00:00',
  rental_type: 'day_wise',
  estimated_hours: 48,
  destination_time: 0,
  distance: 0,
};

describe('a vehicle', () => {
  it('is rented in the ways that are switched on, whatever prices it has [GEN-04]', () => {
    const { rates, quantity, available } = vehicleDetails.read(van, context);
    expect(rates).toEqual({ hourly: null, perKm: 120, perDay: 4_000 });
    expect([quantity, available]).toEqual([3, 3]);
  });

  it('is suggested by its name alone, which leads nowhere [ROUTE-06]', () => {
    expect(vehicleSuggestions.read(['Kite - Blue van'], context)).toEqual({ vehicles: [], providers: [] });
  });
});

describe('a cart', () => {
  const provider = { id: 41, name: 'Harbour Wheels', tax: 5, pickup_zone_id: ['7'] };
  const read = (own: object) => {
    const wire = {
      carts: [{ id: 1, quantity: 2, vehicle: van, provider }],
      user_data: { ...planned, ...own },
    };
    return rentalCart.read(wire, context);
  };

  it('begins by the clocks of the shop and lasts its hours [ENT-23] [CALL-17]', () => {
    expect(read({})).toMatchObject({
      planId: 7,
      plan: { pickupAt: '2026-12-01T04:00:00.000Z', returnAt: '2026-12-03T04:00:00.000Z' },
      provider: { id: 41, pickupZoneIds: [7] },
      lines: [{ id: 1, quantity: 2, vehicle: { id: 901 } }],
    });
  });

  it('lasts as long as its way, which is in kilometres, where it is rented by distance [BIZ-35]', () => {
    const byWay = { rental_type: 'distance_wise', distance: 12.5, destination_time: 1.5, estimated_hours: 0 };
    expect(read(byWay).plan).toMatchObject({ distance: 12_500, returnAt: '2026-12-01T05:30:00.000Z' });
  });

  it('is empty without a plan [ENT-23]', () => {
    expect(rentalCart.read({ carts: [], user_data: [], status: 'success' }, context)).toMatchObject({
      plan: null,
      lines: [],
    });
  });
});

const booked = {
  id: 5_001,
  trip_type: 'day_wise',
  schedule_at: '2026-12-01 10:00:00',
  estimated_trip_end_time: '2026-12-03 10:00:00',
  distance: 0,
  pickup_location: JSON.stringify(planned.pickup_location),
  trip_status: 'pending',
  provider: { id: 41, name: 'Harbour Wheels', phone: '+880171' },
  user_info: JSON.stringify({ contact_person_name: 'Sara Ahmed', contact_person_number: '+8801712345678' }),
  quantity: 2,
  discount_on_trip: 16,
  tax_amount: 7.2,
  tax_status: 'excluded',
  additional_charge: 1.5,
  trip_amount: 152.7,
  payment_method: null,
  payment_status: 'unpaid',
  created_at: '2026-11-26T05:00:00.000000Z',
  pending: '2026-11-26 11:00:00',
  trip_details: [
    {
      id: 1,
      vehicle_id: 901,
      vehicle_details: JSON.stringify(van),
      rental_type: 'day_wise',
      quantity: 2,
      price: 160,
      original_price: 80,
      discount_on_trip: 8,
      license_plate_number: ['DHA 11'],
    },
  ],
};

const read = (own: object = {}) => tripDetails.read({ ...booked, ...own }, context);

describe('a trip', () => {
  it('has its plan, its contact and its moments by the clocks of the shop [D-12]', () => {
    expect(read()).toMatchObject({
      plan: {
        pickup: { address: '4 Ferry Street' },
        pickupAt: '2026-12-01T04:00:00.000Z',
        returnAt: '2026-12-03T04:00:00.000Z',
        rentalType: 'day_wise',
      },
      contact: { name: 'Sara Ahmed', phone: '+8801712345678' },
      history: [{ status: 'pending', at: '2026-11-26T05:00:00.000Z' }],
    });
  });

  it('has lines with the vehicle as it was booked, and totals that add up [D-15] [BIZ-26]', () => {
    const { lines, totals } = read();
    expect(lines).toMatchObject([
      { name: 'Blue van', quantity: 2, rate: 4_000, total: 16_000, discount: 1_600, plates: ['DHA 11'] },
    ]);
    expect(totals).toMatchObject({
      subtotal: 16_000,
      discount: 1_600,
      tax: 720,
      service: 150,
      total: 15_270,
    });
    expect(totals.subtotal - totals.discount + totals.tax + totals.service).toBe(totals.total);
  });

  it('may be paid at any time while nobody has said how [D-23]', () => {
    expect(read()).toMatchObject({ isPaymentOpen: true, paymentMethod: 'cash_on_delivery', gateway: null });
    const paid = { payment_method: 'stripe', payment_status: 'paid' };
    expect(read(paid)).toMatchObject({ isPaymentOpen: false, gateway: 'stripe', paymentState: 'paid' });
  });

  it('waits for its payment where the gateway has refused it [F-29]', () => {
    expect(read({ trip_status: 'payment_failed', payment_method: 'stripe' })).toMatchObject({
      status: 'pending',
      paymentMethod: 'digital_payment',
      gateway: 'stripe',
      isPaymentOpen: false,
    });
  });
});

describe('booking', () => {
  it.each([[5_001], ['5001'], [{ content: 5_001 }], [{ content: { trip_id: 5_001 } }], [{ trip_id: 5_001 }]])(
    'answers the number of the trip: %j [D-23]',
    (wire) => expect(bookTrip.read(wire, context)).toMatchObject({ tripId: 5_001, payAt: null }),
  );

  it('has failed without one [F-26]', () => {
    expect(() => bookTrip.read({ message: 'x' }, context)).toThrow(WireError);
  });

  it('has its tax worked out, where the backend does that [BIZ-26]', () => {
    const wire = { tax_amount: 7.2, tax_status: 'excluded', tax_included: 0 };
    expect(tripTax.read(wire, context)).toEqual({ amount: 720, included: false });
    expect(tripTax.read(tripTax.absent, context)).toBeNull();
  });
});

describe('paying a trip', () => {
  const back = 'https://shop.example/payment-return?trip_id=5001&status=';

  it('names gateway and address in each spelling [D-20]', () => {
    expect(toTripPayment('stripe', back)).toEqual({
      ...{ payment_method: 'digital_payment', payment_platform: 'web' },
      ...{ gateway: 'stripe', payment_gateway: 'stripe', callback: back, callback_url: back },
    });
    expect(toTripPayment('wallet', back)).toEqual({ payment_method: 'wallet' });
    expect(toTripPayment('cash_on_delivery', back)).toEqual({ payment_method: 'cash_payment' });
  });

  it('takes the rest at the gateway, or in cash [D-20]', () => {
    expect(toRestPayment('stripe', back)).toMatchObject({
      payment_method: 'partial_payment',
      payment_gateway: 'stripe',
    });
    expect(toRestPayment('', back)).toMatchObject({ payment_gateway: 'cash_payment' });
  });

  it('answers the address of the gateway’s page alone, wrapped, or a message [D-20]', () => {
    const payAt = 'https://backend.example/payment/stripe/pay?payment_id=c0ffee';
    expect(payTrip.read(payAt, context)).toMatchObject({ payAt });
    expect(payTrip.read({ content: { redirect_link: payAt }, message: 'ok' }, context)).toMatchObject({
      payAt,
    });
    expect(payTrip.read({ message: 'Paid' }, context)).toMatchObject({ payAt: null, message: 'Paid' });
  });
});

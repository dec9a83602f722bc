import { WireError } from '@shop/contract/core';
import { bookedFromWire, tripFromWire, tripPaymentFromWire } from './trip';

const location = { lat: 25.1, lng: 56.3, address: 'Here' };
const read = (wire: object = {}) =>
  tripFromWire({ id: 500_001, pickup_location: location, ...wire }, { decimals: 2 });

it('reads amounts in minor units', () => {
  const wire = {
    vehicle_amount: '72.00',
    discount_on_trip: 7.2,
    coupon_discount_amount: 1,
    tax_amount: '3.19',
    tax_status: 'included',
    driver_amount: 60,
    trip_amount: '123.80',
    partially_paid_amount: '20',
    payment_status: 'partially_paid',
    payment_method: 'pearl_pay',
  };
  expect(read(wire)).toMatchObject({
    totals: {
      subtotal: 7_200,
      discount: 720,
      coupon: 100,
      tax: 319,
      taxIncluded: true,
      driverFee: 6_000,
      total: 12_380,
    },
    walletPaid: 2_000,
    paymentState: 'partially_paid',
    paymentMethod: 'digital_payment',
  });
});

it('reads lines with plates and reviews', () => {
  const line = {
    id: 1,
    vehicle_id: 7,
    name: 'Lune',
    quantity: 2,
    price: 12,
    total: '144',
    discount_on_line: 0,
  };
  const wire = {
    trip_details: [
      { ...line, vehicle_identities: ['A 1', 'B 2'], review: { rating: '4.5', comment: 'Good' } },
      {},
    ],
  };
  expect(read(wire).lines).toEqual([
    {
      id: 1,
      vehicleId: 7,
      name: 'Lune',
      imageUrl: null,
      quantity: 2,
      rate: 1_200,
      total: 14_400,
      discount: 0,
      plates: ['A 1', 'B 2'],
      review: { rating: 4.5, comment: 'Good' },
    },
  ]);
  expect(read({ trip_details: [line] }).lines[0]).toMatchObject({ plates: [], review: null });
  expect(read().lines).toEqual([]);
});

it('lists its history in order, for every driver', () => {
  const wire = {
    trip_status: 'ongoing',
    ongoing: 'c',
    pending: 'a',
    confirmed: 'b',
    driver_info: { f_name: 'Salim', l_name: '', phone: '+971' },
  };
  expect(read(wire)).toMatchObject({
    status: 'ongoing',
    history: [
      { status: 'pending', at: 'a' },
      { status: 'confirmed', at: 'b' },
      { status: 'ongoing', at: 'c' },
    ],
    chauffeur: { name: 'Salim', phone: '+971', imageUrl: null },
  });
  expect(read({ trip_status: 'flying' })).toMatchObject({ status: 'pending', chauffeur: null, history: [] });
});

it('reads the position of its provider, if the backend sends it', () => {
  expect(read({ provider: { id: 3, latitude: '25.1', longitude: '56.3' } }).provider).toMatchObject({
    id: 3,
    position: { latitude: 25.1, longitude: 56.3 },
  });
  expect(read({ provider: { id: 3, latitude: null } }).provider.position).toBeNull();
});

it('names the vendor to write to, whose id may be another than the provider’s [D-28]', () => {
  expect(read({ provider: { id: 3, vendor_id: 40 } }).provider).toMatchObject({ id: 3, vendorId: 40 });
});

it('is refused without id or plan', () => {
  expect(() => tripFromWire({ id: 1 }, { decimals: 2 })).toThrow(WireError);
  expect(() => tripFromWire({ pickup_location: location }, { decimals: 2 })).toThrow(WireError);
});

it('reads the response of paying: a payment page, its bare address, or only a message', () => {
  const payAt = 'https://pay.example/7';
  expect(tripPaymentFromWire({ trip_id: 7, redirect_link: payAt, payment_id: 'p' })).toEqual({
    message: '',
    payAt,
    paymentId: 'p',
  });
  expect(tripPaymentFromWire(payAt)).toMatchObject({ payAt });
  expect(tripPaymentFromWire({ message: 'Paid' })).toMatchObject({ message: 'Paid', payAt: null });
  expect(() => tripPaymentFromWire(null)).toThrow(WireError);
});

it('reads the response of booking', () => {
  const wire = { trip_id: '500001', message: 'Booked', redirect_link: null, payment_id: '' };
  expect(bookedFromWire(wire)).toMatchObject({ tripId: 500_001, message: 'Booked', payAt: null });
  expect(() => bookedFromWire({ message: 'x' })).toThrow(WireError);
});

import { getGuest, inModuleAndZone, requireCustomer, withQuery } from './demands';
import type { Gateway } from './gateway';
import type { Row } from './goods';
import type { Rental } from './rental';
import { json, refuse, Refusal, type Call, type Web } from './web';

/** Vehicles and providers. */
function serveVehicles(web: Web, { vehicle, provider }: Rental): void {
  const api = '/api/v1/rental';
  const page = (name: string, row: Row) => () =>
    json({ total_size: 1, limit: '10', offset: '1', [name]: [row] });
  const reviews = page('reviews', { id: 1, rating: 5, comment: 'Good van', customer_name: 'Omar K' });
  const noSuch = () => refuse(404, 'vehicle', 'Not found');
  const called = (row: Row, call: Call) => (Number(call.params.id) === row.id ? json(row) : noSuch());
  web.on('GET', `${api}/vehicle/category-list`, () => json([{ id: 71, name: 'Vans', vehicles_count: 1 }]));
  web.on('GET', `${api}/vehicle/brand-list`, () => json([{ id: 72, name: 'Kite' }]));
  web.on('GET', `${api}/vehicle/top-rated`, inModuleAndZone(page('vehicles', vehicle)));
  web.on(
    'GET',
    `${api}/vehicle/search`,
    inModuleAndZone(({ query }) => {
      // It breaks down over an id that stands alone.
      for (const ids of [query.category_ids, query.brand_ids])
        if (ids && !Array.isArray(JSON.parse(ids))) throw new Refusal(500, { message: 'no list' });
      return page('vehicles', vehicle)();
    }),
  );
  web.on(
    'GET',
    `${api}/vehicle/get-provider-vehicles`,
    withQuery(['provider_id'], page('vehicles', vehicle)),
  );
  web.on('GET', `${api}/vehicle/get-vehicle-details/:id`, (call) => called(vehicle, call));
  web.on('GET', `${api}/vehicle/reviews/:id`, reviews);
  for (const list of ['popular', 'latest'])
    web.on('GET', `${api}/provider/${list}`, inModuleAndZone(page('providers', provider)));
  web.on('GET', `${api}/provider/get-provider-details/:id`, (call) => called(provider, call));
  web.on('GET', `${api}/provider/get-provider-reviews/:id`, reviews);
}

function serveRentalCart(web: Web, rental: Rental): void {
  const api = '/api/v1/rental/user/cart';
  const changing = (change: (owner: string, call: Call) => void) => (call: Call) => {
    const owner = getGuest(call);
    change(owner, call);
    return json(rental.cart(owner));
  };
  const calls: [string, string, (owner: string, call: Call) => void][] = [
    ['GET', 'get-cart', () => undefined],
    ['POST', 'add-to-cart', (owner, { body }) => rental.add(owner, body)],
    [
      'PUT',
      'update-cart',
      (owner, { body }) => rental.update(owner, Number(body.cart_id), Number(body.quantity)),
    ],
    ['PUT', 'update-user-data/:id', (owner, { body, params }) => rental.plan(owner, body, Number(params.id))],
    ['DELETE', 'remove-vehicle/:id', (owner, { params }) => rental.update(owner, Number(params.id), null)],
    ['DELETE', 'remove-cart', (owner) => rental.clear(owner)],
  ];
  for (const [method, path, change] of calls) web.on(method, `${api}/${path}`, changing(change));
}

function serveTrips(web: Web, rental: Rental, gateway: Gateway): void {
  const api = '/api/v1/rental/user/trip';
  web.on('POST', `${api}/get-tax`, (call) => json(rental.taxOf(getGuest(call))));
  // The number alone.
  web.on('POST', `${api}/trip-booking`, (call) => json(rental.book(getGuest(call), call.body).id));
  web.on(
    'GET',
    `${api}/get-trip-details`,
    withQuery(['trip_id'], (call) => json(rental.toWire(rental.find(getGuest(call), call.query.trip_id)))),
  );
  web.on(
    'GET',
    `${api}/get-trip-list/:type`,
    requireCustomer((call) => {
      const own = rental.trips.filter(({ owner }) => owner === getGuest(call));
      const trips = call.params.type === 'completed' ? [] : own.map(rental.toWire);
      return json({ total_size: trips.length, limit: '10', offset: '1', trips });
    }),
  );
  servePayment(web, rental, gateway);
}

/** What it refuses stands under `message`. */
const refusePayment = (text: string): never => {
  throw new Refusal(403, { message: text });
};

function servePayment(web: Web, rental: Rental, gateway: Gateway): void {
  web.on('POST', '/api/v1/rental/user/trip/payment', (call) => {
    const { trip_id: id, payment_method: method, payment_gateway: key, callback_url: callback } = call.body;
    if (method !== 'digital_payment' && method !== 'cash_payment')
      return refusePayment('The selected payment method is invalid.');
    const trip = rental.find(getGuest(call), id);
    if (trip.isPaid) return refusePayment('This trip is already paid');
    if (method === 'cash_payment') {
      Object.assign(trip, { paymentMethod: method, isPaid: true });
      return json({ message: 'Payment successful' });
    }
    if (!key || !callback || !call.body.payment_platform)
      return refusePayment('The payment gateway is required.');
    // The address of the gateway's page, alone.
    return json(
      gateway.open(String(key), String(callback), {
        amount: trip.total,
        settle: () => Object.assign(trip, { paymentMethod: key, isPaid: true, status: 'pending' }),
        fail: () => Object.assign(trip, { paymentMethod: key, status: 'payment_failed' }),
      }),
    );
  });
}

export function serveRental(web: Web, rental: Rental, gateway: Gateway): void {
  serveVehicles(web, rental);
  serveRentalCart(web, rental);
  serveTrips(web, rental, gateway);
}

import { demandFields, getGuest, inModuleAndZone, isCustomer, requireCustomer, withQuery } from './demands';
import type { Row } from './goods';
import type { Rental } from './rental';
import { json, refuse, type Call, type Web } from './web';

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
  for (const list of ['top-rated', 'search'])
    web.on('GET', `${api}/vehicle/${list}`, inModuleAndZone(page('vehicles', vehicle)));
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
    ['PUT', 'update-user-data/:id', (owner, { body }) => rental.plan(owner, body)],
    ['DELETE', 'remove-vehicle/:id', (owner, { params }) => rental.update(owner, Number(params.id), null)],
    ['DELETE', 'remove-cart', (owner) => rental.clear(owner)],
  ];
  for (const [method, path, change] of calls) web.on(method, `${api}/${path}`, changing(change));
}

function serveTrips(web: Web, rental: Rental): void {
  const api = '/api/v1/rental/user/trip';
  web.on('POST', `${api}/trip-booking`, (call) => {
    const { id } = rental.book(getGuest(call), call.body);
    return json({ message: 'Trip booked', trip_id: id });
  });
  web.on(
    'GET',
    `${api}/get-trip-details`,
    withQuery(['trip_id'], (call) => {
      const trip = rental.find(getGuest(call), call.query.trip_id);
      if (!isCustomer(call)) demandFields(call.query, ['contact_number']);
      return json(rental.toWire(trip));
    }),
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
  web.on('POST', `${api}/payment`, (call) => {
    demandFields(call.body, ['trip_id', 'payment_method']);
    rental.find(getGuest(call), call.body.trip_id);
    // the response is just the address of the gateway's page
    return json('https://checkout.stripe.com/pay/trip');
  });
}

export function serveRental(web: Web, rental: Rental): void {
  serveVehicles(web, rental);
  serveRentalCart(web, rental);
  serveTrips(web, rental);
}

import {
  addToRentalCart,
  bookTrip,
  tripDetails,
  type BookTripBody,
  type RentalCartAddBody,
  type RentalPlanBody,
  type RequestScope,
} from '@shop/contract';
import { newCustomer, newGuest } from './people';
import { testNow } from './test-clock';
import { openTestShop, type TestShop } from './test-shop';

const hour = 3_600_000;

/** A time so many hours after the tests' current time, ISO 8601. */
export const inHours = (hours: number): string => new Date(testNow.getTime() + hours * hour).toISOString();

const corniche = { lat: 25.1243, lng: 56.3562, address: 'Corniche Road' };
/** In the zone of the centre. */
export const clockSquare = { lat: 25.1262, lng: 56.3113, address: 'Clock Square' };
/** Outside of every pick-up zone. */
export const roseGarden = { lat: 25.1227, lng: 56.2756, address: 'Rose Garden' };

/** A plan in the Old Harbour, from and to in hours from now; by the hour unless stated otherwise. */
export const planFor = (from: number, to: number, own: Partial<RentalPlanBody> = {}): RentalPlanBody => ({
  pickup_location: corniche,
  pickup_time: inHours(from),
  destination_time: inHours(to),
  rental_type: 'hourly',
  ...own,
});

/** A shop with the demo vehicles, and helpers for tests. */
export interface RentalFixture {
  shop: TestShop;
  /** By its model in English. */
  vehicleNamed(model: string): Promise<number>;
  add(visitor: Partial<RequestScope>, body: RentalCartAddBody): ReturnType<typeof adding>;
  guestWith(body: RentalCartAddBody): Promise<{ guestId: string }>;
  customerWith(body: RentalCartAddBody): Promise<{ token: string }>;
  /** Books the cart; paid in cash unless stated otherwise. */
  book(visitor: Partial<RequestScope>, body: Booking, key?: string): ReturnType<typeof booking>;
  getTrip(visitor: Partial<RequestScope>, id: number): ReturnType<typeof seen>;
}

/** `trip_amount`: the total as the customer saw it, in major units. */
type Booking = Pick<BookTripBody, 'provider_id' | 'trip_amount'> & Partial<BookTripBody>;

export const tripPhone = '+971501234567';

const booking = (shop: TestShop, visitor: Partial<RequestScope>, own: Booking, key?: string) => {
  const body: BookTripBody = {
    payment_method: 'cash_on_delivery',
    contact_person_name: 'Noor',
    contact_person_number: tripPhone,
    ...own,
  };
  return shop.send(bookTrip, { body }, visitor, key === undefined ? {} : { 'idempotency-key': key });
};

const seen = async (shop: TestShop, visitor: Partial<RequestScope>, trip_id: number) =>
  (await shop.send(tripDetails, { query: { trip_id } }, visitor)).model;

/** A shop for the tests of one file: opened before them, closed at the end. */
export function createRentalFixture(options: Parameters<typeof openTestShop>[0] = {}): RentalFixture {
  const fixture = {} as RentalFixture; // filled before the first test runs
  beforeAll(async () => void Object.assign(fixture, await openRentalFixture(options)));
  afterAll(() => fixture.shop.close());
  return fixture;
}

const adding = (shop: TestShop, visitor: Partial<RequestScope>, body: RentalCartAddBody) =>
  shop.send(addToRentalCart, { body }, visitor);

export async function openRentalFixture(
  options: Parameters<typeof openTestShop>[0] = {},
): Promise<RentalFixture> {
  const shop = await openTestShop(options);
  const filled = async <Visitor extends Partial<RequestScope>>(visitor: Visitor, body: RentalCartAddBody) => {
    const { status, errors } = await adding(shop, visitor, body);
    if (status !== 200) throw new Error(JSON.stringify(errors));
    return visitor;
  };
  return {
    shop,
    vehicleNamed: async (model) => {
      const [row] = await shop.database.query<{ id: number }>(
        `SELECT id FROM vehicles WHERE name_i18n ->> 'en' LIKE '%' || $1 ORDER BY id`,
        [model],
      );
      if (!row) throw new Error(`No vehicle ${model}`);
      return row.id;
    },
    add: (visitor, body) => adding(shop, visitor, body),
    guestWith: async (body) => filled(await newGuest(shop), body),
    customerWith: async (body) => filled(await newCustomer(shop), body),
    book: (visitor, body, key) => booking(shop, visitor, body, key),
    getTrip: (visitor, id) => seen(shop, visitor, id),
  };
}

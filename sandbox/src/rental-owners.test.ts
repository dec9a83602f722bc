import {
  cancelTrip,
  customerInfo,
  payTrip,
  removeFromRentalWishlist,
  removeRentalVehicle,
  rentalCart,
  rentalCartMerge,
  rentalWishlist,
  submitTripReview,
  addToRentalWishlist,
  clearRentalCart,
  tripDetails,
  tripList,
  updateRentalCart,
  updateRentalPlan,
  type Endpoint,
  type RequestArgs,
  type RequestScope,
} from '@shop/contract';
import { allEndpoints } from './testing/endpoints';
import { atGateway } from './testing/paying';
import { newCustomer, newGuest, getScopeIn } from './testing/people';
import { rentalBelongings, rentalCartSeen } from './testing/rental-calls';
import { planFor } from './testing/rental-fixture';
import { openTestShop, type TestShop } from './testing/test-shop';

type Visitor = Partial<RequestScope>;

let shop: TestShop;
let here: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  here = await getScopeIn(shop, 'rental');
});
afterAll(() => shop.close());

async function belongings(owner: Visitor) {
  if (owner.token) await shop.send(addToRentalWishlist, { query: { vehicle_id: 1 } }, owner);
  return rentalBelongings({ shop, scope: owner });
}
type Belongings = Awaited<ReturnType<typeof belongings>>;

const allTrips = { params: { type: 'all' } };

/** Everything that the owner sees of it. */
const sight = async (owner: Visitor, { tripId }: Belongings) =>
  JSON.stringify([
    await rentalCartSeen({ shop, scope: owner }),
    (await shop.send(tripDetails, { query: { trip_id: tripId } }, owner)).wire,
    owner.token ? (await shop.send(tripList, allTrips, owner)).wire : null,
    owner.token ? (await shop.send(rentalWishlist, {}, { ...here, ...owner })).wire : null,
  ]);

type AccessCase = (owned: Belongings) => [endpoint: unknown, args: RequestArgs];

/** Calls that name something by its id. */
const accessCases: Record<string, AccessCase> = {
  updateRentalCart: ({ lineId }) => [updateRentalCart, { body: { cart_id: lineId, quantity: 3 } }],
  updateRentalPlan: ({ planId }) => [updateRentalPlan, { params: { id: planId }, body: planFor(5, 8) }],
  removeRentalVehicle: ({ lineId }) => [removeRentalVehicle, { params: { id: lineId } }],
  tripDetails: ({ tripId }) => [tripDetails, { query: { trip_id: tripId } }],
  cancelTrip: ({ tripId }) => [cancelTrip, { body: { trip_id: tripId } }],
  payTrip: ({ tripId }) => [payTrip, { body: { trip_id: tripId, ...atGateway } }],
};
/** The same for things that only customers have. */
const customerCases: Record<string, AccessCase> = {
  submitTripReview: ({ tripId }) => [
    submitTripReview,
    { body: { trip_id: tripId, vehicle_id: 1, rating: 1 } },
  ],
  removeFromRentalWishlist: () => [removeFromRentalWishlist, { query: { vehicle_id: 1 } }],
};

/** An owner, and another visitor who tries to access their things. */
const pairs: [name: string, make: () => Promise<[owner: Visitor, stranger: Visitor]>][] = [
  ["another customer at a customer's", async () => [await newCustomer(shop), await newCustomer(shop)]],
  ["a guest at a customer's", async () => [await newCustomer(shop), await newGuest(shop)]],
  ["a customer at a guest's", async () => [await newGuest(shop), await newCustomer(shop)]],
  ["another guest at a guest's", async () => [await newGuest(shop), await newGuest(shop)]],
  [
    "a guest by the customer's number, at a customer's",
    async () => {
      const owner = await newCustomer(shop);
      const { model } = await shop.send(customerInfo, {}, owner);
      return [owner, { guestId: String(model.id) }];
    },
  ],
];

describe.each(pairs)('%s', (pair, make) => {
  const calls = pair.endsWith("customer's") ? { ...accessCases, ...customerCases } : accessCases;

  let owner: Visitor;
  let stranger: Visitor;
  let owned: Belongings;
  let seen: string;

  beforeAll(async () => {
    [owner, stranger] = await make();
    owned = await belongings(owner);
    seen = await sight(owner, owned);
  });

  /** The owner sees the same as after the test before. */
  async function expectUnchanged() {
    const before = seen;
    seen = await sight(owner, owned);
    expect(seen).toBe(before);
  }

  it.each(Object.entries(calls))(
    'gets nothing by %s and changes nothing [F-46]',
    async (_name, accessCase) => {
      const [endpoint, args] = accessCase(owned);
      // each entry of the table has its own arguments
      const response = await shop.send(endpoint as Endpoint<RequestArgs>, args, stranger);
      expect([401, 404]).toContain(response.status);
      expect(Object.keys(response.wire as object)).toEqual(['errors']);
      expect(JSON.stringify(response.wire)).not.toMatch(/Corniche|Noor|\+971/);
      await expectUnchanged();
    },
  );

  it('sees it in no list, and deletes nothing [F-46]', async () => {
    for (const endpoint of [rentalCart, rentalCartMerge, clearRentalCart, tripList, rentalWishlist]) {
      // only the list of trips needs arguments
      const response = await shop.send(endpoint as Endpoint<RequestArgs>, allTrips, { ...here, ...stranger });
      expect([200, 401]).toContain(response.status);
      expect(JSON.stringify(response.wire)).not.toMatch(/Corniche|Noor|\+971/);
    }
    await expectUnchanged();
  });
});

it('covers every call that names something by its id', () => {
  const naming = allEndpoints.filter(
    ([name, { access, path, query }]) =>
      access !== 'public' &&
      path.includes('/rental/') &&
      name !== 'addToRentalWishlist' && // vehicles are public
      (path.endsWith('/:id') || Object.keys(query).some((field) => field.endsWith('_id'))),
  );
  const byBody = ['updateRentalCart', 'cancelTrip', 'payTrip', 'submitTripReview'];
  expect([...naming.map(([name]) => name), ...byBody].sort()).toEqual(
    Object.keys({ ...accessCases, ...customerCases }).sort(),
  );
});

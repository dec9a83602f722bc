import { orderList, parcelTax, runningOrders, sendParcel, vehicleCharge } from '@shop/contract';
import type { Order } from '@shop/domain';
import { aParcelOrder, refused } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { forgetOrdering } from '../../ordering/placing/saved-order';
import { button, chooseEnds, confirmed, openParcel, sentParcel, total } from './open-parcel.fixture';

/*
 * Parcels with a backend that announces nothing: it works the charges out, and does not tell one attempt from another.
 */

beforeEach(forgetOrdering);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const plain = { capabilities: [] };
const down = () => Promise.reject(new TypeError('connection reset'));

it('asks it for the vehicle’s charge and the tax before sending [X-31] [BIZ-26]', async () => {
  const app = openParcel({
    session: plain,
    setUpApi: (api) => {
      api.respond(vehicleCharge, 30);
      api.respond(parcelTax, { amount: 25, included: false });
    },
  });
  await chooseEnds(app);
  await total('$4.75');
  await app.user.click(await button('Send parcel'));
  await waitFor(() => expect(app.address()).toBe(confirmed));
  expect(app.api.calls(sendParcel)[0]?.body).toMatchObject({ order_amount: 4.75 });
});

it('sends nothing before the charges have loaded, and takes no press till then [X-31] [D-16]', async () => {
  let answer = (_: { amount: number; included: boolean }) => {};
  const app = openParcel({
    session: plain,
    setUpApi: (api) => {
      api.respond(vehicleCharge, 30);
      api.respond(parcelTax, () => new Promise((resolve) => (answer = resolve)));
    },
  });
  await chooseEnds(app);
  await total('$4.50');
  expect(await button('Send parcel')).toBeDisabled();
  answer({ amount: 25, included: false });
  await total('$4.75');
  await app.user.click(await button('Send parcel'));
  await waitFor(() => expect(app.api.calls(sendParcel)[0]?.body).toMatchObject({ order_amount: 4.75 }));
});

it('finds a customer’s parcel whose response was lost, and sends no second one [X-31] [D-21]', async () => {
  const page = { total: 1, page: 1, limit: 10 };
  const known = aParcelOrder({ id: 100_009, placedAt: new Date().toISOString() });
  const app = openParcel({
    session: { ...plain, token: 't' },
    setUpApi: (api) => {
      api.respond(sendParcel, down);
      api.respond(orderList, { ...page, entries: [] });
      api.respond(runningOrders, () => ({
        ...page,
        entries: api.calls(sendParcel).length > 0 ? [known] : [],
      }));
    },
  });
  await chooseEnds(app);
  await total('$4.20');
  await app.user.click(await button('Send parcel'));
  await waitFor(() => expect(app.address()).toBe('/order-confirmed?order_id=100009'));
  expect(app.api.calls(sendParcel)).toHaveLength(1);
});

const page = (entries: Order[]) => ({ total: entries.length, page: 1, limit: 10, entries });

it('finds a guest’s parcel among those in progress, and sends another where there is none [X-31] [D-21]', async () => {
  const sent: Order[] = [];
  const app = openParcel({
    session: plain,
    setUpApi: (api) => {
      api.respond(sendParcel, down);
      api.respond(runningOrders, () => page(sent));
    },
  });
  await chooseEnds(app);
  await total('$4.20');
  const send = await button('Send parcel');
  for (const times of [1, 2]) {
    await app.user.click(send);
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy', 'true'));
    expect(app.api.calls(sendParcel)).toHaveLength(times);
  }
  sent.push(aParcelOrder({ id: 100_009, placedAt: new Date().toISOString() }));
  await app.user.click(send);
  await waitFor(() => expect(app.address()).toBe('/order-confirmed?order_id=100009'));
  expect(app.api.calls(sendParcel)).toHaveLength(2);
  expect(app.api.calls(orderList)).toEqual([]);
});

it('sends nothing while the browser is offline, and says so [F-06] [D-21]', async () => {
  const app = openParcel({ session: plain });
  await chooseEnds(app);
  await total('$4.20');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await app.user.click(await button('Send parcel'));
  expect(await screen.findByText(/You are offline, so nothing was sent/)).toBeVisible();
  online.mockRestore();
  expect(app.api.calls(sendParcel)).toEqual([]);
});

it('tells a guest to ask the shop where it cannot be found out, and sends again only when told to [X-31] [D-21]', async () => {
  const app = openParcel({
    session: plain,
    setUpApi: (api) => {
      api.respond(sendParcel, down);
      api.respond(runningOrders, () => {
        throw refused(401, 'Unauthorized');
      });
    },
  });
  await chooseEnds(app);
  await total('$4.20');
  await app.user.click(await button('Send parcel'));
  expect(await screen.findByText(/ask the shop before you send it again/)).toBeVisible();
  const again = await button('Send parcel');
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
  await app.user.click(again);
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
  expect(app.api.calls(sendParcel)).toHaveLength(1);
  app.api.respond(sendParcel, sentParcel);
  await app.user.click(await button('Send it again anyway'));
  await waitFor(() => expect(app.address()).toBe(confirmed));
  expect(app.api.calls(sendParcel)).toHaveLength(2);
});

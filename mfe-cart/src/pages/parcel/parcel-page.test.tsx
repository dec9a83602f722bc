import { moduleList, parcelCategories, sendParcel, zoneOf } from '@shop/contract';
import { endSession, startSession } from '@shop/session';
import { aModule, refused, Refusal } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetOrdering } from '../../ordering/placing/saved-order';
import {
  boxes,
  button,
  chooseEnds,
  confirmed,
  openParcel,
  parcelZone,
  receiver,
  sender,
  sentParcel,
  total,
} from './open-parcel.fixture';

beforeEach(forgetOrdering);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const courierNote = () => screen.getByRole('textbox', { name: 'Note for the courier' });

it('sends a parcel with what the family demands, and leads to its confirmation [X-31]', async () => {
  const app = openParcel();
  expect(screen.getByRole('heading', { level: 1, name: 'Send a parcel' })).toBeVisible();
  expect(await screen.findByRole('radio', { name: /Documents/ })).toBeChecked();
  await chooseEnds(app);
  // 4.2 km at 1.00
  await total('$4.20');
  await app.user.type(courierNote(), 'Ring twice');
  await app.user.click(await button('Send parcel'));
  await waitFor(() => expect(app.address()).toBe(confirmed));
  const body = app.api.calls(sendParcel)[0]?.body as Record<string, unknown>;
  expect(body).toMatchObject({
    order_type: 'parcel',
    parcel_category_id: 3,
    charge_payer: 'sender',
    order_amount: 4.2,
    payment_method: 'cash_on_delivery',
    distance: 4.2,
    contact_person_name: sender.contactName,
    address: sender.address,
    latitude: String(sender.latitude),
    order_note: 'Ring twice',
    schedule_at: null,
  });
  expect(JSON.parse(String(body.receiver_details))).toMatchObject({
    contact_person_name: 'Omar',
    contact_person_number: receiver.contactPhone,
    address: '9 Sea Road',
    latitude: '24.9',
    zone_id: 1,
  });
  // The receiver's name is nobody's business on this device.
  const saved = JSON.stringify({ ...localStorage });
  expect(saved).toContain('100007');
  expect(saved).not.toContain('Omar');
});

it('names no total before it is known [X-31]', async () => {
  const app = openParcel();
  await screen.findByText('The price shows once you have said from where to where.');
  expect(screen.getByRole('button', { name: /^Total/ })).not.toHaveTextContent(/\d/);
  await chooseEnds(app);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Total/ })).toHaveTextContent('$4.20'));
});

it('says what is missing, and moves there [X-31] [D-20]', async () => {
  const app = openParcel({ address: '/parcel/new' });
  await app.user.click(await button('Send parcel'));
  expect((await screen.findAllByText('Choose what you send.'))[0]).toBeVisible();
  await app.user.click(screen.getByRole('radio', { name: /Boxes/ }));
  expect(screen.getAllByText('Choose the size of the parcel.')[0]).toBeVisible();
  await app.user.click(screen.getByRole('radio', { name: /Small/ }));
  expect(screen.getAllByText('Say from where the parcel is picked up.')[0]).toBeVisible();
  await app.user.click(await button(/^sender/));
  expect((await screen.findAllByText('Say who receives the parcel, and where.'))[0]).toBeVisible();
  expect(app.api.calls(sendParcel)).toEqual([]);
});

it('lets the receiver pay, in cash only [X-31] [D-22]', async () => {
  const app = openParcel();
  await chooseEnds(app);
  await total('$4.20');
  await app.user.click(await screen.findByRole('radio', { name: /The receiver pays/ }));
  expect(screen.queryByText('Payment method')).toBeNull();
  await app.user.click(await button('Send parcel'));
  await waitFor(() => expect(app.address()).toBe(confirmed));
  expect(app.api.calls(sendParcel)[0]?.body).toMatchObject({
    charge_payer: 'receiver',
    payment_method: 'cash_on_delivery',
  });
});

it('keeps what was typed over an error and a reload [X-31] [F-23]', async () => {
  const first = openParcel({
    setUpApi: (api) =>
      api.respond(sendParcel, () => {
        throw refused(403, 'Not now');
      }),
  });
  await chooseEnds(first);
  await first.user.type(courierNote(), 'Fragile');
  await total('$4.20');
  await first.user.click(await button('Send parcel'));
  await waitFor(() => expect(first.toasts).toEqual(['Not now']));
  expect(await button('receiver Omar')).toBeVisible();
  first.unmount();
  openParcel();
  expect(await button('receiver Omar')).toBeVisible();
  expect(await button(`sender ${sender.contactName}`)).toBeVisible();
  expect(courierNote()).toHaveValue('Fragile');
});

/** The parcel of a signed-in customer, with both ends and a note; returns how to end and to start their session. */
async function openAsCustomer() {
  const app = openParcel({ session: { token: 'first' } });
  await chooseEnds(app);
  await app.user.type(courierNote(), 'Fragile');
  const end = (because: 'expired' | 'logout') => act(async () => endSession(app.session, app.bus, because));
  const signIn = () => act(async () => startSession(app.session, app.bus, 'second'));
  return { end, signIn, unmount: app.unmount };
}

it('keeps what was typed when the session ends, until the customer signs in again [X-31] [F-23]', async () => {
  const { end, signIn } = await openAsCustomer();
  await end('expired');
  expect(await button('Sign In')).toBeVisible();
  await signIn();
  expect(await button('receiver Omar')).toBeVisible();
  expect(courierNote()).toHaveValue('Fragile');
});

it('keeps what a customer has typed over a reload as a guest, until they sign in again [X-31] [F-23]', async () => {
  const { unmount } = await openAsCustomer();
  unmount();
  const asGuest = openParcel();
  expect(await button('receiver')).toBeVisible();
  expect(courierNote()).toHaveValue('');
  asGuest.unmount();
  openParcel({ session: { token: 'second' } });
  expect(await button('receiver Omar')).toBeVisible();
  expect(courierNote()).toHaveValue('Fragile');
});

it('forgets what was typed when the customer signs out [X-31] [F-33]', async () => {
  const { end, signIn } = await openAsCustomer();
  await end('logout');
  await signIn();
  expect(await button('receiver')).toBeVisible();
  expect(courierNote()).toHaveValue('');
});

it('shows a refusal of the server at its place [X-31] [F-24]', async () => {
  const app = openParcel({
    setUpApi: (api) =>
      api.respond(sendParcel, () => {
        throw new Refusal(403, { errors: [{ code: 'receiverZone', message: 'Too far out' }] });
      }),
  });
  await chooseEnds(app);
  await total('$4.20');
  await app.user.click(await button('Send parcel'));
  expect(await screen.findByText('Too far out')).toBeVisible();
  expect(app.toasts).toEqual([]);
});

it('asks before it charges another total than it has shown [X-31] [D-16]', async () => {
  let refusals = 0;
  const app = openParcel({
    setUpApi: (api) =>
      api.respond(sendParcel, ({ body }) => {
        if (body.order_amount === 5) return sentParcel;
        refusals += 1;
        const errors = [{ code: 'changed', message: 'The total is now $5.00.', reason: 'total', total: 5 }];
        throw new Refusal(409, { errors });
      }),
  });
  await chooseEnds(app);
  await total('$4.20');
  await app.user.click(await button('Send parcel'));
  expect(await screen.findByText('The total is now $5.00.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send parcel' })).toBeDisabled();
  await app.user.click(await button('Accept and continue'));
  await app.user.click(await button('Send parcel'));
  await waitFor(() => expect(app.address()).toBe(confirmed));
  expect(refusals).toBe(1);
});

it.each([
  ['picked up', sender, 'Parcels are not picked up at this address.'],
  ['delivered', receiver, 'Parcels are not delivered to this address.'],
])('says at once where no parcels are %s [X-31]', async (_case, end, text) => {
  const app = openParcel({
    setUpApi: (api) =>
      api.respond(zoneOf, ({ query }) => {
        if (query.lat === end.latitude) throw refused(404, 'Not served');
        return { zoneIds: [1], zones: [parcelZone] };
      }),
  });
  await chooseEnds(app);
  expect((await screen.findAllByText(text))[0]).toBeVisible();
});

it.each(['/parcel/new', '/parcel/new?category=4'])(
  'says where no parcels are picked up and delivered before kind and size are chosen, at %s [X-31]',
  async (address) => {
    const app = openParcel({
      address,
      setUpApi: (api) =>
        api.respond(zoneOf, () => {
          throw refused(404, 'Not served');
        }),
    });
    await chooseEnds(app);
    expect(await screen.findByText('Parcels are not picked up at this address.')).toBeVisible();
    expect(await screen.findByText('Parcels are not delivered to this address.')).toBeVisible();
    expect(screen.queryByText('Choose what you send.', { selector: '[role=alert] *' })).toBeNull();
  },
);

it('sends it later, at a time of the shop [X-31]', async () => {
  const app = openParcel();
  await chooseEnds(app);
  await total('$4.20');
  await app.user.click(await screen.findByRole('radio', { name: /Schedule for later/ }));
  const days = within(await screen.findByRole('group', { name: 'Day' }));
  await app.user.click(days.getByRole('radio', { name: /^Tomorrow/ }));
  const times = within(screen.getByRole('group', { name: 'Time' }));
  await app.user.click(times.getByRole('radio', { name: '6:30\u00A0PM' }));
  await app.user.click(await button('Send parcel'));
  await waitFor(() => expect(app.api.calls(sendParcel)).toHaveLength(1));
  expect(app.api.calls(sendParcel)[0]?.body).toMatchObject({
    schedule_at: expect.stringMatching(/^\d{4}-\d\d-\d\d 18:30:00$/) as string,
  });
});

it('says so where no parcels are sent from here [X-31]', async () => {
  openParcel({}, []);
  expect(await screen.findByText('No parcels are sent from here')).toBeVisible();
});

it('leads from another module to the one for parcels [X-31] [D-04]', async () => {
  const { user, api, session } = openParcel({
    session: { module: { id: 1, type: 'food', name: 'Food' } },
    setUpApi: (backend) => {
      backend.respond(moduleList, [aModule({ id: 1 }), aModule({ id: 5, type: 'parcel', name: 'Parcel' })]);
      backend.respond(parcelCategories, []);
    },
  });
  const go = await button('Go to parcels');
  expect(screen.getByText('Your cart stays as it is.')).toBeVisible();
  api.respond(parcelCategories, [boxes]);
  await user.click(go);
  expect(await screen.findByRole('radio', { name: /Boxes/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(session.getState().module).toEqual({ id: 5, type: 'parcel', name: 'Parcel' });
});

it('offers a retry when it cannot be loaded [X-01]', async () => {
  let isDown = true;
  const { user } = openParcel({
    setUpApi: (api) =>
      api.respond(parcelCategories, () => {
        if (isDown) throw refused(500, 'Broken');
        return [boxes];
      }),
  });
  const retry = await button('Retry');
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('radio', { name: /Boxes/ })).toBeVisible();
});

it('asks guests to sign in where they may not order [X-31] [ROLE-03]', async () => {
  openParcel({ config: { guestCheckout: false } });
  expect(await screen.findByText('Please sign in to order')).toBeVisible();
});

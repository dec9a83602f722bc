import { addToRentalCart, clearRentalCart, rentalCart, rentalCartMerge } from '@shop/contract';
import { toZonedMoment, type RentalCart } from '@shop/domain';
import { endSession, resetSaved, startSession } from '@shop/session';
import { aProvider, aRentalCart, aRentalLine, aTripPlan, aVehicle, refused, renderApp } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { getSavedDraft, saveDraft } from '../../ordering/draft/saved-draft';
import { blankDraft } from '../../ordering/draft/checkout-draft';
import { RentalCartButton } from './rental-cart-button';

const cart = aRentalCart({
  lines: [
    aRentalLine({ quantity: 2 }),
    aRentalLine({ id: 2, vehicle: aVehicle({ id: 2, name: 'Vela Van' }), quantity: 1 }),
  ],
});

const open = (session = {}) =>
  renderApp(<RentalCartButton />, { session, setUpApi: (api) => api.respond(rentalCart, cart) });

it('shows the number of vehicles and opens the rental cart [HEAD-05] [CALL-17]', async () => {
  const { user, bus, api } = open();
  const wished = jest.fn();
  bus.on('rental-cart:open-requested', wished);
  await user.click(await screen.findByRole('button', { name: 'Open rental cart, 3 vehicles' }));
  expect(wished).toHaveBeenCalledTimes(1);
  expect(api.calls(rentalCart)).toHaveLength(1);
});

it('sends no request for a visitor who has no cart yet [HEAD-05]', async () => {
  const { api } = open({ guestId: null });
  expect(await screen.findByRole('button', { name: 'Open rental cart, 0 vehicles' })).toBeVisible();
  expect(api.calls(rentalCart)).toEqual([]);
});

it('forgets a signed-out customer’s cart and its draft [F-33]', async () => {
  const { session, bus } = open({ token: 'token' });
  await screen.findByRole('button', { name: 'Open rental cart, 3 vehicles' });
  saveDraft(1, 'trip:1', { ...blankDraft, note: 'Child seat' });
  act(() => void endSession(session, bus, 'logout'));
  await waitFor(() => expect(getSavedDraft(1, 'trip:1').note).toBe(''));
});

describe('a merge that the backend keeps open', () => {
  beforeEach(() => void resetSaved('rental-merge-asked'));
  const openWith = (session = {}, offered: RentalCart | null = cart) => {
    const app = renderApp(<RentalCartButton />, {
      session,
      setUpApi: (api) => {
        api.respond(rentalCart, cart);
        api.respond(rentalCartMerge, { offered });
      },
    });
    const asked = jest.fn();
    app.bus.on('rental-cart:merge-requested', asked);
    return { ...app, asked };
  };

  it('is asked about after signing in [D-17]', async () => {
    const { session, bus, api, asked } = openWith();
    await screen.findByRole('button', { name: 'Open rental cart, 3 vehicles' });
    expect(api.calls(rentalCartMerge)).toEqual([]);
    await act(async () => startSession(session, bus, 'token'));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  });

  it('is asked about where the customer signed in on another page or in another module, once in a tab [D-17]', async () => {
    const first = openWith({ token: 'token' });
    await waitFor(() => expect(first.asked).toHaveBeenCalledTimes(1));
    first.unmount();
    const again = openWith({ token: 'token' });
    await waitFor(() => expect(again.api.calls(rentalCartMerge)).toHaveLength(1));
    await screen.findByRole('button', { name: 'Open rental cart, 3 vehicles' });
    expect(again.asked).not.toHaveBeenCalled();
  });

  it('is asked about again where another one is open [D-17]', async () => {
    const first = openWith({ token: 'token' });
    await waitFor(() => expect(first.asked).toHaveBeenCalledTimes(1));
    first.unmount();
    const other = openWith({ token: 'token' }, aRentalCart({ lines: [aRentalLine({ id: 77 })] }));
    await waitFor(() => expect(other.asked).toHaveBeenCalledTimes(1));
  });

  it('is not there: nothing is asked [D-17]', async () => {
    const { api, asked } = openWith({ token: 'token' }, null);
    await waitFor(() => expect(api.calls(rentalCartMerge)).toHaveLength(1));
    await screen.findByRole('button', { name: 'Open rental cart, 3 vehicles' });
    expect(asked).not.toHaveBeenCalled();
  });
});

describe("signing in with vehicles in the guest's cart, where the backend keeps no merge", () => {
  const dunes = aProvider({ id: 9, name: 'Dune Drives' });
  const buggy = aVehicle({
    id: 9,
    name: 'Dune Buggy',
    provider: { ...cart.lines[0]!.vehicle.provider, id: 9 },
  });
  const otherCart = aRentalCart({ provider: dunes, lines: [aRentalLine({ id: 7, vehicle: buggy })] });
  const text = /you chose vehicles of .*\. The rental cart of your account has vehicles of .*Dune Drives/;

  async function signInTo(account: RentalCart, guest = cart, refusedId?: number) {
    let own = account;
    const page = (
      <>
        <RentalCartButton />
        <Toaster closeLabel="Close" />
      </>
    );
    const app = renderApp(page, {
      config: { capabilities: [] },
      setUpApi: (api) => {
        api.respond(rentalCart, () => (app.session.getState().token ? own : guest));
        api.respond(clearRentalCart, () => (own = { provider: null, plan: null, planId: null, lines: [] }));
        api.respond(addToRentalCart, ({ body }) => {
          if (body.vehicle_id === refusedId) throw refused(409, 'This vehicle is not free at that time.');
          const source = [guest, account].find(({ lines }) =>
            lines.some(({ vehicle }) => vehicle.id === body.vehicle_id),
          )!; // every vehicle is of one of them
          const lines = source.lines.filter(({ vehicle }) => vehicle.id === body.vehicle_id);
          return (own = { ...source, lines: [...own.lines, ...lines] });
        });
      },
    });
    await screen.findByRole('button', { name: 'Open rental cart, 3 vehicles' });
    await act(async () => startSession(app.session, app.bus, 'token'));
    return app;
  }

  it('offers them where the account has those of another provider [D-17]', async () => {
    const { user, api, bus } = await signInTo(otherCart);
    const opened = jest.fn();
    bus.on('rental-cart:open-requested', opened);
    expect(await screen.findByText(text)).toBeVisible();
    expect(api.calls(clearRentalCart)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use the new choice' }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(api.calls(addToRentalCart)).toMatchObject([
      { body: { vehicle_id: 1, quantity: 2 } },
      { body: { vehicle_id: 2, quantity: 1 } },
    ]);
    expect(await screen.findByRole('button', { name: 'Open rental cart, 3 vehicles' })).toBeVisible();
  });

  it('restores the account’s vehicles where one of the guest’s cannot be added [D-17]', async () => {
    const { user, api, toasts } = await signInTo(otherCart, cart, 2);
    await user.click(await screen.findByRole('button', { name: 'Use the new choice' }));
    await waitFor(() => expect(toasts).toEqual(['This vehicle is not free at that time.']));
    expect(await screen.findByRole('button', { name: 'Open rental cart, 1 vehicle' })).toBeVisible();
    expect(api.calls(addToRentalCart)).toMatchObject([
      { body: { vehicle_id: 1 } },
      { body: { vehicle_id: 2 } },
      { body: { vehicle_id: 9 } },
    ]);
  });

  it('keeps the account’s plan where the guest’s pick-up is over [D-17]', async () => {
    const over = aTripPlan({ pickupAt: '2020-01-06T08:00:00.000Z', returnAt: '2020-01-06T12:00:00.000Z' });
    const plan = aTripPlan({ pickupAt: '2099-02-01T08:00:00.000Z', returnAt: '2099-02-01T10:00:00.000Z' });
    const { user, api } = await signInTo({ ...otherCart, plan }, { ...cart, plan: over });
    await user.click(await screen.findByRole('button', { name: 'Use the new choice' }));
    await waitFor(() => expect(api.calls(addToRentalCart)).toHaveLength(2));
    const body = { pickup_time: toZonedMoment(plan.pickupAt, 'Asia/Karachi') };
    expect(api.calls(addToRentalCart)).toMatchObject([{ body }, { body }]);
  });

  it.each([
    ['of the same provider', cart],
    ['nothing', aRentalCart({ provider: null, plan: null, lines: [] })],
  ])('says nothing where the account has %s [D-17]', async (_case, account) => {
    const { api } = await signInTo(account);
    await waitFor(() => expect(api.calls(rentalCart).length).toBeGreaterThan(1));
    expect(screen.queryByText(text)).toBeNull();
  });
});

import { addToRentalCart, clearRentalCart, rentalCart } from '@shop/contract';
import type { RentalCart } from '@shop/domain';
import { endSession, startSession } from '@shop/session';
import { aProvider, aRentalCart, aRentalLine, aVehicle, renderApp } from '@shop/testing';
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

describe("signing in with vehicles in the guest's cart", () => {
  const dunes = aProvider({ id: 9, name: 'Dune Drives' });
  const buggy = aVehicle({
    id: 9,
    name: 'Dune Buggy',
    provider: { ...cart.lines[0]!.vehicle.provider, id: 9 },
  });
  const otherCart = aRentalCart({ provider: dunes, lines: [aRentalLine({ id: 7, vehicle: buggy })] });
  const text = /you chose vehicles of .*\. The rental cart of your account has vehicles of .*Dune Drives/;

  async function signInTo(account: RentalCart) {
    let own = account;
    const page = (
      <>
        <RentalCartButton />
        <Toaster closeLabel="Close" />
      </>
    );
    const app = renderApp(page, {
      setUpApi: (api) => {
        api.respond(rentalCart, () => (app.session.getState().token ? own : cart));
        api.respond(clearRentalCart, () => (own = { provider: null, plan: null, planId: null, lines: [] }));
        api.respond(addToRentalCart, ({ body }) => {
          const lines = cart.lines.filter(({ vehicle }) => vehicle.id === body.vehicle_id);
          return (own = { ...cart, lines: [...own.lines, ...lines] });
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

  it.each([
    ['of the same provider', cart],
    ['nothing', aRentalCart({ provider: null, plan: null, lines: [] })],
  ])('says nothing where the account has %s [D-17]', async (_case, account) => {
    const { api } = await signInTo(account);
    await waitFor(() => expect(api.calls(rentalCart).length).toBeGreaterThan(1));
    expect(screen.queryByText(text)).toBeNull();
  });
});

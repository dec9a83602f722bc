import { rentalCart } from '@shop/contract';
import { endSession } from '@shop/session';
import { aRentalCart, aRentalLine, aVehicle, renderApp } from '@shop/testing';
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

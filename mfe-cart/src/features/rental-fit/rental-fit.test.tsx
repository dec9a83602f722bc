import { clearRentalCart, moduleList, rentalCart, zoneOf } from '@shop/contract';
import type { RentalCart } from '@shop/domain';
import { aModule, aProvider, aRentalCart, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { screen, waitFor } from '@testing-library/react';
import RentalFit from './rental-fit';

const cart = aRentalCart();
const empty: RentalCart = { provider: null, plan: null, planId: null, lines: [] };
const pickup = { address: '5 Garden Street', latitude: 24.87, longitude: 67.02 };

function choose(known: RentalCart, options: TestAppOptions = {}) {
  const done = jest.fn();
  const app = renderApp(
    <>
      <RentalFit payload={{ moduleId: 6 }} done={done} />
      <Toaster closeLabel="Close" />
    </>,
    {
      ...options,
      setUpApi: (api) => {
        api.respond(rentalCart, known);
        api.respond(moduleList, [aModule({ id: 6, type: 'rental', zoneIds: [1, 2] })]);
        api.respond(zoneOf, { zoneIds: [1], zones: [] });
        api.respond(clearRentalCart, empty);
        options.setUpApi?.(api);
      },
    },
  );
  const moved = jest.fn();
  app.bus.on('place:changed', moved);
  return { ...app, done, moved };
}

beforeAll(() => {
  window.scrollTo = () => undefined;
});

it('makes the pick-up location the visitor’s location where the module serves it [STATE-25] [STATE-26]', async () => {
  const { session, done, moved, api } = choose(cart);
  expect(await screen.findByText('Location set successfully')).toBeVisible();
  expect(session.getState()).toMatchObject({ place: pickup, zoneIds: [1] });
  expect(moved).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(api.calls(clearRentalCart)).toEqual([]);
});

it('keeps the cached responses where the location does not change [STATE-26]', async () => {
  const { done, moved } = choose(cart, { session: { place: pickup } });
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(moved).not.toHaveBeenCalled();
});

it('clears the cart and shows why where the module does not rent out its vehicles [STATE-27] [ERR-14] [CALL-18]', async () => {
  const { session, api } = choose({ ...cart, provider: aProvider({ pickupZoneIds: [9] }) });
  expect(
    await screen.findByText(
      'Your cart has been cleared as the selected zone does not support the previous pickup point.',
    ),
  ).toBeVisible();
  expect(api.calls(clearRentalCart)).toHaveLength(1);
  expect(session.getState().place).toBeNull();
});

it('does the same where no zone serves the pick-up location any more [STATE-27]', async () => {
  const { api, done } = choose(cart, {
    setUpApi: (fake) =>
      fake.respond(zoneOf, () => {
        throw refused(404, 'Outside');
      }),
  });
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(api.calls(clearRentalCart)).toHaveLength(1);
});

it('does nothing with an empty cart [STATE-25] [CALL-17]', async () => {
  const { api, done, moved, toasts } = choose(empty);
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(api.calls(rentalCart)).toHaveLength(1);
  expect(api.calls(clearRentalCart)).toEqual([]);
  expect(moved).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
});

it.each([
  ['asking for the cart', rentalCart],
  ['clearing it', clearRentalCart],
])('shows the server’s message when %s fails, and keeps the location [ERR-23]', async (_deed, endpoint) => {
  const { toasts, done, moved } = choose(
    { ...cart, provider: aProvider({ pickupZoneIds: [9] }) },
    {
      setUpApi: (fake) =>
        fake.respond(endpoint, () => {
          throw refused(403, 'The booking items are locked.');
        }),
    },
  );
  await waitFor(() => expect(toasts).toEqual(['The booking items are locked.']));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(moved).not.toHaveBeenCalled();
});

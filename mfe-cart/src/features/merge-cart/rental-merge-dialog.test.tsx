import { rentalCart, rentalCartMerge, settleRentalCartMerge } from '@shop/contract';
import type { RentalCart } from '@shop/domain';
import {
  aProvider,
  aRentalCart,
  aRentalLine,
  aTripPlan,
  aVehicle,
  refused,
  renderApp,
  type TestAppOptions,
} from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import RentalMergeDialog from './rental-merge-dialog';

const planOn = (day: string) =>
  aTripPlan({ pickupAt: `${day}T08:00:00.000Z`, returnAt: `${day}T12:00:00.000Z` });
const own = aRentalCart({
  provider: aProvider({ name: 'Corniche Cars' }),
  plan: planOn('2099-01-06'),
  lines: [aRentalLine({ quantity: 2, vehicle: aVehicle({ name: 'Vela City' }) })],
});
const chosen = aRentalCart({
  provider: aProvider({ id: 9, name: 'Dune Drives' }),
  plan: planOn('2099-02-01'),
  lines: [aRentalLine({ id: 7, vehicle: aVehicle({ id: 9, name: 'Dune Buggy' }) })],
});

function open(offered: RentalCart | null = chosen, { setUpApi, ...options }: TestAppOptions = {}) {
  const done = jest.fn();
  const app = renderApp(<RentalMergeDialog payload={{}} done={done} />, {
    session: { token: 'token' },
    setUpApi: (api) => {
      api.respond(rentalCart, own);
      api.respond(rentalCartMerge, { offered });
      api.respond(settleRentalCartMerge, ({ body }) => (body.keep === 'guest' ? chosen : own));
      setUpApi?.(api);
    },
    ...options,
  });
  return { ...app, done };
}

const findCart = async (title: string) => within(await screen.findByRole('region', { name: title }));

it('shows both carts with provider, vehicles and pick-up, and discards none by itself [D-17]', async () => {
  const { user, api, done } = open();
  expect(await screen.findByRole('dialog', { name: 'Which cart do you want to keep?' })).toBeVisible();
  const [guest, account] = [await findCart('Just filled'), await findCart('In your account')];
  for (const text of ['Dune Drives', 'Dune Buggy', '1 vehicle', 'Feb 1, 2099, 1:00 PM'])
    expect(guest.getByText(text)).toBeVisible();
  for (const text of ['Corniche Cars', 'Vela City', '2 vehicles', 'Jan 6, 2099, 1:00 PM'])
    expect(await account.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(done).toHaveBeenCalled();
  expect(api.calls(settleRentalCartMerge)).toEqual([]);
});

it.each([
  ['Just filled', 'guest'],
  ['In your account', 'account'],
])('keeps the cart that was chosen: %s [D-17]', async (title, choice) => {
  const { user, api, done } = open();
  await user.click((await findCart(title)).getByRole('button', { name: 'Keep this cart' }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(api.calls(settleRentalCartMerge)).toEqual([{ body: { keep: choice } }]);
});

it('shows the pick-up of the account where that of the guest is over, because it stays [D-17]', async () => {
  open({ ...chosen, plan: planOn('2020-02-01') });
  const guest = await findCart('Just filled');
  expect(await guest.findByText('Jan 6, 2099, 1:00 PM')).toBeVisible();
  expect(guest.getByText('Dune Buggy')).toBeVisible();
});

it('closes where another tab has settled it [D-17] [F-34]', async () => {
  const { done } = open(null);
  await waitFor(() => expect(done).toHaveBeenCalled());
});

it('stays open when the choice could not be saved, and shows why', async () => {
  const { user, done, toasts } = open(chosen, {
    setUpApi: (api) =>
      api.respond(settleRentalCartMerge, () => {
        throw refused(500, 'Try again');
      }),
  });
  await user.click((await findCart('Just filled')).getByRole('button', { name: 'Keep this cart' }));
  await waitFor(() => expect(toasts).toEqual(['failed: http']));
  expect(done).not.toHaveBeenCalled();
});

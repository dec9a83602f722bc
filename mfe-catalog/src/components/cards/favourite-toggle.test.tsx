import type { SlotProps } from '@shop/federation';
import { renderApp, type TestAppOptions } from '@shop/testing';
import { screen } from '@testing-library/react';
import { FavouriteToggle } from './favourite-toggle';

const FakeToggle = ({ itemId, label }: SlotProps['wishlist-heart']) => (
  <button>
    {label} {itemId}
  </button>
);
const account = { 'wishlist-heart': FakeToggle, 'wishlist:add-requested': () => null };
const show = (options: TestAppOptions) =>
  renderApp(<FavouriteToggle favourite={{ kind: 'item', id: 7 }} label="Naan" />, options);
const own = () => screen.queryByRole('button', { name: 'Add Naan to wishlist' });
const marked = () => screen.findByRole('button', { name: 'Naan 7' });

it('is a guest’s without any code of the account, which listens for a press [ITEM-06] [VALID-08]', async () => {
  const { user, bus } = show({ slots: account });
  const requests: unknown[] = [];
  bus.on('wishlist:add-requested', (request) => requests.push(request));
  await user.click(own() ?? document.body);
  expect(requests).toEqual([{ kind: 'item', id: 7 }]);
  expect(own()).toHaveAttribute('aria-pressed', 'false');
});

it('is the account’s for a customer [ITEM-06]', async () => {
  show({ slots: account, session: { token: 't', guestId: null } });
  expect(await marked()).toBeVisible();
});

it('is the account’s for everybody where its release does not hear of presses [F-20]', async () => {
  show({ slots: { 'wishlist-heart': FakeToggle } });
  expect(await marked()).toBeVisible();
});

it('is not there for parcels, nor while the account is off [D-11] [F-11]', () => {
  show({ slots: account, session: { module: { id: 5, type: 'parcel', name: 'Parcel' } } });
  show({});
  expect(screen.queryByRole('button')).toBeNull();
});

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

it('is a plain button for guests, which loads no code of the account and sends the command [ITEM-06] [VALID-08]', async () => {
  const { user, bus } = show({ slots: account });
  const requests: unknown[] = [];
  bus.on('wishlist:add-requested', (request) => requests.push(request));
  await user.click(own() ?? document.body);
  expect(requests).toEqual([{ kind: 'item', id: 7 }]);
  expect(own()).toHaveAttribute('aria-pressed', 'false');
});

it("is the account's slot for a customer [ITEM-06]", async () => {
  show({ slots: account, session: { token: 't', guestId: null } });
  expect(await marked()).toBeVisible();
});

it("is the account's slot for everybody when its release does not handle the command [F-20]", async () => {
  show({ slots: { 'wishlist-heart': FakeToggle } });
  expect(await marked()).toBeVisible();
});

it('is absent for parcels, and while the account is off [D-11] [F-11]', () => {
  show({ slots: account, session: { module: { id: 5, type: 'parcel', name: 'Parcel' } } });
  show({});
  expect(screen.queryByRole('button')).toBeNull();
});

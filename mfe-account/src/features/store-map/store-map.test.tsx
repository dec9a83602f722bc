import { renderApp } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import StoreMap from './store-map';

const store = {
  storeName: '<b>Lahori</b> Dhaba',
  address: '1 Mall Road',
  position: { latitude: 24.86, longitude: 67.01 },
};

it('shows the store’s location and a link to directions, in a dialog that restores the focus [ADDR-21] [F-36]', async () => {
  const { user } = renderApp(<StoreMap {...store} />);
  await user.click(screen.getByRole('button', { name: 'View on map' }));
  const dialog = within(await screen.findByRole('dialog', { name: '<b>Lahori</b> Dhaba' }));
  expect(await dialog.findByRole('img', { name: 'Map: <b>Lahori</b> Dhaba' })).toBeVisible();
  expect(dialog.getByText('1 Mall Road')).toBeVisible();
  const link = dialog.getByRole('link', { name: 'Directions' });
  expect(link).toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=24.86,67.01');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'View on map' })).toHaveFocus();
});

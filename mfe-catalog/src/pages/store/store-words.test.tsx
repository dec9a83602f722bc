/** @jest-environment-options {"styles": true} */
import { storeDetails } from '@shop/contract';
import { aStore, aStoreDiscount, renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { Page } from './store-page';

it('is written to by its vendor’s id [D-28]', async () => {
  renderApp(<Page />, {
    path: '/store/:id',
    address: '/store/3',
    setUpApi: (api) => api.respond(storeDetails, aStore({ id: 3, moduleType: 'grocery', vendorId: 40 })),
  });
  const link = await screen.findByRole('link', { name: 'Message the store' });
  expect(link).toHaveAttribute('href', '/profile?page=inbox&to=vendor&id=40');
});

it.each([
  ['food', 'restaurant'],
  ['grocery', 'store'],
] as const)('is named on its page as its module names it: %s [GEN-03]', async (moduleType, name) => {
  const store = aStore({ id: 3, moduleType, zoneId: 9, takeAway: false, discount: aStoreDiscount() });
  renderApp(<Page />, {
    path: '/store/:id',
    address: '/store/3',
    setUpApi: (api) => api.respond(storeDetails, store),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lahori Dhaba' })).toBeVisible();
  for (const label of [`Share this ${name}`, `Message the ${name}`])
    expect(screen.getByLabelText(label)).toBeVisible();
  expect(screen.getByRole('list', { name: `Offers of the ${name}` })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: `Search in this ${name}` })).toBeVisible();
  expect(screen.getByText(`This ${name} does not deliver to your place`)).toBeVisible();
  expect(screen.getByText(`Choose another place or a ${name} near you.`)).toBeVisible();
});

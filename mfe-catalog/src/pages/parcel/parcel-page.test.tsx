import { banners, cartList, categoryList, itemsPopular } from '@shop/contract';
import { aCategory, refused, renderApp, type FakeApi } from '@shop/testing';
import { screen } from '@testing-library/react';
import { Page } from './parcel-page';

const open = (answers: (api: FakeApi) => void = () => {}) =>
  renderApp(<Page />, {
    session: { module: { id: 5, type: 'parcel', name: 'Parcel' } },
    setUpApi: (api) => {
      api.respond(banners, []);
      api.respond(categoryList, [aCategory({ name: 'Documents' })]);
      answers(api);
    },
  });

it('explains the service, its kinds of parcels and the contacts [D-11] [GEN-06]', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'From your door to theirs, today' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'How it works' })).toHaveTextContent('Arrange a pickup');
  expect(await screen.findByText('Documents')).toBeVisible();
  expect(await screen.findByRole('link', { name: '+92300000000' })).toHaveAttribute(
    'href',
    'tel:+92300000000',
  );
  expect(screen.getByRole('link', { name: 'hello@mosaic.example' })).toHaveAttribute(
    'href',
    'mailto:hello@mosaic.example',
  );
  expect(screen.getByText('1 Market Square')).toBeVisible();
});

it('has no cart, wishlist, tracking or items [D-11] [GEN-06]', async () => {
  const { api } = open();
  await screen.findByText('Documents');
  expect(screen.queryByText(/cart|wishlist|track order/i)).toBeNull();
  expect(api.calls(cartList)).toEqual([]);
  expect(api.calls(itemsPopular)).toEqual([]);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('works without kinds of parcels, and retries them when they fail [X-01]', async () => {
  let isDown = true;
  const { user } = open((api) =>
    api.respond(categoryList, () => {
      if (isDown) throw refused(500, 'Broken');
      return [];
    }),
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('region', { name: 'How it works' })).toBeVisible();
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'Ask for a parcel' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What we carry' })).toBeNull();
});

import { banners, cartList, categoryList, itemsPopular, parcelCategories } from '@shop/contract';
import { aCategory, aParcelCategory, refused, renderApp, type FakeApi } from '@shop/testing';
import { screen } from '@testing-library/react';
import { Page } from './parcel-page';

const open = (answers: (api: FakeApi) => void = () => {}) =>
  renderApp(<Page />, {
    session: { module: { id: 5, type: 'parcel', name: 'Parcel' } },
    setUpApi: (api) => {
      api.respond(banners, []);
      api.respond(parcelCategories, []);
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

it('offers to send each kind of parcel, with what it costs at least [X-31]', async () => {
  const { api } = open((fake) =>
    fake.respond(parcelCategories, [
      aParcelCategory(),
      aParcelCategory({ id: 4, name: 'Boxes', description: '', rates: null }),
    ]),
  );
  const documents = await screen.findByRole('link', { name: /Documents/ });
  expect(documents).toHaveAttribute('href', '/parcel/new?category=3&module_id=5');
  expect(documents).toHaveTextContent('From $3.00');
  expect(screen.getByRole('link', { name: 'Boxes' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send a parcel' })).toHaveAttribute(
    'href',
    '/parcel/new?module_id=5',
  );
  expect(screen.getByRole('region', { name: 'How it works' })).toHaveTextContent('Book the pick-up');
  expect(screen.getByRole('region', { name: 'Questions about a parcel' })).toBeVisible();
  expect(api.calls(categoryList)).toEqual([]);
});

it('names the module’s categories where the kinds of parcels cannot be read [X-31] [X-01]', async () => {
  open((fake) =>
    fake.respond(parcelCategories, () => {
      throw refused(500, 'Broken');
    }),
  );
  expect(await screen.findByText('Documents')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Send a parcel' })).toBeNull();
});

import {
  banners,
  categoryList,
  itemsDiscounted,
  itemsPopular,
  itemsRecommended,
  storesLatest,
  storesPopular,
  type Page as PageOf,
} from '@shop/contract';
import { aCategory, anItem, aStore, refused, renderApp, type FakeApi } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from '../../home-page';

const pageOf = <Entity,>(...entries: Entity[]): PageOf<Entity> => ({
  total: entries.length,
  page: 1,
  limit: 20,
  entries,
});

const food = { module: { id: 1, type: 'food', name: 'Food' } } as const;

const full = (api: FakeApi) => {
  api.answer(banners, []);
  api.answer(categoryList, [aCategory()]);
  api.answer(itemsDiscounted, pageOf(anItem({ id: 1, name: 'Naan' })));
  api.answer(itemsPopular, pageOf(anItem({ id: 2, name: 'Biryani' })));
  api.answer(itemsRecommended, pageOf(anItem({ id: 3, name: 'Kheer' })));
  api.answer(storesPopular, pageOf(aStore({ id: 4, name: 'Corner' })));
  api.answer(storesLatest, pageOf(aStore({ id: 5, name: 'Newcomer' })));
};

const open = (address = '/home', more: (api: FakeApi) => void = () => {}, session: object = food) =>
  renderApp(<Page />, {
    path: '/home',
    address,
    session,
    answers: (api) => {
      full(api);
      more(api);
    },
  });

const row = (name: string) => screen.findByRole('region', { name });

it('shows the rows of the module, each asked for once, with the way to all [D-02] [BIZ-02] [CALL-07] [CALL-08]', async () => {
  const { api } = open();
  expect(await within(await row('Discounted items')).findByText('Naan')).toBeVisible();
  expect(await within(await row('Popular items')).findByText('Biryani')).toBeVisible();
  expect(await within(await row('Recommended items')).findByText('Kheer')).toBeVisible();
  expect(await within(await row('Popular stores')).findByText('Corner')).toBeVisible();
  expect(await within(await row('New stores')).findByText('Newcomer')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Grills' })).toHaveAttribute('href', '/category/1');
  expect(screen.getByRole('link', { name: 'View all: Discounted items' })).toHaveAttribute(
    'href',
    '/home?data_type=discounted',
  );
  expect(screen.getByRole('link', { name: 'View all: New stores' })).toHaveAttribute('href', '/store/latest');
  for (const endpoint of [
    banners,
    categoryList,
    itemsDiscounted,
    itemsPopular,
    itemsRecommended,
    storesLatest,
  ])
    expect(api.calls(endpoint)).toHaveLength(1);
  expect(api.calls(storesPopular)).toEqual([{ query: { type: 'all', limit: 12, offset: 1 } }]);
});

it('tries a failed row again by itself while the others stand [X-01]', async () => {
  let isDown = true;
  const { user } = open('/home', (api) =>
    api.answer(itemsPopular, () => {
      if (isDown) throw refused(500, 'Broken');
      return pageOf(anItem({ id: 2, name: 'Biryani' }));
    }),
  );
  const broken = within(await row('Popular items'));
  expect(await broken.findByRole('alert')).toHaveTextContent('This could not be loaded');
  expect(await screen.findByText('Naan')).toBeVisible();
  isDown = false;
  await user.click(broken.getByRole('button', { name: 'Retry' }));
  expect(await broken.findByText('Biryani')).toBeVisible();
});

it('shows the others while one is slow', async () => {
  open('/home', (api) => api.answer(itemsDiscounted, () => new Promise(() => {})));
  expect(await screen.findByText('Biryani')).toBeVisible();
  expect(within(await row('Discounted items')).queryByRole('heading', { level: 3 })).toBeNull();
});

it('says that a row is empty', async () => {
  open('/home', (api) => api.answer(itemsDiscounted, pageOf()));
  expect(await screen.findByText('Nothing is discounted right now')).toBeVisible();
});

it('goes to the landing page without a place, and asks for nothing [D-02]', async () => {
  const { api, address } = open('/home?data_type=popular', undefined, { ...food, zoneIds: [] });
  await waitFor(() => expect(address()).toBe(`/?next=${encodeURIComponent('/home?data_type=popular')}`));
  expect(api.calls(itemsPopular)).toEqual([]);
});

it('waits for a module [D-06]', async () => {
  const { api } = open('/home', undefined, {});
  await row('Popular items');
  expect(api.calls(itemsPopular)).toEqual([]);
});

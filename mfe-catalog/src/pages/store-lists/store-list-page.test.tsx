import { storesLatest, storesPopular, type Page as PageOf } from '@shop/contract';
import { aStore, renderApp } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './store-list-page';

const toPage = <Entity,>(...entries: Entity[]): PageOf<Entity> => ({
  total: entries.length,
  page: 1,
  limit: 20,
  entries,
});

const open = (address: string) =>
  renderApp(<Page />, {
    path: address.split('?')[0] ?? '',
    address,
    session: { module: { id: 1, type: 'food', name: 'Food' } },
    setUpApi: (api) => {
      api.respond(storesLatest, toPage(aStore({ name: 'Newcomer' })));
      api.respond(storesPopular, toPage(aStore({ name: 'Corner' })));
    },
  });

it.each([
  ['/store/latest', 'New restaurants', 'Newcomer', 'newest'],
  ['/store/popular', 'Popular restaurants', 'Corner', 'popular'],
])(
  "%s lists its stores in the default order, with the module's name for them [ROUTE-04] [GEN-03]",
  async (address, title, store, defaultSort) => {
    open(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByText(store)).toBeVisible();
    expect(screen.getByText('1 restaurant')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue(defaultSort);
  },
);

it('filters and sorts by the address [ROUTE-04] [D-03]', async () => {
  const { user, api, address } = open('/store/popular?rating=4&flags=free_delivery');
  await screen.findByText('Corner');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Nearest');
  await waitFor(() => expect(address()).toBe('/store/popular?rating=4&flags=free_delivery&sort=distance'));
  await waitFor(() =>
    expect(api.calls(storesPopular).at(-1)).toEqual({
      query: {
        type: 'all',
        limit: 20,
        offset: 1,
        rating_count: 4,
        filter: 'free_delivery',
        sort_by: 'distance',
      },
    }),
  );
});

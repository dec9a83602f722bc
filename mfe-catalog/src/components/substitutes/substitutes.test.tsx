import { categoryItems, itemSearch, storeItems } from '@shop/contract';
import type { Item } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { anItem, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DeferredSubstitutes } from './deferred-substitutes';

const toPage = (...entries: Item[]) => ({ total: entries.length, page: 1, limit: 30, entries });
const grocery = (given: Partial<Item>) =>
  anItem({ moduleType: 'grocery', stock: 10, categoryIds: [4, 40], ...given });
const Plus = ({ item }: SlotProps['quick-add']) => <button>Add {item.name}</button>;
const open = (item: Item, setUpApi?: TestAppOptions['setUpApi']) =>
  renderApp(<DeferredSubstitutes item={item} />, {
    slots: { 'quick-add': Plus },
    ...(setUpApi ? { setUpApi } : {}),
  });

it('offers items of the same shelf of the store, with their add buttons [X-28]', async () => {
  const { api } = open(grocery({ id: 1, name: 'Peaches', stock: 0 }), (fake) =>
    fake.respond(storeItems, toPage(grocery({ id: 1, stock: 0 }), grocery({ id: 2, name: 'Pears' }))),
  );
  const list = within(await screen.findByRole('region', { name: 'Similar items' }));
  expect(list.getByRole('link', { name: 'Pears' })).toHaveAttribute('href', '/product/2');
  expect(list.getByRole('button', { name: 'Add Pears' })).toBeVisible();
  expect(list.getAllByRole('article')).toHaveLength(1);
  expect(api.calls(storeItems)).toEqual([{ query: { limit: 30, offset: 1, store_id: 1, category_id: 40 } }]);
  expect([api.calls(categoryItems), api.calls(itemSearch)]).toEqual([[], []]);
});

it('asks all stores where its own has nothing like it [X-28]', async () => {
  open(grocery({ id: 1, stock: 0 }), (fake) => {
    fake.respond(storeItems, toPage());
    fake.respond(categoryItems, toPage(grocery({ id: 3, name: 'Plums', storeId: 9, storeName: 'Corner' })));
  });
  expect(await screen.findByRole('link', { name: 'Plums' })).toBeVisible();
  expect(screen.getByText('Corner')).toBeVisible();
});

it('offers only the same substance for a medicine [X-28]', async () => {
  const medicine = (given: Partial<Item>) => grocery({ moduleType: 'pharmacy', ...given });
  const { api } = open(medicine({ id: 1, stock: 0, genericNames: ['Paracetamol'] }), (fake) =>
    fake.respond(
      itemSearch,
      toPage(
        medicine({ id: 2, name: 'Panadol', genericNames: ['Paracetamol'] }),
        medicine({ id: 3, name: 'Brufen', genericNames: ['Ibuprofen'] }),
      ),
    ),
  );
  const list = within(await screen.findByRole('region', { name: 'With the same substance' }));
  expect(list.getByRole('link', { name: 'Panadol' })).toBeVisible();
  expect(list.queryByRole('link', { name: 'Brufen' })).toBeNull();
  expect(api.calls(itemSearch)).toEqual([{ query: { limit: 30, offset: 1, name: 'Paracetamol' } }]);
  expect(api.calls(storeItems)).toEqual([]);
});

it('is nothing where there is nothing like it, and for an item in stock [X-28]', async () => {
  const { api, container } = open(grocery({ id: 1, stock: 0 }), (fake) => {
    fake.respond(storeItems, toPage());
    fake.respond(categoryItems, toPage());
  });
  await waitFor(() => expect(api.calls(categoryItems)).toHaveLength(1));
  expect(container).toHaveTextContent('');
  const other = open(grocery({ id: 1 }));
  expect(other.api.calls(storeItems)).toEqual([]);
});

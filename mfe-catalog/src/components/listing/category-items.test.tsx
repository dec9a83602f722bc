import {
  brandList,
  categoriesAround,
  categoryItems,
  categoryStores,
  itemFacets,
  moduleList,
} from '@shop/contract';
import { chooseModule } from '@shop/session';
import { aCategory, aModule, anItem, aStore, refused, renderApp } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CategoryItems } from './category-items';

const toPage = <Entity,>(...entries: Entity[]) => ({ total: entries.length, page: 1, limit: 20, entries });
const session = { module: { id: 1, type: 'food', name: 'Food' } } as const;

it('shows the items of a category with their count [ROUTE-05]', async () => {
  renderApp(<CategoryItems id={1} />, {
    session,
    setUpApi: (api) => {
      api.respond(categoriesAround, [aCategory({ id: 1, name: 'Bread' })]);
      api.respond(categoryItems, toPage(anItem({ name: 'Rye' })));
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Bread' })).toBeVisible();
  expect(await screen.findByText('1 item')).toBeVisible();
});

it.each([
  ['says that a category is not there', [], 'This category is not here any more'],
  ['shows one that is not listed but has items', [anItem()], 'Category'],
])('%s', async (_case, entries, heading) => {
  renderApp(<CategoryItems id={99} />, {
    session,
    setUpApi: (api) => {
      api.respond(categoriesAround, [aCategory({ id: 1 })]);
      api.respond(categoryItems, toPage(...entries));
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

it('opens without a location [D-04]', async () => {
  renderApp(<CategoryItems id={1} />, {
    session: { ...session, zoneIds: [] },
    setUpApi: (api) => {
      api.respond(categoriesAround, [aCategory({ id: 1, name: 'Bread' })]);
      api.respond(categoryItems, toPage(anItem({ name: 'Rye' })));
    },
  });
  expect(await screen.findByText('Rye')).toBeVisible();
});

it('shows its breadcrumb, and its stores in a tab named in the address [ROUTE-05] [X-13]', async () => {
  const { user, address } = renderApp(<CategoryItems id={2} />, {
    session,
    address: '/category/2',
    setUpApi: (api) => {
      const children = [aCategory({ id: 2, name: 'Bread', parentId: 1 })];
      api.respond(categoriesAround, [aCategory({ id: 1, name: 'Bakery', children })]);
      api.respond(categoryItems, toPage(anItem({ name: 'Rye' })));
      api.respond(categoryStores, toPage(aStore({ name: 'Corner' })));
    },
  });
  const path = within(await screen.findByRole('navigation', { name: 'You are here' }));
  expect(await path.findByRole('link', { name: 'Bakery' })).toHaveAttribute('href', '/category/1');
  await user.click(screen.getByRole('tab', { name: /Restaurants/ }));
  expect(await screen.findByText('Corner')).toBeVisible();
  expect(address()).toBe('/category/2?tab=stores');
});

it('filters and sorts the stores of a category like other lists of stores [D-03] [CALL-09]', async () => {
  const { api } = renderApp(<CategoryItems id={1} />, {
    session,
    address: '/category/1?tab=stores&rating=4&flags=free_delivery&sort=rating',
    setUpApi: (api) => {
      api.respond(categoriesAround, [aCategory({ id: 1, name: 'Bread' })]);
      api.respond(categoryItems, toPage(anItem({ name: 'Rye' })));
      api.respond(categoryStores, toPage(aStore({ name: 'Corner' })));
    },
  });
  expect(await screen.findByText('1 restaurant')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove filter: Free delivery' })).toBeVisible();
  expect(api.calls(categoryStores)[0]).toMatchObject({
    query: { rating_count: 4, filter: 'free_delivery', sort_by: 'rating' },
  });
});

it.each([
  ['its module', '?module_id=2'],
  ['another one', '?module_id=1'],
  ['none', ''],
])('changes to its module, whether the link names %s [ROUTE-05] [D-04] [CART-03]', async (_case, query) => {
  const { session: opened } = renderApp(<CategoryItems id={1} />, {
    session,
    address: `/category/1${query}`,
    setUpApi: (api) => {
      api.respond(moduleList, [aModule({ id: 1 }), aModule({ id: 2, type: 'grocery', name: 'Grocery' })]);
      api.respond(categoriesAround, [aCategory({ id: 1, moduleId: 2, name: 'Fruit' })]);
      api.respond(categoryItems, toPage(anItem({ name: 'Apples' })));
    },
  });
  await waitFor(() => expect(opened.getState().module?.id).toBe(2));
  expect(await screen.findByRole('heading', { level: 1, name: 'Fruit' })).toBeVisible();
});

it('names the stores of another module’s category by that module [GEN-03] [ROUTE-05]', async () => {
  const { session: opened, bus } = renderApp(<CategoryItems id={1} />, {
    session,
    address: '/category/1?tab=stores',
    setUpApi: (api) => {
      api.respond(moduleList, [aModule({ id: 2, type: 'grocery', name: 'Grocery' })]);
      api.respond(categoriesAround, [aCategory({ id: 1, moduleId: 2, name: 'Fruit' })]);
      api.respond(categoryItems, toPage(anItem({ name: 'Apples' })));
      api.respond(categoryStores, toPage(aStore({ name: 'Orchard' })));
    },
  });
  await waitFor(() => expect(opened.getState().module?.id).toBe(2));
  await act(async () => chooseModule(opened, bus, session.module));
  expect(await screen.findByText('1 store')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Stores' })).toBeVisible();
  expect(screen.queryByText(/restaurant/i)).not.toBeInTheDocument();
});

it.each([
  ['ecommerce', [], ['Brand'], ['Diet'], ['Halal', 'Organic']],
  ['food', [], ['Diet'], ['Brand'], []],
  ['grocery', ['Halal', 'Organic'], [], ['Brand', 'Diet'], []],
] as const)(
  'offers the filters of the %s module that the category is of [D-03] [ROUTE-05]',
  async (type, flags, groups, missingGroups, missingFlags) => {
    const visited = type === 'food' ? 'ecommerce' : 'food';
    const { user } = renderApp(<CategoryItems id={1} />, {
      session: { module: { id: 1, type: visited, name: 'Visited' } },
      address: '/category/1',
      setUpApi: (api) => {
        api.respond(moduleList, [aModule({ id: 2, type, name: 'Other' })]);
        api.respond(categoriesAround, [aCategory({ id: 1, moduleId: 2, name: 'Fruit' })]);
        api.respond(categoryItems, toPage(anItem({ name: 'Apples' })));
        api.respond(brandList, [{ id: 4, name: 'Acme', imageUrl: null, itemCount: 1 }]);
        // Without counts the panel offers what the module may have.
        api.respond(itemFacets, () => {
          throw refused(404);
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await panel.findByRole('group', { name: 'Rating' });
    for (const name of groups) expect(await panel.findByRole('group', { name })).toBeVisible();
    for (const name of flags) expect(panel.getByRole('checkbox', { name })).toBeVisible();
    for (const name of missingGroups) expect(panel.queryByRole('group', { name })).toBeNull();
    for (const name of missingFlags) expect(panel.queryByRole('checkbox', { name })).toBeNull();
  },
);

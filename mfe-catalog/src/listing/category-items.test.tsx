import { categoryItems, categoryList } from '@shop/contract';
import { aCategory, anItem, renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { CategoryItems } from './category-items';

const pageOf = <Entity,>(...entries: Entity[]) => ({ total: entries.length, page: 1, limit: 20, entries });
const session = { module: { id: 1, type: 'food', name: 'Food' } } as const;

it('shows the items of a category, counted [ROUTE-05]', async () => {
  renderApp(<CategoryItems id={1} />, {
    session,
    answers: (api) => {
      api.answer(categoryList, [aCategory({ id: 1, name: 'Bread' })]);
      api.answer(categoryItems, pageOf(anItem({ name: 'Rye' })));
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
    answers: (api) => {
      api.answer(categoryList, [aCategory({ id: 1 })]);
      api.answer(categoryItems, pageOf(...entries));
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

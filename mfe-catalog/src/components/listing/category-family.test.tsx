import type { Category } from '@shop/domain';
import { aCategory, renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { CategoryFamily } from './category-family';

const tree: Category[] = [
  aCategory({
    id: 1,
    name: 'Bakery',
    children: [aCategory({ id: 2, name: 'Bread' }), aCategory({ id: 3, name: 'Cake' })],
  }),
  aCategory({ id: 4, name: 'Fish' }),
];

it.each([
  ['its children', 1, ['All', 'Bread', 'Cake'], 'All'],
  ['those beside a child', 3, ['All', 'Bread', 'Cake'], 'Cake'],
  ['those beside a category without children', 4, ['Bakery', 'Fish'], 'Fish'],
])('links to %s [ROUTE-05]', (_case, id, names, current) => {
  renderApp(<CategoryFamily categories={tree} id={id} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent(current);
});

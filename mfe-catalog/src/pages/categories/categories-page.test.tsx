import { categoryList } from '@shop/contract';
import { aCategory, refused, renderApp } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './categories-page';

const session = { module: { id: 1, type: 'food', name: 'Food' } } as const;

it('shows every category with its children [ROUTE-05] [CALL-06]', async () => {
  const children = ['Bread', 'Cake', 'Pie', 'Bun', 'Roll', 'Tart', 'Naan'].map((name, index) =>
    aCategory({ id: 10 + index, name, parentId: 1 }),
  );
  renderApp(<Page />, {
    session,
    setUpApi: (api) =>
      api.respond(categoryList, [
        aCategory({ id: 1, name: 'Bakery', children }),
        aCategory({ id: 2, name: 'Fish' }),
      ]),
  });
  const heading = await screen.findByRole('heading', { level: 2, name: 'Bakery' });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '/category/1?from=categories');
  expect(screen.getByRole('link', { name: 'Tart' })).toHaveAttribute('href', '/category/15?from=categories');
  expect(screen.getByRole('link', { name: 'See all of Bakery' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Naan' })).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'Fish' })).toBeVisible();
});

it('can be retried [X-01]', async () => {
  let isDown = true;
  const { user } = renderApp(<Page />, {
    session,
    setUpApi: (api) =>
      api.respond(categoryList, () => {
        if (isDown) throw refused(500, 'Broken');
        return [aCategory({ name: 'Fish' })];
      }),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('Fish')).toBeVisible();
});

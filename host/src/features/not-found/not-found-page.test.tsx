import { renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { InShop } from '../../root/test-remotes';
import { Page } from './not-found-page';

it('says that nothing is here, with search and a way home [D-09] [X-01]', async () => {
  const { user, address } = renderApp(
    <InShop>
      <Page />
    </InShop>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/home');
  await user.type(screen.getByRole('combobox', { name: 'Search items and stores' }), 'rice{Enter}');
  expect(address()).toBe('/home?search=rice');
});

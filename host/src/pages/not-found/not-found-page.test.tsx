import { renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { InShop } from '../../root/test-remotes';
import { Page } from './not-found-page';

it('shows that the page does not exist, with search and a link to the home page [D-09] [X-01]', async () => {
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

it('shows that the remote of the address is switched off, and can be retried [F-11]', async () => {
  renderApp(
    <InShop off={['/orders/:id']}>
      <Page />
    </InShop>,
    { address: '/orders/7' },
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('closed for the moment');
  expect(screen.getByRole('alert')).toHaveTextContent('This part could not be loaded');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

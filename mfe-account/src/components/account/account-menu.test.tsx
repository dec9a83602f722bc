import { renderApp, type TestAppOptions } from '@shop/testing';
import { screen } from '@testing-library/react';
import { AccountMenu } from './account-menu';

const open = (config: TestAppOptions['config'] = {}) =>
  renderApp(<AccountMenu current="my-orders" />, { session: { token: 't' }, config });

it('leads to the shopping lists, after what was ordered [X-29]', async () => {
  const { user, address } = open();
  const lists = await screen.findByRole('link', { name: 'Shopping lists' });
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(['Profile', 'My Orders', 'Shopping lists']);
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('aria-current', 'page');
  await user.click(lists);
  expect(address()).toBe('/lists');
});

it('is without shopping lists where the backend keeps none [X-29]', async () => {
  open({ capabilities: [], wallet: true });
  expect(await screen.findByRole('link', { name: 'Wallet' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Shopping lists' })).toBeNull();
});

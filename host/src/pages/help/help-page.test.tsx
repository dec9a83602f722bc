import { renderApp } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { InShop } from '../../root/test-remotes';
import { Page } from './help-page';

it('shows frequent questions, and links to what a live release serves [ROUTE-12] [F-11]', async () => {
  const shop = (paths: string[]) => (
    <InShop paths={paths}>
      <Page />
    </InShop>
  );
  const { unmount } = renderApp(shop(['/profile?page=inbox|my-orders', '/track-order']));
  expect(await screen.findByRole('heading', { level: 1, name: 'Help and support' })).toBeVisible();
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Ways on' }))
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(links()).toEqual(['/track-order', '/profile?page=my-orders', '/profile?page=inbox&to=admin']);
  expect(screen.getByText('Can I still cancel?')).toBeVisible();
  expect(await screen.findByText('Send us mails')).toBeVisible();
  unmount();
  renderApp(shop(['/home']));
  await screen.findByRole('heading', { level: 1, name: 'Help and support' });
  expect(links()).toEqual([]);
});

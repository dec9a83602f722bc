import { aboutUs, refundPolicy } from '@shop/contract';
import { aConfig, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { screen } from '@testing-library/react';
import { InShop } from '../../root/test-remotes';
import { Page } from './shop-text-page';

const show = (address: string, options: TestAppOptions = {}) =>
  renderApp(
    <InShop>
      <Page />
    </InShop>,
    {
      address,
      setUpApi: (api) => api.respond(aboutUs, '<h2>Who we are</h2><p>Forty people.</p>'),
      ...options,
    },
  );

it("shows the shop's text with headings, under the page's title [ROUTE-12]", async () => {
  show('/about-us');
  expect(await screen.findByRole('heading', { level: 2, name: 'Who we are' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  expect(screen.getByText('Forty people.')).toBeVisible();
});

it('does not exist when the settings switch the policy off [FOOT-06]', async () => {
  const policies = { refund: false, cancellation: true, shipping: true };
  show('/refund-policy', { config: aConfig({ policies }) });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

it('shows a message for an empty text, and for one that fails to load [ROUTE-13]', async () => {
  const { unmount } = show('/refund-policy', { setUpApi: (api) => api.respond(refundPolicy, '') });
  expect(await screen.findByText('Nothing has been written here yet')).toBeVisible();
  unmount();
  const { user } = show('/refund-policy', {
    setUpApi: (api) =>
      api.respond(refundPolicy, () => {
        throw refused(500, 'Down');
      }),
  });
  expect(await screen.findByText('This text could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('This text could not be loaded')).toBeVisible();
});

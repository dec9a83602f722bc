import { renderApp, type TestAppOptions } from '@shop/testing';
import { screen } from '@testing-library/react';
import { InShop } from '../../root/test-remotes';
import { Footer } from './footer';

const show = (
  config: TestAppOptions['config'] = {},
  paths?: string[],
  session: TestAppOptions['session'] = {},
) =>
  renderApp(
    <InShop {...(paths ? { paths } : {})}>
      <Footer />
    </InShop>,
    { config, session },
  );

it('has the contact cards [FOOT-04]', async () => {
  show();
  expect(await screen.findByText('Send us mails')).toBeVisible();
  expect(screen.getByRole('link', { name: 'hello@mosaic.example' })).toHaveAttribute(
    'href',
    'mailto:hello@mosaic.example',
  );
  expect(screen.getByText('Contact us')).toBeVisible();
  expect(screen.getByText('Find us here')).toBeVisible();
  expect(screen.getByText('1 Market Square')).toBeVisible();
});

it('hides policies that the settings switch off, and pages that nobody serves [FOOT-05] [FOOT-06] [F-11]', async () => {
  show({ policies: { refund: false, cancellation: true, shipping: true }, footerText: '© Mosaic' });
  expect(await screen.findByRole('link', { name: 'Privacy policy' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Refund policy' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Shipping policy' })).toBeNull();
  expect(screen.getByText('© Mosaic')).toBeVisible();
});

it.each([true, false])(
  'shows the registrations only when they are on: %s [FOOT-07]',
  async (registration) => {
    show({ registration }, ['/store-registration', '/about-us']);
    await screen.findByRole('link', { name: 'About us' });
    const link = screen.queryByRole('link', { name: 'Become a Vendor owner' });
    expect(link !== null).toBe(registration);
  },
);

it('has neither stores nor tracking for parcels [D-11]', async () => {
  const parcel = { id: 5, type: 'parcel', name: 'Parcel' } as const;
  show({}, ['/store/popular', '/track-order', '/about-us'], { zoneIds: [1], module: parcel });
  await screen.findByRole('link', { name: 'About us' });
  expect(screen.queryByRole('link', { name: 'Track Order' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Popular stores' })).toBeNull();
});

it('links the networks and apps that the settings name, and follows only web links [FOOT-02] [FOOT-03]', async () => {
  show({
    social: [
      { name: 'facebook', link: 'https://facebook.example/mosaic' },
      { name: 'twitter', link: 'javascript:alert(1)' },
    ],
    apps: { playStoreUrl: 'https://play.example/app', appStoreUrl: null },
  });
  expect(await screen.findByRole('link', { name: 'facebook' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'twitter' })).toBeNull();
  expect(screen.getByRole('link', { name: /Google Play/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /App Store/ })).toBeNull();
});

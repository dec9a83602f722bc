import { landingTexts } from '@shop/contract';
import type { SlotProps } from '@shop/federation';
import { renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { screen } from '@testing-library/react';
import { InShop } from '../../root/test-remotes';
import { Footer } from './footer';

const show = (
  config: TestAppOptions['config'] = {},
  paths?: string[],
  session: TestAppOptions['session'] = {},
  slots: TestAppOptions['slots'] = {},
  setUpApi: TestAppOptions['setUpApi'] = () => {},
) =>
  renderApp(
    <InShop {...(paths ? { paths } : {})}>
      <Footer />
      <Toaster closeLabel="Close" />
    </InShop>,
    { config, session, slots, setUpApi },
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
  const policies = { refund: false, cancellation: true, shipping: false };
  show({ policies, footerText: '© Mosaic' }, ['/track-order']);
  expect(await screen.findByRole('link', { name: 'Privacy policy' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cancellation policy' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Refund policy' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Shipping policy' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Track Order' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Campaigns' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Wallet' })).toBeNull();
  expect(screen.getByText('© Mosaic')).toBeVisible();
});

it('opens terms and help in new windows, and other pages in this one [ROUTE-13] [ROUTE-14]', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(screen.getByRole('link', { name: 'Help and support' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Privacy policy' })).not.toHaveAttribute('target');
  expect(screen.getByRole('link', { name: 'Become a Vendor owner' })).toHaveAttribute(
    'href',
    '/store-registration?active=active',
  );
});

it.each(['Wallet', 'Loyalty Points'])(
  'asks guests to sign in before %s, and goes there afterwards [FOOT-08]',
  async (name) => {
    const { bus, user, address } = show({ wallet: true, loyalty: true });
    const requested: unknown[] = [];
    bus.on('auth:sign-in-requested', (payload) => void requested.push(payload));
    const link = await screen.findByRole('link', { name });
    await user.click(link);
    expect(await screen.findByText('You must be login to access this page.')).toBeVisible();
    expect(requested).toEqual([{ because: 'account', next: link.getAttribute('href') }]);
    expect(address()).toBe('/');
  },
);

it('links customers to their wallet, and hides it when there is none [FOOT-08] [HEAD-09]', async () => {
  const { user, address, unmount } = show({ wallet: true }, undefined, { token: 'known' });
  await user.click(await screen.findByRole('link', { name: 'Wallet' }));
  expect(address()).toBe('/profile?page=wallet');
  unmount();
  show({ wallet: false });
  await screen.findByRole('link', { name: 'About us' });
  expect(screen.queryByRole('link', { name: 'Wallet' })).toBeNull();
});

it('links to the shopping lists where the backend keeps them, outside parcel [X-29] [D-11]', async () => {
  const { unmount } = show({}, ['/lists']);
  expect(await screen.findByRole('link', { name: 'Shopping lists' })).toHaveAttribute('href', '/lists');
  unmount();
  const elsewhere = [
    [{ capabilities: [] }, {}],
    [{}, { module: { id: 5, type: 'parcel', name: 'Parcel' } }],
  ] as const;
  for (const [config, session] of elsewhere) {
    const shop = show(config, ['/lists'], session);
    await screen.findByRole('link', { name: 'About us' });
    expect(screen.queryByRole('link', { name: 'Shopping lists' })).toBeNull();
    shop.unmount();
  }
});

it('asks for a location before the campaigns [FOOT-09]', async () => {
  const { bus, user, address } = show({}, ['/campaigns'], { zoneIds: [] });
  const requested: unknown[] = [];
  bus.on('place:choose-requested', (payload) => void requested.push(payload));
  await user.click(await screen.findByRole('link', { name: 'Campaigns' }));
  expect(await screen.findByText('You must pick a zone to access this page.')).toBeVisible();
  expect(requested).toEqual([{ because: 'browse', next: '/campaigns' }]);
  expect(address()).toBe('/');
});

it('shows the shop on a map of its city at its default location [FOOT-04] [BIZ-17]', async () => {
  const Map = ({ value, label, overview }: SlotProps['map-picker']) => (
    <p>{`${label} at ${value.latitude}${overview ? ' in its city' : ''}`}</p>
  );
  const { user } = show(
    { businessName: 'Mosaic', defaultPosition: { latitude: 25.1, longitude: 56.3 } },
    undefined,
    {},
    { 'map-picker': Map },
  );
  await user.click(await screen.findByRole('button', { name: '1 Market Square' }));
  expect(await screen.findByRole('dialog', { name: 'Find us here' })).toBeVisible();
  expect(await screen.findByText('Mosaic at 25.1 in its city')).toBeVisible();
});

it.each([true, false])(
  'shows the registrations only when they are on: %s [FOOT-07] [ROLE-06]',
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

it('names the lists and the tracking of the rental module [GEN-04] [ROUTE-11]', async () => {
  const rental = { id: 6, type: 'rental', name: 'Rental' } as const;
  show({}, ['/store/latest', '/store/popular', '/track-order'], { zoneIds: [1], module: rental });
  expect(await screen.findByRole('link', { name: 'Latest providers' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Popular providers' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Track Trip' })).toBeVisible();
});

it("shows the landing page's description [FOOT-01] [ENT-50]", async () => {
  const texts = {
    footer: 'Shops of Marjan in one place.',
    newsletterTitle: '',
    newsletterText: '',
    apps: { playStoreUrl: null, appStoreUrl: null },
  };
  show({}, undefined, {}, {}, (api) => api.respond(landingTexts, texts));
  expect(await screen.findByText('Shops of Marjan in one place.')).toBeVisible();
});

it('links the networks and apps in the settings, and only web addresses [FOOT-02] [FOOT-03]', async () => {
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

import { renderApp, type TestAppOptions } from '@shop/testing';
import { screen } from '@testing-library/react';
import { InShop } from '../../root/test-remotes';
import { Page } from './registration-page';

const show = (address: string, config: TestAppOptions['config'] = {}) =>
  renderApp(
    <InShop>
      <Page />
    </InShop>,
    { address, config },
  );

it.each([
  ['/store-registration?active=active', 'Become a Vendor owner', 'store'],
  ['/deliveryman-registration', 'Become a delivery person', 'deliveryPerson'],
] as const)(
  '%s explains the offer and links to the registration [ROUTE-14] [ROUTE-15] [D-09] [ROLE-06]',
  async (address, title, who) => {
    const none = { store: null, deliveryPerson: null };
    const { unmount } = show(address, { registrationUrls: { ...none, [who]: 'https://join.example/here' } });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    expect(screen.getByRole('link', { name: 'Register now' })).toHaveAttribute(
      'href',
      'https://join.example/here',
    );
    unmount();

    show(address, { registrationUrls: { ...none, [who]: 'javascript:alert(1)' } });
    expect(await screen.findByRole('heading', { name: 'Talk to us' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Register now' })).toBeNull();
    expect(screen.getByText('Send us mails')).toBeVisible();
  },
);

it('does not exist while the shop accepts no registrations [FOOT-07]', async () => {
  show('/store-registration', { registration: false });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

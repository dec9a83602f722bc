import { moduleList } from '@shop/contract';
import { aModule, renderApp, type TestAppOptions } from '@shop/testing';
import { Link, useLocation } from '@shop/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { InShop } from '../root/test-remotes';
import { Shell } from './shell';

/** A page whose heading on /late appears a moment later, as a remote's does. */
function Pages() {
  const { pathname, search } = useLocation();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (pathname !== '/late') return;
    const timer = setTimeout(() => setThere(true), 30);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <>
      <Link to="/next">next</Link>
      <Link to="/late">late</Link>
      <Link to="/profile?page=wallet">wallet</Link>
      <Link to="/profile?page=coupons">coupons</Link>
      <Link to="/profile?page=coupons&sort=latest">latest</Link>
      {(pathname !== '/late' || isThere) && <h1>{pathname + search}</h1>}
    </>
  );
}

const show = (
  session: TestAppOptions['session'] = {},
  config: TestAppOptions['config'] = {},
  slots: TestAppOptions['slots'] = {},
) =>
  renderApp(
    <InShop>
      <Shell>
        <Pages />
      </Shell>
    </InShop>,
    {
      session: { module: { id: 1, type: 'food', name: 'Food' }, ...session },
      config,
      slots,
      setUpApi: (api) =>
        api.respond(moduleList, [
          aModule({ id: 1, name: 'Food' }),
          aModule({ id: 2, name: 'Pharmacy', type: 'pharmacy' }),
        ]),
    },
  );

it('shows the maintenance message instead of every page', async () => {
  show({}, { maintenance: true });
  expect(await screen.findByText('The shop is closed for maintenance')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'next' })).not.toBeInTheDocument());
});

it('begins with the skip link', async () => {
  const { user } = show();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

it('moves the focus to the heading on a change of page, but not on the first page', async () => {
  const { user } = show();
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'next' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: '/next' })).toHaveFocus());
});

it('moves the focus between pages that differ in the search only, and not for a filter of one page', async () => {
  const { user } = show();
  for (const name of ['wallet', 'coupons']) {
    await user.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(screen.getByRole('heading', { name: `/profile?page=${name}` })).toHaveFocus());
  }
  await user.click(screen.getByRole('link', { name: 'latest' }));
  expect(await screen.findByRole('heading', { name: /sort=latest/ })).not.toHaveFocus();
  expect(screen.getByRole('link', { name: 'latest' })).toHaveFocus();
});

it('waits for the heading of a page that is loading', async () => {
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'late' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: '/late' })).toHaveFocus());
});

it('sets theme and accent on the root element [STATE-58]', async () => {
  const { session } = show();
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', accent: 'food' });
  act(() => session.setState({ theme: 'dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('has the rail of modules in the zones; another one opens its home page [MOD-03] [STATE-28]', async () => {
  const { user, session, address } = show();
  const rail = within(await screen.findByRole('navigation', { name: 'Modules' }));
  expect(rail.getByRole('button', { name: 'Food' })).toHaveAttribute('aria-current', 'true');
  await user.click(rail.getByRole('button', { name: 'Pharmacy' }));
  expect(session.getState().module).toEqual({ id: 2, type: 'pharmacy', name: 'Pharmacy' });
  expect(address()).toBe('/home');
});

it('shows when the network is gone, and when it is back [F-06]', () => {
  show();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

it('opens the header’s search from the bar at the bottom [X-17]', async () => {
  const { user } = show();
  const bar = within(screen.getByRole('navigation', { name: 'Shortcuts' }));
  await user.click(bar.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('combobox', { name: 'Search items and stores' })).toHaveFocus();
});

it('leaves the bar of earlier releases of the cart out, which would be over its own [X-17]', async () => {
  show({ zoneIds: [1] }, {}, { 'cart-bar': () => <p>cart bar</p> });
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(screen.queryByText('cart bar')).toBeNull();
});

describe('a page in the frame of a checkout', () => {
  const place = { address: '12 Canal Road', latitude: 1, longitude: 2 };
  const slots = {
    'cart-button': () => (
      <button type="button" aria-label="Open cart, 2 items">
        2
      </button>
    ),
  };
  const showCheckout = (address = '/checkout', type: 'food' | 'rental' = 'food') =>
    renderApp(
      <InShop checkouts={['/checkout', '/rental/checkout']}>
        <Shell>
          <Pages />
          <Link to="/home">to the shop</Link>
          <Link to="/checkout">to the checkout</Link>
        </Shell>
      </InShop>,
      {
        address,
        session: { place, module: { id: 1, type, name: 'Module' } },
        slots: { ...slots, 'rental-cart-button': () => <button aria-label="Open rental cart" /> },
        setUpApi: (api) =>
          api.respond(moduleList, [aModule({ id: 1 }), aModule({ id: 2, name: 'Pharmacy' })]),
      },
    );

  it('has logo, help and the way to the cart, and nothing that leads away [X-18]', async () => {
    showCheckout();
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: /to the start page/ })).toHaveAttribute('href', '/home');
    expect(banner.getByRole('link', { name: 'Help' })).toHaveAttribute('target', '_blank');
    expect(banner.getByRole('button', { name: 'Open cart, 2 items' })).toBeVisible();
    expect(banner.queryByRole('combobox')).toBeNull();
    expect(banner.queryByRole('button', { name: /menu|Deliver to|Language|Sign In/ })).toBeNull();
    const footer = within(screen.getByRole('contentinfo'));
    expect(await footer.findByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(footer.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
    expect(footer.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Modules' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).toBeNull();
  });

  it('presses the cart’s button for the word beside it [X-18]', async () => {
    const pressed = jest.fn();
    slots['cart-button'] = () => (
      <button type="button" aria-label="Open cart, 2 items" onClick={pressed}>
        2
      </button>
    );
    const { user } = showCheckout();
    await user.click(screen.getByText('Cart'));
    expect(pressed).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Open cart, 2 items' }));
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('leads to the rental cart from the checkout of a trip [X-18] [HEAD-05]', () => {
    showCheckout('/rental/checkout', 'rental');
    expect(screen.getByRole('button', { name: 'Open rental cart' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).toBeNull();
  });

  it('gets the shop’s header back on the next page, and loses it again, without a new page [X-18]', async () => {
    const { user } = showCheckout();
    const main = screen.getByRole('main');
    await user.click(screen.getByRole('link', { name: 'to the shop' }));
    expect(screen.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Search items and stores' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'to the checkout' }));
    expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).toBeNull();
    expect(screen.getByRole('main')).toBe(main);
  });

  it('is in the shop’s usual frame if its release names none, or one that the host does not know [X-18]', () => {
    renderApp(
      <InShop paths={['/home', '/checkout']}>
        <Shell>
          <Pages />
        </Shell>
      </InShop>,
      { address: '/checkout' },
    );
    expect(screen.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible();
  });
});

import { moduleList } from '@shop/contract';
import { aModule, renderApp, type TestAppOptions } from '@shop/testing';
import { Link, useLocation } from '@shop/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { InShop } from '../root/test-remotes';
import { Shell } from './shell';

/** A page whose heading on /late appears a moment later, as a remote's does. */
function Pages() {
  const { pathname } = useLocation();
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
      {(pathname !== '/late' || isThere) && <h1>{pathname}</h1>}
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

it.each([
  ['in a zone', [1], 1],
  ['without a zone not', [], 0],
])('%s shows the bar of the cart [HEAD-05]', async (_case, zoneIds, times) => {
  show({ zoneIds }, {}, { 'cart-bar': () => <p>cart bar</p> });
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(screen.queryAllByText('cart bar')).toHaveLength(times);
});

import { categoryList, moduleList, storesLatest, storesPopular } from '@shop/contract';
import { aCategory, aModule, aStore, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { InShop } from '../../root/test-remotes';
import { LanguageRequest } from '../language-menu/language-request';
import SideDrawer from './side-drawer';

const stores = (count: number) => ({
  total: count,
  page: 1,
  limit: 12,
  entries: Array.from({ length: count }, (_, at) => aStore({ id: at + 1, name: `Store ${at + 1}` })),
});

const show = (
  session: TestAppOptions['session'] = {},
  paths?: string[],
  listeners?: string[],
  config: TestAppOptions['config'] = {},
) => {
  const onClose = jest.fn();
  return {
    onClose,
    ...renderApp(
      <InShop {...(paths ? { paths } : {})} {...(listeners ? { listeners } : {})}>
        <SideDrawer open onClose={onClose} />
        <LanguageRequest />
      </InShop>,
      {
        session,
        config,
        setUpApi: (api) => {
          api.respond(moduleList, [
            aModule({ id: 1, name: 'Food' }),
            aModule({ id: 2, name: 'Grocery', type: 'grocery' }),
          ]);
          api.respond(
            categoryList,
            Array.from({ length: 14 }, (_, at) => aCategory({ id: at + 1, name: `Category ${at + 1}` })),
          );
          api.respond(storesLatest, stores(2));
          api.respond(storesPopular, stores(12));
        },
      },
    ),
  };
};

it('lists Home, Categories, Latest stores and Popular stores once a zone exists [MENU-01]', async () => {
  const { unmount } = show();
  await screen.findByRole('dialog', { name: 'Menu' });
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  for (const name of ['Categories', 'Latest stores', 'Popular stores'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
  unmount();
  show({ zoneIds: [] });
  await screen.findByRole('dialog', { name: 'Menu' });
  expect(screen.queryByRole('button', { name: 'Categories' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

it('names and links the providers of the rental module [GEN-04] [ROUTE-07]', async () => {
  const module = { id: 6, type: 'rental', name: 'Rental' } as const;
  const { user } = show({ module }, ['/home', '/store/:id', '/track-order', '/rental/provider-details']);
  await user.click(await screen.findByRole('button', { name: 'Latest providers' }));
  expect(screen.getByRole('button', { name: 'Popular providers' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Store 1' })).toHaveAttribute(
    'href',
    '/rental/provider-details?id=1',
  );
});

it('has no icon twice', async () => {
  show({ token: null, place: { latitude: 1, longitude: 1, address: 'Here' } });
  const dialog = await screen.findByRole('dialog', { name: 'Menu' });
  const icons = [...dialog.querySelectorAll('li > :is(a, button) > svg:first-child')].map(
    (icon) => icon.innerHTML,
  );
  expect(icons.length).toBeGreaterThan(4);
  expect(new Set(icons).size).toBe(icons.length);
});

it('marks the current language [LANG-01]', async () => {
  show();
  expect(await screen.findByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'العربية' })).not.toHaveAttribute('aria-current');
});

it("shows up to ten entries and 'View all' [MENU-02] [BIZ-02]", async () => {
  const { user, onClose, address } = show({}, ['/home', '/categories', '/category/:id', '/store/:id']);
  await user.click(await screen.findByRole('button', { name: 'Categories' }));
  const group = within(await screen.findByRole('list', { name: 'Categories' }));
  await group.findByRole('link', { name: 'Category 1' });
  expect(group.getAllByRole('link')).toHaveLength(11);
  expect(group.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/categories');
  await user.click(group.getByRole('link', { name: 'Category 3' }));
  expect(address()).toBe('/category/3');
  expect(onClose).toHaveBeenCalled();
});

it('fetches a list when it opens, and links its stores', async () => {
  const { user, api } = show();
  const fold = await screen.findByRole('button', { name: 'Latest stores' });
  expect(api.calls(storesLatest)).toEqual([]);
  await user.click(fold);
  expect(await screen.findByRole('link', { name: 'Store 2' })).toHaveAttribute('href', '/store/2');
  expect(api.calls(storesLatest)).toHaveLength(1);
});

it('has theme, language and Logout with its confirmation [MENU-03]', async () => {
  const { user, session } = show({ token: 't' });
  await user.click(await screen.findByRole('button', { name: 'Dark theme' }));
  expect(session.getState().theme).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'العربية' }));
  await user.click(await screen.findByText('No'));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect((await screen.findByRole('dialog', { name: /Are you sure/ })).textContent).toContain(
    'Are you sure you want to  logout?',
  );
});

it('closes when a logout leads to another page [STATE-31]', async () => {
  const { user, address, onClose } = show({ token: 't' });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(address()).toBe('/home'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('changes the module and opens its home page [STATE-28]', async () => {
  const { user, session, address } = show();
  await user.click(await screen.findByRole('button', { name: 'Grocery' }));
  await waitFor(() => expect(address()).toBe('/home'));
  expect(session.getState().module).toMatchObject({ id: 2, type: 'grocery' });
});

it('links customers with a zone to their wishlist, outside parcel and if a remote serves it [HEAD-04] [D-11]', async () => {
  const lastSeen = async (session: TestAppOptions['session'], listeners = ['wishlist:open-requested']) => {
    const { unmount } = show(session, undefined, listeners);
    await screen.findByRole('dialog', { name: 'Menu' });
    const entry = screen.queryByRole('button', { name: 'Wishlist' });
    unmount();
    return entry !== null;
  };
  expect(await lastSeen({ token: 't' })).toBe(true);
  expect(await lastSeen({})).toBe(false);
  expect(await lastSeen({ token: 't', zoneIds: [] })).toBe(false);
  expect(await lastSeen({ token: 't', module: { id: 5, type: 'parcel', name: 'Parcel' } })).toBe(false);
  expect(await lastSeen({ token: 't' }, [])).toBe(false);
  const { user, bus, onClose } = show({ token: 't' }, undefined, ['wishlist:open-requested']);
  const notified = jest.fn();
  bus.on('wishlist:open-requested', notified);
  await user.click(await screen.findByRole('button', { name: 'Wishlist' }));
  expect(onClose).toHaveBeenCalled();
  expect(notified).toHaveBeenCalledTimes(1);
});

it('links guests and customers to their shopping lists once, where there are any [X-29] [D-11] [F-11]', async () => {
  const seen = async (session: TestAppOptions['session'], paths: string[], config = {}) => {
    const { unmount } = show(session, paths, undefined, config);
    await screen.findByRole('dialog', { name: 'Menu' });
    const links = screen.queryAllByRole('link', { name: 'Shopping lists' });
    const addresses = links.map((link) => link.getAttribute('href'));
    unmount();
    return addresses;
  };
  expect(await seen({}, ['/lists'])).toEqual(['/lists']);
  expect(await seen({ token: 't' }, ['/lists'])).toEqual(['/lists']);
  expect(await seen({}, [])).toEqual([]);
  expect(await seen({}, ['/lists'], { capabilities: [] })).toEqual([]);
  expect(await seen({ token: 't' }, ['/lists'], { capabilities: [] })).toEqual([]);
  expect(await seen({ module: { id: 5, type: 'parcel', name: 'Parcel' } }, ['/lists'])).toEqual([]);
});

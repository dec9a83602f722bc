import {
  changeNotificationSettings,
  customerInfo,
  notificationList,
  notificationSettings,
  readNotifications,
} from '@shop/contract';
import type { CustomerNotification } from '@shop/domain';
import { aCustomer, aNotification, aNotificationPage, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeNotifications } from '../../notifications/fake-browser.fixture';
import { Page } from './settings-page';

function open(options: TestAppOptions = {}) {
  const { setUpApi, ...rest } = options;
  return renderApp(<Page />, {
    address: '/profile?page=settings',
    session: { token: 'token', guestId: null },
    setUpApi: (api) => {
      api.respond(customerInfo, aCustomer());
      api.respond(notificationList, aNotificationPage([]));
      api.respond(notificationSettings, { orderStatus: true });
      api.respond(changeNotificationSettings, 'Updated successfully.');
      api.respond(readNotifications, 'Updated successfully.');
      setUpApi?.(api);
    },
    ...rest,
  });
}

const toggle = (name: string) => screen.getByRole('switch', { name });
afterEach(() => localStorage.clear());

it('requests another language from the host [LANG-01] [D-28] [ROUTE-09]', async () => {
  const { user, bus } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const wished = jest.fn();
  bus.on('language:change-requested', wished);
  await user.click(screen.getByRole('button', { name: 'Language: English' }));
  await user.click(await screen.findByRole('menuitem', { name: 'العربية' }));
  expect(wished).toHaveBeenCalledWith({ language: 'ar' });
});

it('changes the theme at once, as in the header [STATE-58] [D-28]', async () => {
  const { user, session } = open();
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(session.getState().theme).toBe('dark');
});

it('switches the search’s shortcut off and on [X-13]', async () => {
  const { user, session } = open();
  expect(toggle('Search with the / key')).toBeChecked();
  await user.click(toggle('Search with the / key'));
  expect(session.getState().searchKey).toBe(false);
  expect(toggle('Search with the / key')).not.toBeChecked();
});

describe('notifications', () => {
  it('are switched on or off for the customer on every device [D-28] [X-09]', async () => {
    let orderStatus = true;
    const { user, api } = open({
      setUpApi: (fake) => {
        fake.respond(notificationSettings, () => ({ orderStatus }));
        fake.respond(changeNotificationSettings, ({ body }) => {
          orderStatus = body.order_status;
          return '';
        });
      },
    });
    await waitFor(() => expect(toggle('Order updates')).toBeEnabled());
    await user.click(toggle('Order updates'));
    expect(toggle('Order updates')).not.toBeChecked();
    expect(api.calls(changeNotificationSettings)).toEqual([{ body: { order_status: false } }]);
    expect(toggle('Notifications of this browser')).toBeDisabled();
  });

  it('prompt in the browser only when the customer presses [X-09] [BIZ-18]', async () => {
    const browser = fakeNotifications('granted');
    const { user } = open();
    const own = toggle('Notifications of this browser');
    await waitFor(() => expect(own).toBeEnabled());
    expect(browser.prompted()).toBe(0);
    await user.click(own);
    expect(browser.prompted()).toBe(1);
    await waitFor(() => expect(own).toBeChecked());
    await user.click(own);
    expect(own).not.toBeChecked();
    browser.remove();
  });

  it('show where a browser’s block can be undone [X-09]', async () => {
    const browser = fakeNotifications('denied');
    const { user } = open();
    const own = toggle('Notifications of this browser');
    await waitFor(() => expect(own).toBeEnabled());
    await user.click(own);
    expect(await screen.findByText(/Your browser blocks notifications of this shop/)).toBeVisible();
    expect(own).toBeDisabled();
    browser.remove();
  });

  it('can be switched for this browser alone where the backend has no setting [X-09] [D-28]', async () => {
    const browser = fakeNotifications('granted');
    const { user, api } = open({ session: { token: 'token', guestId: null, capabilities: [] } });
    const own = toggle('Notifications of this browser');
    await waitFor(() => expect(own).toBeEnabled());
    expect(screen.queryByRole('switch', { name: 'Order updates' })).toBeNull();
    await user.click(own);
    await waitFor(() => expect(own).toBeChecked());
    expect(api.calls(notificationSettings)).toEqual([]);
    browser.remove();
  });

  it('are not offered in a browser without notifications [BIZ-18]', async () => {
    open();
    expect(await screen.findByText('This browser cannot show notifications.')).toBeVisible();
    expect(toggle('Notifications of this browser')).toBeDisabled();
  });
});

describe('updates', () => {
  const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  const entries = [
    aNotification({ id: 3 }),
    aNotification({ id: 2, title: 'Money back', text: '$5 are back.', orderId: null, status: null }),
    aNotification({ id: 1, isRead: true, title: 'On its way' }),
  ];

  it('are listed with unread ones marked, and link to their order [X-09]', async () => {
    const { user, api, address } = open({
      setUpApi: (fake) => fake.respond(notificationList, aNotificationPage(entries)),
    });
    await user.click(await screen.findByRole('tab', { name: /^Updates\s*2$/ }));
    expect(address()).toBe('/profile?page=settings&tab=updates');
    expect(rows().map((row) => within(row).queryByText('Unread') !== null)).toEqual([true, true, false]);
    expect(within(rows()[1] as HTMLElement).queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Order confirmed' }));
    expect(address()).toBe('/profile?page=my-orders&order_id=7');
    expect(api.calls(readNotifications)).toEqual([{ body: { notification_id: 3 } }]);
  });

  it('can be marked as read all at once [X-09]', async () => {
    let list = aNotificationPage(entries);
    const { user } = open({
      address: '/profile?page=settings&tab=updates',
      setUpApi: (fake) => {
        fake.respond(notificationList, () => list);
        fake.respond(readNotifications, () => {
          list = aNotificationPage(entries.map((entry) => ({ ...entry, isRead: true })));
          return '';
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('2 unread')).toBeNull());
    expect(screen.queryByText('Unread')).toBeNull();
  });

  it('count as read where the backend does not know, and send nothing when opened [X-09]', async () => {
    const { user, api, address, toasts } = open({
      address: '/profile?page=settings&tab=updates',
      session: { token: 'token', guestId: null, capabilities: [] },
      setUpApi: (fake) => fake.respond(notificationList, aNotificationPage(entries, { unread: 0 })),
    });
    const link = await screen.findByRole('link', { name: 'Order confirmed' });
    expect(screen.queryByText('Unread')).toBeNull();
    await user.click(link);
    expect(address()).toBe('/profile?page=my-orders&order_id=7');
    expect(api.calls(readNotifications)).toEqual([]);
    expect(toasts).toEqual([]);
  });

  describe('of a backend that sends a bare list', () => {
    const listed = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        aNotification({ id: count - index, title: `Step ${index}` }),
      );
    const openList = (respond: (page: number) => CustomerNotification[]) =>
      open({
        address: '/profile?page=settings&tab=updates',
        setUpApi: (fake) =>
          fake.respond(notificationList, ({ query }) =>
            aNotificationPage(respond(Number(query?.offset)), { isUncounted: true, unread: 0 }),
          ),
      });
    const more = () => screen.queryByRole('button', { name: 'Show more' });

    it('are complete where it sends all at once [X-09]', async () => {
      const { api } = openList(() => listed(23));
      await screen.findByText('Step 22');
      expect(rows()).toHaveLength(23);
      expect(more()).toBeNull();
      expect(new Set(api.calls(notificationList).map(({ query }) => query?.offset))).toEqual(new Set([1]));
    });

    it.each([20, 23])('can all be reached where it sends %i by pages [X-09]', async (count) => {
      const { user } = openList((page) => listed(count).slice((page - 1) * 10, page * 10));
      await screen.findByText('Step 9');
      while (more()) {
        const before = rows().length;
        await user.click(more()!);
        await waitFor(() => expect(rows().length !== before || more() === null).toBe(true));
      }
      await waitFor(() => expect(rows()).toHaveLength(count));
    });

    it('are shown once where it ignores the page [X-09]', async () => {
      const { user } = openList(() => listed(10));
      await screen.findByText('Step 9');
      await user.click(more()!);
      await waitFor(() => expect(more()).toBeNull());
      await waitFor(() => expect(rows()).toHaveLength(10));
    });
  });

  it('show a message where there are none', async () => {
    open({ address: '/settings?tab=updates' });
    expect(await screen.findByText('No updates yet')).toBeVisible();
  });
});

import { savePushToken } from '@shop/contract';
import { refused, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { fakeNotifications, fakePush } from './fake-browser.fixture';
import { useBrowserNotifications } from './use-browser-notifications';

const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

function Switch() {
  const { state, change } = useBrowserNotifications();
  return (
    <>
      <button onClick={() => void change(true)}>on</button>
      <button onClick={() => void change(false)}>off</button>
      <output>{state}</output>
    </>
  );
}

const show = (webPushKey: string | null, options: TestAppOptions = {}) =>
  renderApp(<Switch />, {
    session: { token: 'good' },
    config: { webPushKey },
    setUpApi: (api) => api.respond(savePushToken, 'Kept'),
    ...options,
  });

afterEach(() => {
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

it('registers the browser with the backend once the customer enables notifications, and removes it again [X-09] [BIZ-18]', async () => {
  const notifications = fakeNotifications('granted');
  const browser = fakePush();
  const { user, api } = show(key);
  await screen.findByText('off', { selector: 'output' });
  expect(browser.isSubscribed()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'on' }));
  await waitFor(() => expect(api.calls(savePushToken)).toHaveLength(1));
  expect(api.calls(savePushToken)[0]).toMatchObject({
    body: { cm_firebase_token: '{"endpoint":"https://push.example/1"}' },
  });
  await user.click(screen.getByRole('button', { name: 'off' }));
  await waitFor(() => expect(browser.isSubscribed()).toBe(false));
  notifications.remove();
});

it.each([
  ['the customer does not agree', 'denied', key],
  ['the backend sends none', 'granted', null],
] as const)('requests no token where %s [BIZ-18]', async (_why, decision, webPushKey) => {
  const notifications = fakeNotifications(decision);
  const browser = fakePush();
  const { user, api } = show(webPushKey);
  await user.click(screen.getByRole('button', { name: 'on' }));
  await screen.findByText(decision === 'denied' ? 'denied' : 'on', { selector: 'output' });
  expect(browser.isSubscribed()).toBe(false);
  expect(api.calls(savePushToken)).toEqual([]);
  notifications.remove();
});

it('subscribes no guest, whom the backend cannot push anything [X-20]', async () => {
  const notifications = fakeNotifications('granted');
  const browser = fakePush();
  const { user, api } = show(key, { session: { token: null, guestId: 'guest-1' } });
  await screen.findByText('off', { selector: 'output' });
  await user.click(screen.getByRole('button', { name: 'on' }));
  await screen.findByText('on', { selector: 'output' });
  expect(browser.isSubscribed()).toBe(false);
  expect(api.calls(savePushToken)).toEqual([]);
  notifications.remove();
});

it('leaves no subscription that the backend has refused: the page tells the news itself [X-20]', async () => {
  const notifications = fakeNotifications('granted');
  const browser = fakePush();
  const { user, api } = show(key, {
    setUpApi: (fake) =>
      fake.respond(savePushToken, () => {
        throw refused(422, 'no');
      }),
  });
  await screen.findByText('off', { selector: 'output' });
  await user.click(screen.getByRole('button', { name: 'on' }));
  await waitFor(() => expect(api.calls(savePushToken)).toHaveLength(1));
  await waitFor(() => expect(browser.isSubscribed()).toBe(false));
  expect(screen.getByText('on', { selector: 'output' })).toBeVisible();
  notifications.remove();
});

import { savePushToken } from '@shop/contract';
import { renderApp } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { fakeNotifications } from './fake-browser.fixture';
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

/** A browser with the shop's worker in it. */
function pushBrowser() {
  let savedSubscription: { unsubscribe: () => Promise<boolean>; toJSON: () => object } | null = null;
  const subscription = {
    options: { applicationServerKey: null },
    unsubscribe: () => {
      savedSubscription = null;
      return Promise.resolve(true);
    },
    toJSON: () => ({ endpoint: 'https://push.example/1' }),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(savedSubscription),
    subscribe: () => Promise.resolve((savedSubscription = subscription)),
  };
  const ready = Promise.resolve({ pushManager });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready, getRegistration: () => ready },
  });
  Object.assign(window, { PushManager: {} });
  return { isSubscribed: () => savedSubscription !== null };
}

const show = (webPushKey: string | null) =>
  renderApp(<Switch />, {
    session: { token: 'good' },
    config: { webPushKey },
    setUpApi: (api) => api.respond(savePushToken, 'Kept'),
  });

afterEach(() => {
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

it('tells the backend where the browser can be reached once its customer has agreed, and is left again [X-09] [BIZ-18]', async () => {
  const notifications = fakeNotifications('granted');
  const browser = pushBrowser();
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
] as const)('asks for no token where %s [BIZ-18]', async (_why, decision, webPushKey) => {
  const notifications = fakeNotifications(decision);
  const browser = pushBrowser();
  const { user, api } = show(webPushKey);
  await user.click(screen.getByRole('button', { name: 'on' }));
  await screen.findByText(decision === 'denied' ? 'denied' : 'on', { selector: 'output' });
  expect(browser.isSubscribed()).toBe(false);
  expect(api.calls(savePushToken)).toEqual([]);
  notifications.remove();
});

/** Fakes the browser's notifications; the visitor answers the prompt with `answer`. */
export function fakeNotifications(
  decision: NotificationPermission,
  permission: NotificationPermission = 'default',
) {
  const shown: { title: string; body: string | undefined; tag: string | undefined; press: () => void }[] = [];
  let promptCount = 0;
  class FakeNotification {
    static permission = permission;
    static requestPermission = () => {
      promptCount += 1;
      FakeNotification.permission = decision;
      return Promise.resolve(decision);
    };
    onclick: () => void = () => {};
    constructor(title: string, { body, tag }: NotificationOptions) {
      shown.push({ title, body, tag, press: () => this.onclick() });
    }
    close() {}
  }
  Object.assign(window, { Notification: FakeNotification, focus: () => {} });
  return {
    shown,
    prompted: () => promptCount,
    remove: () => Reflect.deleteProperty(window, 'Notification'),
  };
}

/** Fakes a browser with the shop's service worker, which can subscribe to push messages. */
export function fakePush() {
  let saved: { unsubscribe: () => Promise<boolean>; toJSON: () => object } | null = null;
  const subscription = {
    options: { applicationServerKey: null },
    unsubscribe: () => {
      saved = null;
      return Promise.resolve(true);
    },
    toJSON: () => ({ endpoint: 'https://push.example/1' }),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(saved),
    subscribe: () => Promise.resolve((saved = subscription)),
  };
  const ready = Promise.resolve({ pushManager });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready, getRegistration: () => ready },
  });
  Object.assign(window, { PushManager: {} });
  return {
    subscribe: pushManager.subscribe,
    isSubscribed: () => saved !== null,
    remove: () => {
      Reflect.deleteProperty(window, 'PushManager');
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
}

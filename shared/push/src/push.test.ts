import { pushState, pushToken, subscribe, unsubscribe } from '.';

const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** A browser with the shop's worker, whose visitor answers the prompt with `decision`. */
class Browser {
  permission: NotificationPermission = 'default';
  promptCount = 0;
  subscribed: { key: string } | null = null;
  refuses = false;

  constructor(
    private readonly decision: NotificationPermission,
    private readonly hasWorker = true,
  ) {
    const registration = { pushManager: this };
    const ready = hasWorker ? Promise.resolve(registration) : new Promise(() => undefined);
    const getRegistration = () => Promise.resolve(this.hasWorker ? registration : undefined);
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { ready, getRegistration },
    });
    Object.assign(window, { PushManager: {}, Notification: this });
  }

  requestPermission = () => {
    this.promptCount += 1;
    this.permission = this.decision;
    return Promise.resolve(this.decision);
  };

  getSubscription = () => {
    if (!this.subscribed) return Promise.resolve(null);
    const bytes = Uint8Array.from(this.subscribed.key, (letter) => letter.charCodeAt(0));
    return Promise.resolve({
      options: { applicationServerKey: bytes.buffer },
      unsubscribe: () => {
        this.subscribed = null;
        return Promise.resolve(true);
      },
      toJSON: () => ({ endpoint: 'https://push.example/1' }),
    });
  };

  subscribe = ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    if (this.refuses) return Promise.reject(new DOMException('no push service', 'AbortError'));
    this.subscribed = { key: String.fromCharCode(...applicationServerKey) };
    return Promise.resolve();
  };
}

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('is unsupported where the browser lacks push, and asks for nothing [BIZ-18]', async () => {
  expect(await pushState()).toBe('unsupported');
  expect(await subscribe(key)).toBe('unsupported');
  expect(await pushToken()).toBeNull();
});

it('does not wait for a worker that never comes [BIZ-18]', async () => {
  jest.useFakeTimers();
  const browser = new Browser('granted', false);
  const state = pushState();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await state).toBe('unsupported');
  expect(browser.promptCount).toBe(0);
  jest.useRealTimers();
});

it('prompts only on request, and then has a token [X-09] [BIZ-18]', async () => {
  const browser = new Browser('granted');
  expect(await pushState()).toBe('off');
  expect(browser.promptCount).toBe(0);
  expect(await subscribe(key)).toBe('on');
  expect(browser.promptCount).toBe(1);
  expect(await pushState()).toBe('on');
  expect(await pushToken()).toBe('{"endpoint":"https://push.example/1"}');
});

it.each([
  ['denied', 'denied'],
  ['default', 'off'],
] as const)('handles the decision %s [X-09]', async (decision, state) => {
  const browser = new Browser(decision);
  expect(await subscribe(key)).toBe(state);
  expect(browser.subscribed).toBeNull();
  expect(await pushState()).toBe(state);
});

it('is unsupported without a push service [BIZ-18]', async () => {
  const browser = new Browser('granted');
  browser.refuses = true;
  expect(await subscribe(key)).toBe('unsupported');
});

it('subscribes again when the shop has another key [X-09]', async () => {
  const browser = new Browser('granted');
  browser.subscribed = { key: 'another' };
  expect(await subscribe(key)).toBe('on');
  expect(browser.subscribed?.key).toHaveLength(65);
});

it('can be turned off again [X-09]', async () => {
  new Browser('granted');
  await subscribe(key);
  expect(await unsubscribe()).toBe('off');
  expect(await pushToken()).toBeNull();
});

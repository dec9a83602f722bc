import { createCartTabs } from './cart-tabs';

/** Channels of one browser, as tabs have them: nobody hears what it says itself. */
class Channels extends EventTarget {
  static open: Channels[] = [];
  constructor(readonly name: string) {
    super();
    Channels.open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of Channels.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    Channels.open = Channels.open.filter((other) => other !== this);
  }
}

beforeEach(() => {
  Channels.open = [];
  Object.assign(window, { BroadcastChannel: Channels });
});
afterEach(() => Reflect.deleteProperty(window, 'BroadcastChannel'));

it('tells the other tabs, not itself [F-34]', () => {
  const [mine, other] = [createCartTabs(), createCartTabs()];
  const [listener, otherListener] = [jest.fn(), jest.fn()];
  mine.subscribe(listener);
  other.subscribe(otherListener);
  mine.notify();
  expect(otherListener).toHaveBeenCalledTimes(1);
  expect(listener).not.toHaveBeenCalled();
});

it('hears nothing any more once it is left [F-34]', () => {
  const other = createCartTabs();
  const listener = jest.fn();
  const leave = other.subscribe(listener);
  leave();
  createCartTabs().notify();
  expect(listener).not.toHaveBeenCalled();
});

it('looks anew when the browser shows the page again as it left it, and hears from then on', () => {
  const tabs = createCartTabs();
  const listener = jest.fn();
  tabs.subscribe(listener);
  window.dispatchEvent(new Event('pagehide'));
  createCartTabs().notify();
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(1);
  createCartTabs().notify();
  expect(listener).toHaveBeenCalledTimes(2);
});

it('works alone where browsers have no such channel', () => {
  Reflect.deleteProperty(window, 'BroadcastChannel');
  const tabs = createCartTabs();
  expect(() => (tabs.notify(), tabs.subscribe(() => {})())).not.toThrow();
});

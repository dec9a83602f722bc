import { whenNear } from './when-near';

interface Watcher {
  rootMargin: string | undefined;
  hear: IntersectionObserverCallback;
  isOver: boolean;
}

const watchers: Watcher[] = [];

/** Remembers who watches; the tests say what comes into sight. */
class Observer {
  private readonly watcher: Watcher;
  constructor(hear: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
    this.watcher = { rootMargin, hear, isOver: false };
    watchers.push(this.watcher);
  }
  observe() {}
  disconnect() {
    this.watcher.isOver = true;
  }
}

const usual = window.IntersectionObserver;
const margins = () => watchers.filter(({ isOver }) => !isOver).map(({ rootMargin }) => rootMargin);
const comes = (rootMargin: string) =>
  watchers
    .filter((watcher) => watcher.rootMargin === rootMargin && !watcher.isOver)
    .forEach(({ hear }) =>
      // All that is read of an entry; nobody reads the observer.
      hear([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
    );

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { IntersectionObserver: usual });
  watchers.length = 0;
});

it('looks at nothing while the page is busy, then at what is in sight [X-04]', () => {
  const told = jest.fn();
  whenNear(document.body, told);
  expect(margins()).toEqual([]);
  jest.advanceTimersByTime(2_000);
  expect(margins()).toEqual(['0px']);
  comes('0px');
  expect(told).toHaveBeenCalledTimes(1);
  expect(margins()).toEqual([]);
});

it.each(['scroll', 'pointermove', 'touchstart', 'keydown'])(
  'looks ahead of the window from the visitor’s first %s on [X-04]',
  (sign) => {
    const told = jest.fn();
    whenNear(document.body, told);
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    expect(margins()).toEqual(['600px']);
    comes('600px');
    jest.advanceTimersByTime(2_000);
    expect(told).toHaveBeenCalledTimes(1);
    expect(margins()).toEqual([]);
  },
);

it('looks ahead at once for who has come by a press [X-04]', () => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } });
  whenNear(document.body, () => undefined);
  expect(margins()).toEqual(['600px']);
  Reflect.deleteProperty(navigator, 'userActivation');
});

it('stops when nobody waits for it any more', () => {
  whenNear(document.body, () => undefined)();
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(2_000);
  expect(margins()).toEqual([]);
});

import { act, fireEvent, render } from '@testing-library/react';
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useNavigate,
  type Router,
} from './index';

let go: ReturnType<typeof useNavigate>;
function Page() {
  go = useNavigate();
  return (
    <>
      <ScrollRestoration />
      <Outlet />
    </>
  );
}
const routes = [{ element: <Page />, children: [{ path: '*', element: <p id="part">page</p> }] }];

/** Height of the page, and where the visitor is on it. A browser goes no further than to the end. */
let height = 5_000;
let observed: () => void = () => undefined;
const at = () => window.scrollY;
const set = (name: string, value: unknown) =>
  Object.defineProperty(name === 'scrollHeight' ? document.documentElement : window, name, {
    value,
    configurable: true,
  });
function moveTo(position: number) {
  set('scrollY', Math.min(position, height));
  fireEvent.scroll(window);
}

let router: Router;
let unmount: () => void;
const open = () => {
  router = createBrowserRouter(routes);
  ({ unmount } = render(<RouterProvider router={router} />));
};
const step = (deed: () => void) => act(async () => deed());
const back = (steps = -1) =>
  act(async () => {
    router.navigate(steps);
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
const grow = (to: number) => {
  height = to;
  set('scrollHeight', to + window.innerHeight);
  observed();
};
const visitIs = (type: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] as unknown as PerformanceEntryList });

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  visitIs('navigate');
  set('scrollY', 0);
  height = 5_000;
  set('scrollHeight', height + window.innerHeight);
  jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => moveTo(Number(to[1])));
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      observed = () => callback([], this as unknown as ResizeObserver);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      observed = () => undefined;
    }
  } as typeof ResizeObserver;
});
afterEach(() => {
  unmount();
  jest.restoreAllMocks();
});

it('starts a new page at its top, and brings the place on the old one back, and on the new one forward [X-03]', async () => {
  open();
  moveTo(640);
  await step(() => go('/store/7'));
  expect(at()).toBe(0);
  moveTo(90);
  await back();
  expect(at()).toBe(640);
  await back(1);
  expect(at()).toBe(90);
});

it('waits until the page is long enough, and puts right what it does before it has come to rest [X-03]', async () => {
  open();
  moveTo(2_000);
  await step(() => go('/store/7'));
  height = 300;
  await back();
  expect(at()).toBe(300);
  grow(1_500);
  expect(at()).toBe(1_500);
  grow(4_000);
  expect(at()).toBe(2_000);
  moveTo(0); // a part that is shorter than its shape was
  observed();
  expect(at()).toBe(2_000);
});

it('leaves the page to the visitor who moves by himself, and remembers no place on the way [X-03]', async () => {
  open();
  moveTo(2_000);
  await step(() => go('/store/7'));
  height = 300;
  await back();
  await back(1);
  await back();
  grow(1_000);
  fireEvent.wheel(window);
  grow(4_000);
  expect(at()).toBe(1_000);
});

it('stays in its place when filters change the address, and comes back to it there [X-03]', async () => {
  open();
  moveTo(800);
  await step(() => go('/?sort=rating', { replace: true }));
  expect(at()).toBe(800);
  await step(() => go('/store/7'));
  await back();
  expect(at()).toBe(800);
});

it('begins another list of the same page at its top, unless it is to stay [X-03]', async () => {
  open();
  moveTo(800);
  await step(() => go('/?search=rice'));
  expect(at()).toBe(0);
  moveTo(500);
  await step(() => go('/?search=rice&tab=stores', { preventScrollReset: true }));
  expect(at()).toBe(500);
  await back();
  await back();
  expect(at()).toBe(800);
});

it('brings the place back after a reload, but not when the address is opened anew [X-03]', async () => {
  open();
  moveTo(700);
  fireEvent(window, new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  unmount();
  set('scrollY', 0);
  visitIs('reload');
  open();
  expect(window.history.scrollRestoration).toBe('manual');
  expect(at()).toBe(700);
  fireEvent(window, new Event('pagehide'));
  unmount();
  set('scrollY', 0);
  visitIs('navigate');
  open();
  expect(at()).toBe(0);
});

it('leaves who has scrolled a rendered page before its scripts came where he is', () => {
  sessionStorage.setItem('shop:scroll', JSON.stringify([['default /', 700]]));
  visitIs('reload');
  set('scrollY', 120);
  open();
  expect(at()).toBe(120);
});

it('knows its own places only: another page of the same key is another one', () => {
  sessionStorage.setItem('shop:scroll', JSON.stringify([['default /store/7', 700]]));
  visitIs('back_forward');
  open();
  expect(at()).toBe(0);
});

it('shows what the hash names [X-03]', async () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  open();
  await step(() => go('/store/7#part'));
  expect(shown.mock.contexts.at(-1)).toHaveProperty('id', 'part');
  await step(() => go('/store/7#%E0%A4%A'));
});

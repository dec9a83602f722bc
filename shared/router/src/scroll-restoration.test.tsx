import { act, render } from '@testing-library/react';
import { createBrowserRouter, Outlet, RouterProvider, ScrollRestoration, useNavigate } from './index';

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

/** Height of the content in pixels, and the scroll position. A browser scrolls no further than the end of the document. */
let height = 5_000;
const at = () => window.scrollY;
const room = () => parseFloat(document.documentElement.style.getPropertyValue('min-block-size')) || 0;
const moveTo = (place: number) =>
  Object.assign(window, {
    scrollY: Math.max(0, Math.min(place, Math.max(height, room()) - window.innerHeight)),
  });
let router: ReturnType<typeof createBrowserRouter>;
let unmount: () => void;
const perform = (action: () => void) => act(async () => action());
const back = (steps = -1) => act(() => router.navigate(steps));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => moveTo(Number(to[1])));
  height = 5_000;
  moveTo(0);
  router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  // eslint-disable-next-line testing-library/no-render-in-lifecycle -- every test goes through the same pages
  ({ unmount } = render(<RouterProvider router={router} />));
});
afterEach(() => {
  unmount();
  router.dispose();
  jest.restoreAllMocks();
});

it('starts a new page at its top, and restores the scroll position on going back and forward [X-03]', async () => {
  moveTo(640);
  await perform(() => go('/store/7'));
  expect(at()).toBe(0);
  moveTo(90);
  await back();
  expect(at()).toBe(640);
  await back(1);
  expect(at()).toBe(90);
});

it('restores a position that the content does not reach yet, without effect on another page [X-03]', async () => {
  moveTo(2_000);
  await perform(() => go('/store/7'));
  height = 300;
  await back();
  expect(at()).toBe(2_000);
  expect(room()).toBe(2_000 + window.innerHeight);
  await perform(() => go('/store/8'));
  expect(at()).toBe(0);
  expect(room()).toBe(0);
});

it('keeps its position when filters change the address, and restores it there [X-03]', async () => {
  moveTo(800);
  await perform(() => go('/?sort=rating', { replace: true, preventScrollReset: true }));
  expect(at()).toBe(800);
  await perform(() => go('/store/7'));
  await back();
  expect(at()).toBe(800);
});

it('starts another list of the same page at its top, unless told to stay [X-03]', async () => {
  moveTo(800);
  await perform(() => go('/?search=rice'));
  expect(at()).toBe(0);
  moveTo(500);
  await perform(() => go('/?search=rice&tab=stores', { preventScrollReset: true }));
  expect(at()).toBe(500);
  await back();
  await back();
  expect(at()).toBe(800);
});

it('keeps the position of visitors who scrolled a rendered page before its scripts loaded', () => {
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('scrolls to the element that the hash names [X-03]', async () => {
  const shown = (Element.prototype.scrollIntoView = jest.fn());
  await perform(() => go('/store/7#part'));
  expect(shown.mock.contexts.at(-1)).toHaveProperty('id', 'part');
});

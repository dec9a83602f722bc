import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import {
  createBrowserRouter,
  LayerHistoryProvider,
  Link,
  Outlet,
  RouterProvider,
  useLayer,
  useSearchParams,
  type LayerSearch,
} from '../index';
import { LayerHistory } from './layer-history';

function Layer({ name, address, onClose }: { name: string; address?: LayerSearch; onClose: () => void }) {
  useLayer(true, onClose, address);
  const [, setSearch] = useSearchParams();
  return (
    <section aria-label={name}>
      <button onClick={onClose}>Close {name}</button>
      <button onClick={() => setSearch({ rating: '4' }, { replace: true })}>Filter in {name}</button>
      <Link to="/store" onClick={onClose}>
        Store from {name}
      </Link>
    </section>
  );
}

function Page() {
  const [drawer, setDrawer] = useState(false);
  const [search] = useSearchParams();
  const named = search.get('item') === '19';
  const [wasNamed, setWasNamed] = useState(false);
  const [modal, setModal] = useState(false);
  if (named !== wasNamed) {
    setWasNamed(named);
    if (named) setModal(true);
  }
  return (
    <>
      <button onClick={() => setDrawer(true)}>Open drawer</button>
      <button onClick={() => setModal(true)}>Open modal</button>
      <Link to="/slow">Slow page</Link>
      {drawer && <Layer name="drawer" onClose={() => setDrawer(false)} />}
      {modal && <Layer name="modal" address={{ item: '19' }} onClose={() => setModal(false)} />}
    </>
  );
}

const root = (
  <LayerHistoryProvider>
    <Outlet />
  </LayerHistoryProvider>
);
let loadSlowPage: () => void;
const routes = [
  {
    element: root,
    children: [
      { path: '/start', element: <p>start</p> },
      { path: '/page', element: <Page /> },
      { path: '/store', element: <p>store</p> },
      {
        path: '/slow',
        lazy: () =>
          new Promise<{ element: ReactNode }>((resolve) => {
            loadSlowPage = () => resolve({ element: <p>slow</p> });
          }),
      },
    ],
  },
];

let router: ReturnType<typeof createBrowserRouter>;
let unmount: () => void;

const address = () => window.location.pathname + window.location.search;
const depth = () => (router.state.location.state as { layers?: unknown[] } | null)?.layers?.length ?? 0;
const press = (name: string) => fireEvent.click(screen.getByText(name));
const isShown = (name: string) => screen.queryByRole('region', { name }) !== null;
/** Waits until the history shows this number of layers at this address. */
const settled = (at: string, layers: number) =>
  waitFor(() => expect([address(), depth()]).toEqual([at, layers]));
const go = (steps: number) => act(async () => window.history.go(steps));

async function open(...path: string[]) {
  for (const to of path) await act(() => router.navigate(to));
}

function show() {
  router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  ({ unmount } = render(<RouterProvider router={router} />));
}

beforeEach(() => {
  window.history.pushState(null, '', '/start');
  show();
});
afterEach(() => {
  unmount();
  router.dispose();
});

it('closes the layer on going back, and leaves the page only after that', async () => {
  await open('/page');
  press('Open drawer');
  await settled('/page', 1);
  await go(-1);
  await waitFor(() => expect(isShown('drawer')).toBe(false));
  await settled('/page', 0);
  await go(-1);
  await settled('/start', 0);
});

it('adds no entry to the way back when a layer closes by other means', async () => {
  await open('/page');
  press('Open drawer');
  await settled('/page', 1);
  press('Close drawer');
  await settled('/page', 0);
  press('Open drawer');
  await settled('/page', 1);
  press('Close drawer');
  await settled('/page', 0);
  await go(-1);
  await settled('/start', 0);
  await go(1);
  await settled('/page', 0);
});

it('keeps a layer that is opened while the entry of another is being left', async () => {
  await open('/page');
  press('Open drawer');
  await settled('/page', 1);
  press('Close drawer');
  // The browser has been told to go back, and has not arrived yet.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(depth()).toBe(1);
  press('Open modal');
  await settled('/page?item=19', 1);
  expect([isShown('drawer'), isShown('modal')]).toEqual([false, true]);
  await go(-1);
  await waitFor(() => expect(isShown('modal')).toBe(false));
  await settled('/page', 0);
});

it('lets a page arrive that is loading while a layer opens', async () => {
  await open('/page');
  press('Slow page');
  press('Open drawer');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await act(async () => loadSlowPage());
  await settled('/slow', 0);
  await go(-1);
  await settled('/page', 0);
});

/** A history without a router; `arriveAt` reports that an entry has arrived. */
function startHistory() {
  jest.useFakeTimers();
  const history = new LayerHistory();
  history.start();
  const plain = jest.fn();
  const arriveAt = (pathname: string, layers: LayerSearch[] = [], search = '') => {
    history.arrive({ pathname, search, hash: '', key: '', state: { layers } }, false, plain);
    jest.runAllTimers();
  };
  arriveAt('/page');
  return { history, plain, arriveAt };
}
afterEach(() => void jest.useRealTimers());

it('opens a page although the entry of a closed layer has not arrived, and takes its place', () => {
  const { history, plain, arriveAt } = startHistory();
  const remove = history.add(() => undefined, {});
  jest.runAllTimers();
  expect(plain).toHaveBeenCalledTimes(1); // the layer's entry
  remove();
  jest.runAllTimers();
  history.navigate('/store', {}, plain);
  expect(plain).toHaveBeenLastCalledWith('/store', { replace: true });
  arriveAt('/page', [{}]);
  expect(plain).toHaveBeenCalledTimes(2);
  arriveAt('/store');
  expect(plain).toHaveBeenCalledTimes(2);
});

it('leaves the entry of a named layer that has closed before it arrived [X-06]', () => {
  const { history, plain, arriveAt } = startHistory();
  const remove = history.add(() => undefined, { item: '19' });
  jest.runAllTimers();
  remove();
  arriveAt('/page', [{ item: '19' }], '?item=19');
  expect(plain).toHaveBeenLastCalledWith(-1);
});

it('closes the topmost of two layers first', async () => {
  await open('/page');
  press('Open drawer');
  await settled('/page', 1);
  press('Open modal');
  await settled('/page?item=19', 2);
  await go(-1);
  await waitFor(() => expect([isShown('drawer'), isShown('modal')]).toEqual([true, false]));
  await settled('/page', 1);
  await go(-1);
  await waitFor(() => expect(isShown('drawer')).toBe(false));
  await settled('/page', 0);
});

it('gives the place of its entries to a page that is opened from inside', async () => {
  await open('/page');
  press('Open drawer');
  await settled('/page', 1);
  press('Store from drawer');
  await settled('/store', 0);
  await go(-1);
  await settled('/page', 0);
  expect(isShown('drawer')).toBe(false);
  await go(1);
  await settled('/store', 0);
  await go(-1);
  await settled('/page', 0);
  press('Open drawer');
  await settled('/page', 1);
  press('Open modal');
  await settled('/page?item=19', 2);
  press('Store from modal');
  await settled('/store', 0);
  await go(-1);
  await settled('/page', 0);
});

it.each(['Back', 'its button'])('keeps filters that were set in a layer when %s closes it', async (way) => {
  await open('/page');
  press('Open drawer');
  await settled('/page', 1);
  press('Filter in drawer');
  await settled('/page?rating=4', 1);
  expect(isShown('drawer')).toBe(true);
  if (way === 'Back') await go(-1);
  else press('Close drawer');
  await settled('/page?rating=4', 0);
  expect(isShown('drawer')).toBe(false);
  await go(-1);
  await settled('/start', 0);
});

it('opens a named layer again on going forward, and only that kind', async () => {
  await open('/page');
  press('Open modal');
  await settled('/page?item=19', 1);
  await go(-1);
  await settled('/page', 0);
  await go(1);
  await settled('/page?item=19', 1);
  await waitFor(() => expect(isShown('modal')).toBe(true));
  press('Close modal');
  await settled('/page', 0);
  press('Open drawer');
  await settled('/page', 1);
  await go(-1);
  await settled('/page', 0);
  await go(1);
  await settled('/page', 0); // nothing can open it again: the visitor stays on the page
});

it('puts the page below a layer that a shared link opens', async () => {
  await open('/page?item=19');
  await waitFor(() => expect(isShown('modal')).toBe(true));
  await settled('/page?item=19', 1);
  await go(-1);
  await waitFor(() => expect(isShown('modal')).toBe(false));
  await settled('/page', 0);
  await go(-1);
  await settled('/start', 0);
});

it('shows after a reload what the address names, and nothing for the other layers', async () => {
  await open('/page');
  press('Open modal');
  await settled('/page?item=19', 1);
  unmount();
  router.dispose();
  show();
  await waitFor(() => expect(isShown('modal')).toBe(true));
  await settled('/page?item=19', 1);
  press('Close modal');
  await settled('/page', 0);
  press('Open drawer');
  await settled('/page', 1);
  unmount();
  router.dispose();
  show();
  await settled('/page', 0);
  expect(isShown('drawer')).toBe(false);
});

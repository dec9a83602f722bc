import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useParams,
  useSearchParams,
} from './index';

function Store() {
  const { id } = useParams();
  const [search] = useSearchParams();
  return (
    <p>
      store {id} {search.get('tab')}
    </p>
  );
}

const routes = [
  {
    element: (
      <>
        <ScrollRestoration />
        <Outlet />
      </>
    ),
    children: [
      { path: '/', element: <Link to="/store/7?tab=menu">open</Link> },
      { path: '/store/:id', element: <Store /> },
      { path: '*', element: <p>nothing here</p> },
    ],
  },
];

it('goes where a link leads, and back', async () => {
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  await act(async () => void fireEvent.click(screen.getByRole('link')));
  expect(screen.getByText('store 7 menu')).toBeVisible();
  expect(router.state.location.pathname).toBe('/store/7');
  await act(async () => router.navigate(-1));
  expect(screen.getByRole('link')).toBeVisible();
});

it('is led from outside of React, and shows what stands at no address', async () => {
  const router = createMemoryRouter(routes, { initialEntries: ['/store/7'] });
  render(<RouterProvider router={router} />);
  await act(async () => router.navigate('/nowhere', { replace: true }));
  expect(screen.getByText('nothing here')).toBeVisible();
});

it('starts a new page at its top, and brings the place on the old one back', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    Object.defineProperty(window, 'scrollY', { value: to[1], configurable: true });
  });
  const router = createBrowserRouter(routes);
  render(<RouterProvider router={router} />);
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  fireEvent.scroll(window);
  await act(async () => router.navigate('/store/7'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);

  await act(async () => {
    router.navigate(-1);
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

it('leaves the visitor where he is when only the search changes', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const router = createMemoryRouter(routes, { initialEntries: ['/store/7'] });
  render(<RouterProvider router={router} />);
  await act(async () => router.navigate('/store/7?tab=reviews'));
  expect(screen.getByText('store 7 reviews')).toBeVisible();
  expect(scrollTo).not.toHaveBeenCalled();
});

afterEach(() => jest.restoreAllMocks());

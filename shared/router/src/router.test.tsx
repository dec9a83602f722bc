import { act, fireEvent, render, screen } from '@testing-library/react';
import {
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

afterEach(() => jest.restoreAllMocks());

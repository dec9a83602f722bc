import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { IntentProvider, Link, NavLink, RouterProvider, type LinkProps } from './index';

function show(intend: (path: string) => void, onFocus?: () => void) {
  const page = (
    <Link to="/store/7" {...(onFocus ? { onFocus } : {})}>
      A store
    </Link>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <IntentProvider value={intend}>
      <RouterProvider router={router} />
    </IntentProvider>,
  );
  return screen.getByRole('link');
}

it.each(['mouseEnter', 'focus', 'touchStart'] as const)(
  'reports where the visitor is about to go on %s',
  (event) => {
    const intend = jest.fn();
    fireEvent[event](show(intend));
    expect(intend).toHaveBeenCalledWith('/store/7');
  },
);

it("keeps the link's own handlers", () => {
  const onFocus = jest.fn();
  fireEvent.focus(show(() => undefined, onFocus));
  expect(onFocus).toHaveBeenCalledTimes(1);
});

describe('a press', () => {
  function open(props: Partial<LinkProps> = {}, at = '/home?a=1') {
    const page = (
      <Link to="/store/7" {...props}>
        On
      </Link>
    );
    const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/', at] });
    render(<RouterProvider router={router} />);
    const press = () => act(async () => void fireEvent.click(screen.getByRole('link', { name: 'On' })));
    const back = () => act(() => router.navigate(-1));
    const address = () => {
      const { pathname, search } = router.state.location;
      return pathname + search;
    };
    return { router, press, back, address };
  }

  it('opens the page in this document, with the state of the history entry', async () => {
    const { router, press, back, address } = open({ state: { from: 'menu' } });
    await press();
    expect(address()).toBe('/store/7');
    expect(router.state.location.state).toEqual({ from: 'menu' });
    await back();
    expect(address()).toBe('/home?a=1');
  });

  it('on a link to the same address adds no history entry', async () => {
    const { press, back, address } = open({ to: '?a=1' });
    await press();
    expect(address()).toBe('/home?a=1');
    await back();
    expect(address()).toBe('/');
  });
});

it.each([
  ['/home', '/home', false, 'page'],
  ['/home/deals', '/home', false, 'page'],
  ['/home/deals', '/home', true, null],
  ['/homely', '/home', false, null],
])('at %s, a link to %s has aria-current as expected', (at, to, end, current) => {
  const element = (
    <NavLink to={to} end={end}>
      Way
    </NavLink>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })} />);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, IntentProvider, Link, NavLink, RouterProvider, type LinkProps } from './index';

function show(intend: (path: string) => void, onFocus?: () => void) {
  const page = (
    <Link to="/store/7" onFocus={onFocus}>
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
  'tells where the visitor is about to go on %s',
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
    const address = () => {
      const { pathname, search } = router.state.location;
      return pathname + search;
    };
    return { router, link: screen.getByRole('link', { name: 'On' }), address };
  }

  it('opens the page here, with what is to be kept with the step', () => {
    const { router, link, address } = open({ state: { from: 'menu' } });
    expect(fireEvent.click(link)).toBe(false);
    expect(address()).toBe('/store/7');
    expect(router.state.location.state).toEqual({ from: 'menu' });
    act(() => router.navigate(-1));
    expect(address()).toBe('/home?a=1');
  });

  it.each([
    ['with Ctrl', {}, { ctrlKey: true }],
    ['with Cmd', {}, { metaKey: true }],
    ['with Shift', {}, { shiftKey: true }],
    ['of the middle button', {}, { button: 1 }],
    ['on a link for a new tab', { target: '_blank' }, {}],
  ])('%s is left to the browser', (_press, props, press) => {
    const { link, address } = open(props);
    expect(fireEvent.click(link, press)).toBe(true);
    expect(address()).toBe('/home?a=1');
  });

  it('that somebody else has taken does nothing', () => {
    const { link, address } = open({ onClick: (event) => event.preventDefault() });
    fireEvent.click(link);
    expect(address()).toBe('/home?a=1');
  });

  it('on a link to the same address adds no step', () => {
    const { router, link, address } = open({ to: '?a=1' });
    fireEvent.click(link);
    expect(address()).toBe('/home?a=1');
    act(() => router.navigate(-1));
    expect(address()).toBe('/');
  });
});

it.each([
  ['/home', '/home', false, 'page'],
  ['/home/deals', '/home', false, 'page'],
  ['/home/deals', '/home', true, null],
  ['/homely', '/home', false, null],
])('says at %s whether a link to %s leads there', (at, to, end, current) => {
  const element = (
    <NavLink to={to} end={end}>
      Way
    </NavLink>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })} />);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});

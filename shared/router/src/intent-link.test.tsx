import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, IntentProvider, Link, RouterProvider } from './index';

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

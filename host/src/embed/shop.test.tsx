import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { Shop, ShopSlot } from './shop';

let isDown = false;
jest.mock('@shop/ui/global-styles', () => ({
  __esModule: true,
  get globalStyles() {
    if (isDown) throw new Error('no such file');
    return '';
  },
}));

/** The error boundary of a page of another team. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <button onClick={() => this.setState({ hasFailed: false })}>Try again</button>;
  }
}

const Cart = () => <p>2 items</p>;

/** React continues with what `use` waits for only within `act`. */
const show = (page: ReactNode) => act(async () => void render(page));

beforeEach(() => {
  globalThis.__webpack_nonce__ = undefined;
  window.fetch = () => Promise.resolve(new Response('{}', { status: 404 }));
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary catches
});
afterEach(() => jest.restoreAllMocks());

it('opens the shop on another try after a failed one, with its styles once', async () => {
  isDown = true;
  await show(
    <Boundary>
      <Shop>open</Shop>
    </Boundary>,
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await act(async () => void fireEvent.click(retry));
  expect(await screen.findByText('open')).toBeVisible();
  expect(document.querySelectorAll('style:not([data-styled])')).toHaveLength(1);
});

it('loads a slot on another try after a failed one, and not before', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Cart }));
  load.mockRejectedValueOnce(new Error('no such file'));
  await show(
    <Shop>
      <Boundary>
        <ShopSlot<'cart-button'> load={load} props={{}} />
      </Boundary>
    </Shop>,
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await act(async () => void fireEvent.click(retry));
  expect(await screen.findByText('2 items')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

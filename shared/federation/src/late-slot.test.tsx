import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RemoteLoadError } from './fallback-chain';
import { LateSlot } from './late-slot';
import { RemotesProvider, type Remotes } from './remotes-context';

const WishlistButton = ({ label }: { label: string }) => <button>{label}</button>;

const page = (load: jest.Mock, app: string | null = 'mfe-account') => {
  const remotes: Remotes = {
    getApp: () => app,
    hasPrevious: () => false,
    ready: () => undefined,
    load,
    again: () => {},
    onAgain: () => () => {},
    report: () => {},
    ErrorFallback: () => <p>card</p>,
  };
  return (
    <RemotesProvider value={remotes}>
      <LateSlot name="wishlist-heart" itemId={1} label="Naan" fallback={<i>kept space</i>} />
    </RemotesProvider>
  );
};
const getButton = () => screen.queryByRole('button', { name: 'Naan' });

it('reserves its space on a server and in the first load, and loads nothing there', () => {
  const load = jest.fn();
  expect(renderToString(page(load))).toBe('<i>kept space</i>');
  expect(renderToString(page(load, null))).toBe('');
  expect(load).not.toHaveBeenCalled();
});

it('is rendered once the page is idle; on later pages immediately', async () => {
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.resolve(WishlistButton));
  const { unmount } = render(page(load));
  expect(screen.getByText('kept space')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  jest.useRealTimers();
  expect(getButton()).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  unmount();
  await act(async () => void render(page(load)));
  expect(getButton()).toBeVisible();
});

it('shows no error fallback if no release can show it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what a boundary has caught
  await act(async () => void render(page(jest.fn(() => Promise.reject(new RemoteLoadError('gone', false))))));
  expect(document.body).toHaveTextContent(/^$/);
  jest.restoreAllMocks();
});

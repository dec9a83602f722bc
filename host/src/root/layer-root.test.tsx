import { BusProvider, createBus } from '@shop/events';
import { RemotesProvider, type BootData, type ListenerProps, type Remotes } from '@shop/federation';
import { createBrowserRouter, RouterProvider } from '@shop/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { LayerRoot } from './layer-root';

const live = { app: 'mfe-catalog', listeners: ['item:open-requested'] };
// Only these parts of a release are used.
const offered = { 'mfe-catalog': { live, previous: null } } as unknown as BootData['remotes'];

function ItemModal({ payload, done }: ListenerProps<{ itemId: number }>) {
  return <button onClick={done}>item {payload.itemId}</button>;
}

function show(load: () => Promise<ComponentType<object>>, address = '/home') {
  const bus = createBus();
  const remotes: Remotes = {
    getApp: (componentRef) => ('app' in componentRef && componentRef.app ? componentRef.app : null),
    hasPrevious: () => false,
    ready: () => undefined,
    load: jest.fn(load),
    again: () => undefined,
    onAgain: () => () => undefined,
    report: () => undefined,
    ErrorFallback: ({ onDismiss }) => <button onClick={onDismiss}>Close</button>,
  };
  const element = <LayerRoot remotes={offered} />;
  window.history.replaceState(null, '', address);
  const hydrationData = { loaderData: {} };
  const router = createBrowserRouter([{ path: '*', element }], { hydrationData });
  render(
    <BusProvider bus={bus}>
      <RemotesProvider value={remotes}>
        <RouterProvider router={router} />
      </RemotesProvider>
    </BusProvider>,
  );
  const sendCommand = (itemId: number) => act(async () => bus.emit('item:open-requested', { itemId }));
  return { remotes, sendCommand, router };
}

const load = () => Promise.resolve(ItemModal as ComponentType<object>);

it('loads nothing before the first command', () => {
  expect(show(load).remotes.load).not.toHaveBeenCalled();
});

it('renders the component that handles the command, and removes it when done', async () => {
  const { sendCommand } = show(load);
  await sendCommand(7);
  fireEvent.click(screen.getByRole('button', { name: 'item 7' }));
  expect(screen.queryByRole('button')).toBeNull();
});

it('replaces the open component when the command is sent again', async () => {
  const { sendCommand } = show(load);
  await sendCommand(7);
  await sendCommand(8);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['item 8']);
});

it('shows the error fallback when no release can handle the command, and closes it on demand [F-18]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what a boundary has caught.
  const { sendCommand } = show(() => Promise.reject(new Error('gone')));
  await sendCommand(7);
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button')).toBeNull();
});

it('opens the item that the address names, but not what is no number [ITEM-08]', async () => {
  await act(async () => void show(load, '/store/2?item=19&item_line=3'));
  expect(await screen.findByRole('button', { name: 'item 19' })).toBeVisible();
  expect(show(load, '/store/2?item=019').remotes.load).not.toHaveBeenCalled();
});

it.each([
  ['new', false],
  ['replaced', true],
])(
  'opens nothing for the %s entry of a layer that has closed before it arrived [X-06]',
  async (_kind, replace) => {
    const { router } = show(load);
    await act(() => router.navigate('/home?item=19', { replace, state: { layers: [{ item: '19' }] } }));
    expect(screen.queryByRole('button')).toBeNull();
    await act(() => router.navigate('/home'));
    await act(() => router.navigate('/home?item=19'));
    expect(await screen.findByText('item 19')).toBeVisible();
  },
);

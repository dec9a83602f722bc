import { BusProvider, createBus } from '@shop/events';
import { RemotesProvider, type BootData, type ListenerProps, type Remotes } from '@shop/federation';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { LayerRoot } from './layer-root';

const live = { app: 'mfe-catalog', listeners: ['item:open-requested'] };
// Only these parts of a release are used.
const offered = { 'mfe-catalog': { live, previous: null } } as unknown as BootData['remotes'];

function ItemModal({ payload, done }: ListenerProps<{ itemId: number }>) {
  return <button onClick={done}>item {payload.itemId}</button>;
}

function show(load: () => Promise<ComponentType<object>>) {
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
  render(
    <BusProvider bus={bus}>
      <RemotesProvider value={remotes}>
        <LayerRoot remotes={offered} />
      </RemotesProvider>
    </BusProvider>,
  );
  const wish = (itemId: number) => act(async () => bus.emit('item:open-requested', { itemId }));
  return { remotes, wish };
}

const arrives = () => Promise.resolve(ItemModal as ComponentType<object>);

it('loads nothing before the first command', () => {
  expect(show(arrives).remotes.load).not.toHaveBeenCalled();
});

it('renders the component that handles the command, and removes it when done', async () => {
  const { wish } = show(arrives);
  await wish(7);
  fireEvent.click(screen.getByRole('button', { name: 'item 7' }));
  expect(screen.queryByRole('button')).toBeNull();
});

it('replaces the open component when the command is sent again', async () => {
  const { wish } = show(arrives);
  await wish(7);
  await wish(8);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['item 8']);
});

it('shows the error fallback when no release can handle the command, and closes it on demand [F-18]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what a boundary has caught.
  const { wish } = show(() => Promise.reject(new Error('gone')));
  await wish(7);
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button')).toBeNull();
});

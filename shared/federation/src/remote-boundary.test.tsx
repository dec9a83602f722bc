import { act, fireEvent, render, screen } from '@testing-library/react';

import type { ComponentType } from 'react';
import { RemoteLoadError } from './fallback-chain';
import { RemotesProvider, type RemoteReport, type Remotes } from './remotes-context';
import { Slot } from './slot';

type Behaviour = (level: 'live' | 'previous', call: number) => Promise<ComponentType<object>>;

const Live = () => <p>live</p>;
const Previous = () => <p>previous</p>;
function Throwing(): never {
  throw new Error('boom');
}
const fails = (retriable: boolean) => Promise.reject(new RemoteLoadError('gone', retriable));

function show(behaviour: Behaviour, more: Partial<Remotes> & { second?: boolean; optional?: boolean } = {}) {
  const reports: RemoteReport[] = [];
  let calls = 0;
  const waiting = new Set<(app: string) => void>();
  const remotes: Remotes = {
    getApp: () => 'mfe-cart',
    hasPrevious: () => true,
    ready: () => undefined,
    load: (_componentRef, level) => behaviour(level, (calls += 1)),
    again: jest.fn((app: string) => [...waiting].forEach((listener) => listener(app))),
    onAgain: (listener) => {
      waiting.add(listener);
      return () => void waiting.delete(listener);
    },
    report: (event) => void reports.push(event),
    ErrorFallback: ({ onRetry }) => <button onClick={onRetry}>Retry</button>,
    ...more,
  };
  const getScreen = (
    <RemotesProvider value={remotes}>
      <header>header</header>
      <Slot name="cart-bar" fallback={<p>kept space</p>} optional={more.optional ?? false} />
      {more.second && <Slot name="cart-button" fallback={null} />}
    </RemotesProvider>
  );
  return { reports, remotes, shown: act(async () => void render(getScreen)) };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what a boundary has caught
});
afterEach(() => jest.restoreAllMocks());

it('reserves the space, then shows the component', async () => {
  let arrive: (component: ComponentType<object>) => void = () => undefined;
  await show(() => new Promise((resolve) => (arrive = resolve))).shown;
  expect(screen.getByText('kept space')).toBeVisible();
  await act(async () => arrive(Live));
  expect(screen.getByText('live')).toBeVisible();
});

it('shows a loaded component immediately, without reserved space', async () => {
  const load = jest.fn(() => fails(true));
  await show(load, { ready: () => Live }).shown;
  expect(screen.getByText('live')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('retries the same release [F-02]', async () => {
  const { reports, shown } = show((_level, call) => (call === 1 ? fails(true) : Promise.resolve(Live)));
  await shown;
  expect(await screen.findByText('live')).toBeVisible();
  expect(reports.map(({ step }) => step)).toEqual(['retry']);
});

it('loads the previous release when the live one hangs [F-03]', async () => {
  const { reports, shown } = show((level) => (level === 'live' ? fails(false) : Promise.resolve(Previous)));
  await shown;
  expect(await screen.findByText('previous')).toBeVisible();
  expect(reports).toEqual([expect.objectContaining({ app: 'mfe-cart', step: 'previous', rung: 'live' })]);
});

it('loads the previous release when the live one throws while rendering [F-15]', async () => {
  const { reports, shown } = show((level) => Promise.resolve(level === 'live' ? Throwing : Previous));
  await shown;
  expect(await screen.findByText('previous')).toBeVisible();
  expect(reports[0]).toMatchObject({ part: 'slot:cart-bar', error: 'Error: boom' });
});

it('ends with the error fallback, the rest keeps working, and Retry loads the component once it is available [F-04][F-18]', async () => {
  let isBack = false;
  const { remotes, reports, shown } = show(() => (isBack ? Promise.resolve(Live) : fails(false)));
  await shown;
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('header')).toBeVisible();
  expect(reports.map(({ step }) => step)).toEqual(['previous', 'card']);

  await act(async () => void fireEvent.click(retry));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  isBack = true;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(await screen.findByText('live')).toBeVisible();
  expect(remotes.again).toHaveBeenCalledWith('mfe-cart');
});

it('reloads every component of the app by one Retry, and of no other app', async () => {
  let isBack = false;
  const { remotes, shown } = show(() => (isBack ? Promise.resolve(Live) : fails(false)), { second: true });
  await shown;
  expect(await screen.findAllByRole('button', { name: 'Retry' })).toHaveLength(2);
  isBack = true;
  act(() => remotes.again('mfe-auth'));
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
  await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0]!)); // there are two
  expect(await screen.findAllByText('live')).toHaveLength(2);
});

it('shows its placeholder until the requested document loads; an optional component requests none [F-05]', async () => {
  const renew = jest.fn(() => true);
  await show(() => fails(false), { renew }).shown;
  expect(screen.getByText('kept space')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(renew).toHaveBeenCalledTimes(1);
  await show(() => fails(false), { renew, optional: true }).shown;
  expect(renew).toHaveBeenCalledTimes(1);
});

it('shows nothing instead of an optional component, reports its failure, and reloads it with its app [F-04]', async () => {
  let isBack = false;
  const behaviour = () => (isBack ? Promise.resolve(Live) : fails(false));
  const { remotes, reports, shown } = show(behaviour, { optional: true });
  await shown;
  expect(document.body).toHaveTextContent(/^header$/);
  expect(screen.queryByRole('button')).toBeNull();
  expect(reports.map(({ step }) => step)).toEqual(['previous', 'card']);
  isBack = true;
  await act(async () => remotes.again('mfe-cart'));
  expect(await screen.findByText('live')).toBeVisible();
});

it('shows the error fallback if there is no previous release [F-18]', async () => {
  await show(() => fails(false), { hasPrevious: () => false }).shown;
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

it('renders nothing for a slot without a provider [F-11]', async () => {
  await show(() => fails(false), { getApp: () => null }).shown;
  expect(document.body).toHaveTextContent(/^header$/);
});

import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createSession, type Session } from './session-store';
import { useNow } from './use-now';
import { SessionProvider } from './use-session';

const Time = () => <p>{useNow()?.toISOString() ?? 'unknown'}</p>;
const withSession = (seed: Partial<Session>) => (
  <SessionProvider session={createSession(seed)}>
    <Time />
  </SessionProvider>
);
const hour = 3_600_000;
const madeAt = Date.parse('2026-03-02T12:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-02T22:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('goes by the clock of the shop, however far off that of the device is [D-12]', async () => {
  render(withSession({ clockOffset: -10 * hour }));
  expect(await screen.findByText('2026-03-02T12:00:00.000Z')).toBeVisible();
});

it('begins with the moment of the page, and looks at no clock while that is good', () => {
  render(withSession({ clockOffset: -10 * hour, madeAt }));
  expect(screen.getByText('2026-03-02T12:00:00.000Z')).toBeVisible();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByText('2026-03-02T12:00:00.000Z')).toBeVisible();
});

it('moves on twice a minute, for all readers at once', () => {
  const { rerender } = render(withSession({ clockOffset: -10 * hour, madeAt }));
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText('2026-03-02T12:00:30.000Z')).toBeVisible();
  rerender(
    <SessionProvider session={createSession({ clockOffset: -10 * hour, madeAt })}>
      <Time />
      <Time />
    </SessionProvider>,
  );
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getAllByText('2026-03-02T12:01:00.000Z')).toHaveLength(2);
  expect(jest.getTimerCount()).toBe(1);
});

it('is the moment of the page on a server, whatever the clock says', () => {
  expect(renderToString(withSession({ madeAt }))).toContain('2026-03-02T12:00:00.000Z');
  expect(renderToString(withSession({}))).toContain('unknown');
});

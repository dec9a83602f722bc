import { renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { useNow } from './use-now';

const Clock = () => <time>{useNow()?.toISOString() ?? 'unknown'}</time>;
const hour = 3_600_000;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-02T22:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('goes by the clock of the shop, however far off that of the device is [D-12]', async () => {
  renderApp(<Clock />, { session: { clockOffset: -10 * hour } });
  expect(await screen.findByText('2026-03-02T12:00:00.000Z')).toBeVisible();
});

it('begins with the moment of the page, and looks at no clock while that is good', () => {
  const madeAt = Date.parse('2026-03-02T12:00:00Z');
  renderApp(<Clock />, { session: { clockOffset: -10 * hour, madeAt } });
  expect(screen.getByText('2026-03-02T12:00:00.000Z')).toBeVisible();
  jest.advanceTimersByTime(1_000);
  expect(screen.getByText('2026-03-02T12:00:00.000Z')).toBeVisible();
});

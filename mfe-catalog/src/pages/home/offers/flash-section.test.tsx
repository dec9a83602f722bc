import { flashSale } from '@shop/contract';
import type { FlashSale } from '@shop/domain';
import { refused, renderApp, renderOnServer, preloaded } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { rowQuery } from '../../../queries/queries';
import { FlashSection } from './flash-section';
import { getTimeLeft } from '../../../components/flash-sale/sale-progress';
import { aFlashSale, duringSale } from '../../../components/flash-sale/flash-sale.fixture';

const open = (response: FlashSale | null | (() => FlashSale | null)) =>
  renderApp(<FlashSection isReady isWaiting={false} />, {
    session: { module: { id: 2, type: 'grocery', name: 'Grocery' } },
    setUpApi: (api) => api.respond(flashSale, response),
  });

beforeEach(() => jest.useFakeTimers({ now: duringSale, advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const boxes = () => screen.getByTestId('countdown').textContent;

it.each([
  ['2026-03-01T05:00:01Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['2026-03-03T07:08:09Z', { days: 2, hours: 2, minutes: 8, seconds: 9 }],
  ['2026-03-01T05:00:00Z', null],
  ['2026-02-01T05:00:00Z', null],
  ['soon', null],
])('%s has the remaining time %o', (until, left) => {
  expect(getTimeLeft(until, duringSale.getTime())).toEqual(left);
});

it('counts down each second, and announces its end to screen readers only once', async () => {
  open(aFlashSale());
  expect(await screen.findByText('Olive oil')).toBeVisible();
  await waitFor(() => expect(boxes()).toBe('00days01hours01min02sec'));
  act(() => void jest.advanceTimersByTime(3_000));
  expect(boxes()).toMatch(/00days01hours00min(59|58)sec/);
  expect(screen.getByTestId('countdown')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText(/^Ends on Mar 1, 2026/)).toBeInTheDocument();
  expect(screen.queryByRole('timer')).toBeNull();
});

it('shows how much is sold', async () => {
  open(aFlashSale());
  expect(await screen.findByText('12 of 40 gone')).toBeVisible();
});

it('fetches the next sale when one is over, and is hidden without one', async () => {
  let current: FlashSale | null = aFlashSale({ endsAt: '2026-03-01T05:00:02Z' });
  open(() => current);
  await screen.findByText('Olive oil');
  current = null;
  act(() => void jest.advanceTimersByTime(3_000));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('can be retried when it fails [X-01]', async () => {
  let isDown = true;
  const { user } = open(() => {
    if (isDown) throw refused(500, 'Broken');
    return aFlashSale();
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('Olive oil')).toBeVisible();
});

it('reads no clock while rendering', async () => {
  const html = await renderOnServer(
    <FlashSection isReady isWaiting={false} />,
    [preloaded(flashSale, { query: rowQuery }, aFlashSale())],
    { session: { module: { id: 2, type: 'grocery', name: 'Grocery' } } },
  );
  expect(html).toContain('Olive oil');
  expect(html).toContain('––');
});

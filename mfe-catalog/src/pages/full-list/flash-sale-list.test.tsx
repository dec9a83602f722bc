import { flashSale } from '@shop/contract';
import type { FlashSale } from '@shop/domain';
import { refused, renderApp } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Page } from './list-page';
import { aFlashSale, duringSale } from '../../components/flash-sale/flash-sale.fixture';

const open = (response: FlashSale | null | (() => FlashSale | null)) =>
  renderApp(<Page />, {
    path: '/home',
    address: '/home?data_type=flash_sale',
    session: { module: { id: 1, type: 'food', name: 'Food' } },
    setUpApi: (api) => api.respond(flashSale, response),
  });

beforeEach(() => jest.useFakeTimers({ now: duringSale, advanceTimers: true }));
afterEach(() => jest.useRealTimers());

it('shows what the row on the home page shows: the time left, and how much is sold [X-01] [ROUTE-01]', async () => {
  open(aFlashSale());
  expect(await screen.findByRole('heading', { level: 1, name: 'Morning rush' })).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('countdown')).toHaveTextContent('00days01hours01min02sec'));
  const card = screen.getByRole('article');
  expect(within(card).getByText('Olive oil')).toBeVisible();
  expect(within(card).getByText('12 of 40 gone')).toBeVisible();
});

it('fetches the next sale when one is over [X-01]', async () => {
  let current: FlashSale | null = aFlashSale({ endsAt: '2026-03-01T05:00:02Z' });
  open(() => current);
  await screen.findByText('Olive oil');
  current = aFlashSale({ id: 2, title: 'Saturday', entries: [] });
  act(() => void jest.advanceTimersByTime(3_000));
  expect(await screen.findByRole('heading', { level: 1, name: 'Saturday' })).toBeVisible();
  expect(screen.queryByText('Olive oil')).toBeNull();
});

it('links to discounted items where there is no sale, also once the last one is over [X-01]', async () => {
  let current: FlashSale | null = aFlashSale({ endsAt: '2026-03-01T05:00:02Z' });
  open(() => current);
  await screen.findByText('Olive oil');
  current = null;
  act(() => void jest.advanceTimersByTime(3_000));
  expect(await screen.findByText('There is no flash sale right now')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Discounted items' });
  expect(link).toHaveAttribute('href', '/home?data_type=discounted');
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

import { storeDetails, trackOrder, zoneOf } from '@shop/contract';
import type { Order } from '@shop/domain';
import { anAddress, anOrder, aStore, aZone, renderApp } from '@shop/testing';
import { saveContactPhone } from '@shop/session';
import { act, screen } from '@testing-library/react';
import { Page } from './order-confirmed-page';

const open = (order: Order) =>
  renderApp(<Page />, {
    path: '/order-confirmed',
    address: '/order-confirmed?order_id=100001',
    setUpApi: (api) => {
      api.respond(trackOrder, order);
      api.respond(storeDetails, aStore({ deliveryTime: '25-35 min' }));
      api.respond(zoneOf, { zoneIds: [1], zones: [aZone()] });
    },
  });

beforeEach(() => saveContactPhone('order', 100_001, '+923001112233'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('says between which times a confirmed order comes, and changes it with the time [D-23]', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-05T12:10:00Z') });
  const history = [{ status: 'confirmed', at: '2026-01-05T12:04:00.000Z' } as const];
  open(anOrder({ status: 'confirmed', history, deliveryMinutes: { from: 25, to: 35 } }));
  // The shop's time zone is five hours ahead.
  expect(await screen.findByText('5:29 PM – 5:39 PM')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(24.5 * 60_000));
  expect(screen.getByText('5:35 PM – 5:39 PM')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
  expect(screen.getByText('Later than expected: it was due by 5:39 PM')).toBeVisible();
  jest.useRealTimers();
});

it.each<[string, Partial<Order>, string]>([
  [
    'adds what the distance takes',
    { address: anAddress({ latitude: 24.896, longitude: 67.01 }) },
    'About 25–45 minutes after the store confirms it',
  ],
  [
    'says days of what takes days',
    { deliveryMinutes: { from: 1_440, to: 4_320 } },
    'About 1–3 days after the store confirms it',
  ],
])('%s [X-19]', async (_case, own, text) => {
  open(anOrder(own));
  expect(await screen.findByText(text)).toBeVisible();
});

it('says the new time of an order that is late, and none of one that has arrived or waits [X-19]', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-05T12:56:00Z') });
  const history: Order['history'] = [
    { status: 'confirmed', at: '2026-01-05T12:04:00.000Z' },
    { status: 'picked_up', at: '2026-01-05T12:55:00.000Z' },
  ];
  const late = open(anOrder({ status: 'picked_up', history }));
  expect(await screen.findByText('Later than expected: now about 6:07 PM')).toBeVisible();
  late.unmount();
  for (const over of [{ status: 'delivered' }, { status: 'handover', orderType: 'take_away' }] as const) {
    const { unmount } = open(anOrder({ ...over, history }));
    expect(await screen.findByText('Lahori Dhaba')).toBeVisible();
    expect(screen.queryByText('When')).toBeNull();
    unmount();
  }
  jest.useRealTimers();
});

import { courierPosition, orderDetails, trackOrder } from '@shop/contract';
import { anOrder, anOrderLine, renderApp, type TestAppOptions } from '@shop/testing';
import { saveContactPhone } from '@shop/session';
import { act, screen, within } from '@testing-library/react';
import { Page } from './track-order-page';

const lines = [anOrderLine()];

const shown = (address: string, options: TestAppOptions) => renderApp(<Page />, { address, ...options });

beforeEach(() => {
  sessionStorage.clear();
  saveContactPhone('order', 100_001, '+923001112233');
});

const getSteps = async () => {
  const list = within(await screen.findByRole('list', { name: 'Order status' }));
  return list.getAllByRole('listitem');
};

it.each([
  ['pending', 'delivery', 'Placed:Accepted:Preparing:On the way:Delivered', 'Placed', 1],
  ['handover', 'take_away', 'Placed:Accepted:Preparing:Ready to collect:Collected', 'Ready to collect', 4],
  ['delivered', 'delivery', 'Placed:Accepted:Preparing:On the way:Delivered', 'Delivered', 5],
  ['canceled', 'delivery', 'Placed:Canceled', 'Canceled', 2],
] as const)(
  'shows the steps of a %s order for %s [D-24] [X-20]',
  async (status, orderType, expectedSteps, current, reached) => {
    shown('/track-order?order_id=100001', {
      slots: { 'delivery-map': () => null },
      setUpApi: (api) => {
        api.respond(trackOrder, anOrder({ status, orderType, history: [] }));
        api.respond(orderDetails, lines);
      },
    });
    const steps = await getSteps();
    expect(steps.map((step) => step.querySelector('strong')?.textContent).join(':')).toBe(expectedSteps);
    const marked = steps.filter((step) => step.getAttribute('aria-current') === 'step');
    expect(marked.map((step) => step.querySelector('strong')?.textContent)).toEqual([current]);
    expect(steps.filter((step) => step.querySelector('svg'))).toHaveLength(reached);
  },
);

it('shows when each step was reached: the time, and the day where it is not that of the order [X-20]', async () => {
  shown('/track-order?order_id=100001', {
    slots: { 'delivery-map': () => null },
    setUpApi: (api) => {
      const history = [
        { status: 'confirmed', at: '2026-01-05T12:04:00.000Z' },
        { status: 'picked_up', at: '2026-01-06T05:30:00.000Z' },
      ] as const;
      api.respond(trackOrder, anOrder({ status: 'picked_up', history: [...history] }));
      api.respond(orderDetails, lines);
    },
  });
  const times = (await getSteps()).map((step) => step.querySelector('time')?.textContent ?? '');
  expect(times).toEqual(['5:00\u00A0PM', '5:04\u00A0PM', '', 'Jan 6, 2026, 10:30\u00A0AM', '']);
});

it('reckons the arrival by the courier’s position, and asks for it no more while the page is hidden [X-19] [X-20]', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-05T12:10:00Z') });
  const courier = { id: 4, name: 'Omar Aziz', phone: '', imageUrl: null, rating: 0 };
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const { api } = shown('/track-order?order_id=100001', {
    slots: { 'delivery-map': () => null },
    setUpApi: (fake) => {
      fake.respond(trackOrder, anOrder({ status: 'picked_up', courier }));
      fake.respond(orderDetails, lines);
      // About 1.5 km away by road.
      fake.respond(courierPosition, { latitude: 24.88, longitude: 67.02 });
    },
  });
  await pass(100);
  expect(screen.getByTestId('arrival')).toHaveTextContent('Expected arrival: 5:14 PM – 5:20 PM');
  const look = (visibilityState: string) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  look('hidden');
  await pass(8_000);
  const count = api.calls(courierPosition).length;
  await pass(80_000);
  expect(api.calls(courierPosition)).toHaveLength(count);
  look('visible');
  await pass(17_000);
  expect(api.calls(courierPosition).length).toBeGreaterThan(count);
  jest.useRealTimers();
});

import { distanceBetween } from '@shop/domain';
import { testNow } from '../../testing/test-clock';
import { courierPositionAt } from './courier-position';

const order = {
  status: 'picked_up',
  courier: { id: 1, f_name: 'A', l_name: '', phone: '', image: null, rating: 0, rating_count: 0 },
  address: { latitude: 25.12, longitude: 56.35 },
  history: { picked_up: testNow.toISOString() },
  store_latitude: 25.14,
  store_longitude: 56.34,
} as const;
const after = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000);

it('reaches the customer in the time of the road, or of the status where that is shorter [X-07]', () => {
  const half = courierPositionAt(order, after(30), 60);
  expect(half?.latitude).toBeCloseTo(25.13, 6);
  expect(courierPositionAt(order, after(60), 60)).toEqual(order.address);
  const slow = courierPositionAt(order, after(60), 0);
  expect(distanceBetween(slow ?? order.address, order.address)).toBeGreaterThan(1_000);
});

it('is null without address, courier or road, and stays at the store before its time [X-07]', () => {
  const far = { latitude: 29, longitude: 59 };
  for (const rest of [{ address: null }, { courier: null }, { address: far }, { history: {} }])
    expect(courierPositionAt({ ...order, ...rest }, after(5), 0)).toBeNull();
  expect(courierPositionAt(order, after(-60), 0)).toEqual({ latitude: 25.14, longitude: 56.34 });
});

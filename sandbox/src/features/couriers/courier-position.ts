import type { Position } from '@shop/domain';
import type { OrderRow } from '../orders/order-store';
import { pointOnRoad, roadBetween } from '../places/roads';

type CourierTrip = Pick<
  OrderRow,
  'status' | 'courier' | 'address' | 'history' | 'store_latitude' | 'store_longitude'
>;

/**
 * The position of an order's courier: on the road from the store to the customer since the pick-up, at normal speed, or
 * fast enough to arrive within `stepSeconds` where orders advance by themselves (0: they do not). Null before and
 * after.
 */
export function courierPositionAt(order: CourierTrip, now: Date, stepSeconds: number): Position | null {
  const { status, courier, address, history } = order;
  if (status !== 'picked_up' || !courier || !address || !history.picked_up) return null;
  const from = { latitude: order.store_latitude, longitude: order.store_longitude };
  const to = { latitude: Number(address.latitude), longitude: Number(address.longitude) };
  const road = roadBetween(from, to);
  if (!road) return null;
  const minutesNeeded = Math.max(1, stepSeconds > 0 ? Math.min(stepSeconds, road.seconds) : road.seconds);
  const minutesPassed = (now.getTime() - new Date(history.picked_up).getTime()) / 1_000;
  return pointOnRoad(from, to, minutesPassed / minutesNeeded);
}

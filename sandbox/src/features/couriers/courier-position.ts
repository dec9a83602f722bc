import type { Position } from '@shop/domain';
import type { OrderRow } from '../orders/order-store';
import { pointOnRoad, roadBetween } from '../places/roads';

type CourierTrip = Pick<
  OrderRow,
  'status' | 'courier' | 'address' | 'history' | 'store_latitude' | 'store_longitude'
> &
  Partial<Pick<OrderRow, 'receiver'>>;

const toPosition = (place: NonNullable<OrderRow['address']>): Position => ({
  latitude: Number(place.latitude),
  longitude: Number(place.longitude),
});

/** From the store to the customer, or a parcel from its sender to its receiver; null where one of them is unknown. */
function getWay({ address, receiver, store_latitude: latitude, store_longitude: longitude }: CourierTrip) {
  if (!address) return null;
  if (receiver) return { from: toPosition(address), to: toPosition(receiver) };
  return latitude === null || longitude === null
    ? null
    : { from: { latitude, longitude }, to: toPosition(address) };
}

/**
 * The position of an order's courier: on the road from the store to the customer since the pick-up, at normal speed, or
 * fast enough to arrive within `stepSeconds` where orders advance by themselves (0: they do not). Null before and
 * after.
 */
export function courierPositionAt(order: CourierTrip, now: Date, stepSeconds: number): Position | null {
  const { status, courier, history } = order;
  const way = getWay(order);
  if (status !== 'picked_up' || !courier || !way || !history.picked_up) return null;
  const { from, to } = way;
  const road = roadBetween(from, to);
  if (!road) return null;
  const minutesNeeded = Math.max(1, stepSeconds > 0 ? Math.min(stepSeconds, road.seconds) : road.seconds);
  const minutesPassed = (now.getTime() - new Date(history.picked_up).getTime()) / 1_000;
  return pointOnRoad(from, to, minutesPassed / minutesNeeded);
}

import type { OrderStatus, OrderType } from '@shop/domain';

const courseMinutes: readonly [status: OrderStatus, minutes: number][] = [
  ['pending', 0],
  ['confirmed', 2],
  ['processing', 5],
  ['handover', 19],
  ['picked_up', 24],
  ['delivered', 43],
];

const ends: Partial<Record<OrderStatus, readonly [status: OrderStatus, minutes: number][]>> = {
  canceled: [['pending', 0], ['canceled', 4]],
  failed: [['pending', 0], ['failed', 30]],
  refunded: [...courseMinutes, ['refunded', 26 * 60]],
}; // oxfmt-ignore

/** The statuses up to an order's current one, each so many minutes after it was placed. */
export function getSteps(
  status: OrderStatus,
  type: OrderType,
): readonly (readonly [status: OrderStatus, minutes: number])[] {
  const steps =
    ends[status] ?? courseMinutes.slice(0, courseMinutes.findIndex(([step]) => step === status) + 1);
  return type === 'take_away' ? steps.filter(([step]) => step !== 'picked_up') : steps;
}

/** Whether the courier has picked the order up. */
export const isBrought = (status: OrderStatus, type: OrderType): boolean =>
  type === 'delivery' && getSteps(status, type).some(([step]) => step === 'handover');

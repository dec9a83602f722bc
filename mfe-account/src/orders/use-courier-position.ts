import { useEndpoint } from '@shop/api';
import { courierPosition } from '@shop/contract';
import type { Order, Position } from '@shop/domain';

/** Milliseconds between two looks at where the delivery person is. */
const interval = 8_000;

/** Where the delivery person of an order is, while somebody carries it; null: nobody knows. `phone`: of a guest's order. */
export function useCourierPosition(order: Order, phone: string | null): Position | null {
  const isCarried = order.status === 'picked_up' && order.courier !== null;
  const query = { order_id: order.id, ...(phone ? { contact_number: phone } : {}) };
  const { data } = useEndpoint(courierPosition, isCarried ? { query } : null, { refreshInterval: interval });
  return isCarried ? (data ?? null) : null;
}

import { useEndpoint } from '@shop/api';
import { courierPosition } from '@shop/contract';
import type { Order, Position } from '@shop/domain';

/** Milliseconds between two requests for the courier's position; none are sent while the page is hidden. */
const courierInterval = 8_000;

/** The courier's position while an order is being delivered; null while unknown. `phone`: the guest's. X-20. */
export function useCourierPosition(order: Order, phone: string | null): Position | null {
  const isCarried = order.status === 'picked_up' && order.courier !== null;
  const query = { order_id: order.id, ...(phone ? { contact_number: phone } : {}) };
  const { data } = useEndpoint(courierPosition, isCarried ? { query } : null, {
    refreshInterval: courierInterval,
    refreshWhenHidden: false,
  });
  return isCarried ? (data ?? null) : null;
}

import { useEndpoint } from '@shop/api';
import { courierPosition } from '@shop/contract';
import { type Order, type Position } from '@shop/domain';
import { Slot } from '@shop/federation';
import { Skeleton } from '@shop/ui';
import { isInProgress } from '../../orders/use-tracked';

/** Milliseconds between two looks at where the delivery person is. */
const interval = 8_000;

/** Where the delivery person of an order is, while somebody carries it; null: nobody knows. `phone`: of a guest's order. */
function useCourierPosition(order: Order, phone: string | null): Position | null {
  const isCarried = order.status === 'picked_up' && order.courier !== null;
  const query = { order_id: order.id, ...(phone ? { contact_number: phone } : {}) };
  const { data } = useEndpoint(courierPosition, isCarried ? { query } : null, { refreshInterval: interval });
  return isCarried ? (data ?? null) : null;
}

/** Where an order under way goes: from who brings it, as that person moves, else from the store. ADDR-22. */
export function Whereabouts({ order, phone }: { order: Order; phone: string | null }) {
  const courier = useCourierPosition(order, phone);
  const { address, store, orderType } = order;
  const isKnown = address !== null && (address.latitude !== 0 || address.longitude !== 0);
  if (!isKnown || orderType === 'take_away' || !isInProgress(order)) return null;
  const { latitude, longitude } = address;
  const fromStore =
    store.position && ({ position: store.position, name: store.name, kind: 'store' } as const);
  const fromCourier =
    courier && order.courier
      ? ({ position: courier, name: order.courier.name, kind: 'courier' } as const)
      : null;
  return (
    <Slot
      name="delivery-map"
      fallback={<Skeleton $height="380px" />}
      destination={{ position: { latitude, longitude }, name: address.address }}
      start={fromCourier ?? fromStore}
    />
  );
}

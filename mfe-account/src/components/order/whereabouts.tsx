import type { Order } from '@shop/domain';
import { Slot } from '@shop/federation';
import { Skeleton } from '@shop/ui';
import { useCourierPosition } from '../../orders/use-courier-position';
import { isInProgress } from '../../orders/use-order';

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

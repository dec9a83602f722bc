import { type Order, type Position } from '@shop/domain';
import { Slot } from '@shop/federation';
import { Skeleton } from '@shop/ui';
import { isInProgress } from '../../orders/use-tracked';

interface Props {
  order: Order;
  /** Where the courier is; null: not known. */
  courier: Position | null;
}

/** The map of a running order: from the courier's position, or else from the store. ADDR-22, X-20. */
export function Whereabouts({ order, courier }: Props) {
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

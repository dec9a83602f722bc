import { useBus } from '@shop/events';
import { useCart } from './use-cart';

/** What the cart's buttons show and do. */
export function useCartButton() {
  const bus = useBus();
  const { lines, count, isKnown } = useCart();
  return { lines, count, isKnown, open: () => bus.emit('cart:open-requested', {}) };
}

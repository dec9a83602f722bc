import { useBus } from '@shop/events';
import { useCart } from './use-cart';

/** What the buttons of the cart show, and how they open it. */
export function useCartButton() {
  const bus = useBus();
  const { lines, count, isKnown } = useCart();
  return { lines, count, isKnown, open: () => bus.emit('cart:open-requested', {}) };
}

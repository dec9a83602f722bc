import { toAnalyticsItems, type CartLine } from '@shop/domain';
import type { Bus } from '@shop/events';

/** Tells the analytics stream what the server has put into the cart or taken out of it; of no lines nothing. */
export function trackCart(
  bus: Bus,
  name: 'add_to_cart' | 'remove_from_cart',
  lines: readonly Pick<CartLine, 'item' | 'quantity'>[],
): void {
  if (lines.length > 0) bus.emit('analytics:measured', { name, items: toAnalyticsItems(lines) });
}

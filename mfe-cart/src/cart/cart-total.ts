import { priceLine, type CartLine, type Minor } from '@shop/domain';

/** What the lines cost with the discounts of their items. */
export const cartTotal = (lines: readonly CartLine[]): Minor =>
  lines.reduce((sum, line) => sum + priceLine(line.item, line, line.quantity).net, 0);

import {
  choiceProblem,
  isKnownChoice,
  isSameLine,
  itemAvailability,
  quantityLimit,
  type CartLine,
  type Item,
  type OrderLine,
} from '@shop/domain';
import type { ClosedStore } from '../../cart/closed-store';
import type { Wanted } from '../../cart/controller/apply-pending';

/** A line of a past order or a list. */
export type WantedLine = Pick<OrderLine, 'itemId' | 'name' | 'quantity' | 'choice'>;

/** What can be added to the cart again from a past order or a list.. */
export interface ReorderPlan {
  wanted: Wanted[];
  /** Names of items that are no longer available, or not with the same choice. */
  missing: string[];
  /** Names of items that are available in a smaller quantity only. */
  fewer: string[];
  /** The store, if it sells nothing now. */
  closedStore: ClosedStore | null;
}

interface Situation {
  /** Items by id, without those that are no longer offered. */
  items: ReadonlyMap<number, Item>;
  /** The current cart, which counts against stock and limits. */
  cart: readonly CartLine[];
  now: Date;
  timeZone: string;
}

const mayOrder = (line: WantedLine, item: Item, { now, timeZone }: Situation): boolean =>
  !item.campaign && // ordered without the cart
  itemAvailability(item, now, timeZone).mayOrder &&
  isKnownChoice(item, line.choice) &&
  choiceProblem(item, line.choice) === null;

function getClosedStore(item: Item, { now, timeZone }: Situation): ClosedStore | null {
  const { storeClosure } = itemAvailability(item, now, timeZone);
  return storeClosure && !storeClosure.takesOrdersForLater
    ? { name: item.storeName, opens: storeClosure.opens }
    : null;
}

/** The lines of an order for the current cart, with the same choice and as many as may be ordered. X-07, D-24. */
export function planReorder(lines: readonly WantedLine[], situation: Situation): ReorderPlan {
  const again: ReorderPlan = { wanted: [], missing: [], fewer: [], closedStore: null };
  for (const line of lines) {
    const item = situation.items.get(line.itemId);
    if (item) again.closedStore ??= getClosedStore(item, situation);
    if (!item || !mayOrder(line, item, situation)) {
      again.missing.push(line.name);
      continue;
    }
    const { max } = quantityLimit(item, line.choice);
    const there = situation.cart.find((known) => isSameLine(known, item.id, line.choice))?.quantity ?? 0;
    const quantity = max === null ? line.quantity : Math.min(line.quantity, max - there);
    if (quantity < 1) again.missing.push(line.name);
    else again.wanted.push({ item, choice: line.choice, quantity });
    if (quantity >= 1 && quantity < line.quantity) again.fewer.push(line.name);
  }
  return again;
}

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

/** What of a past order goes into the cart once more. X-07. */
export interface Again {
  wanted: Wanted[];
  /** Names of what cannot be had any more, or not as it was chosen. */
  missing: string[];
  /** Names of what can be had in a smaller number only. */
  fewer: string[];
  /** The store where it sells nothing now. */
  closedStore: ClosedStore | null;
}

interface Situation {
  /** By id; those that are no longer offered are not in it. */
  items: ReadonlyMap<number, Item>;
  /** What the cart holds already counts against stock and limits. */
  cart: readonly CartLine[];
  now: Date;
  timeZone: string;
}

const mayStill = (line: OrderLine, item: Item, { now, timeZone }: Situation): boolean =>
  !item.campaign && // ordered by itself, never through the cart
  itemAvailability(item, now, timeZone).mayOrder &&
  isKnownChoice(item, line.choice) &&
  choiceProblem(item, line.choice) === null;

function getClosedStore(item: Item, { now, timeZone }: Situation): ClosedStore | null {
  const { storeClosure } = itemAvailability(item, now, timeZone);
  return storeClosure && !storeClosure.takesOrdersForLater
    ? { name: item.storeName, opens: storeClosure.opens }
    : null;
}

/** The lines of an order as wishes for today's cart: with the same choice, as many as may be. X-07, D-24. */
export function wantedAgain(lines: readonly OrderLine[], situation: Situation): Again {
  const again: Again = { wanted: [], missing: [], fewer: [], closedStore: null };
  for (const line of lines) {
    const item = situation.items.get(line.itemId);
    if (item) again.closedStore ??= getClosedStore(item, situation);
    if (!item || !mayStill(line, item, situation)) {
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

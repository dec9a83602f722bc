import type { CartLine } from '../entities';
import { isSoldOut } from '../catalog/availability';
import { isBetweenDays } from '../catalog/campaign-days';
import { isWithinWindow } from '../catalog/opening-hours';
import { choiceProblem, isKnownChoice } from '../catalog/variation-choice';
import type { Minor } from '../money';
import { priceLine, findVariation } from '../pricing/item-price';
import { stockKey, getStock } from './quantity';

/**
 * What keeps a line from being bought as it stands, the gravest first. Each but `price-changed` must be mended or removed;
 * that one must be accepted.
 * - `gone`: no longer offered, or its campaign has ended
 * - `choice`: what was chosen of it is no longer offered like this, it must be chosen anew
 * - `sold-out`, `short`: of what was chosen nothing, or only `left`, is there
 * - `over-limit`: one line may hold `most`
 * - `not-available`: out of its hours (HH:mm:ss in the shop's zone), and it takes no orders ahead
 * - `price-changed`: one unit was `seen`, now it is `price`; options and add-ons included, before discounts
 */
export type LineProblem =
  | { kind: 'gone' | 'choice' | 'sold-out' }
  | { kind: 'short'; left: number }
  | { kind: 'over-limit'; most: number }
  | { kind: 'not-available'; from: string | null; to: string | null }
  | { kind: 'price-changed'; seen: Minor; price: Minor };

/** When a line is looked at, and for when it is wanted: an order may be scheduled. */
export interface LineMoment {
  now: Date;
  timeZone: string;
  /** null: at once. */
  wantedAt?: Date | null;
}

/** Of one unit, options and add-ons included, before discounts: what `CartLine.priceSeen` is compared with. */
export const linePrice = (line: Pick<CartLine, 'item' | 'variation' | 'options' | 'addOns'>): Minor =>
  priceLine(line.item, line, 1).gross;

function offerProblem(line: CartLine, { now, timeZone, wantedAt }: LineMoment): LineProblem | null {
  const { item } = line;
  const ends = item.campaign ? item.campaignEndsOn : null;
  if (line.gone || !isBetweenDays(null, ends, wantedAt ?? now, timeZone)) return { kind: 'gone' };
  if (!isKnownChoice(item, line) || choiceProblem(item, line) !== null) return { kind: 'choice' };
  return null;
}

/** `left`: pieces that no other line has taken; null: not counted. */
function stockProblem({ item, quantity, ...line }: CartLine, left: number | null): LineProblem | null {
  if (isSoldOut(item) || findVariation(item, line.variation)?.stock === 0) return { kind: 'sold-out' };
  if (left !== null && left <= 0) return { kind: 'sold-out' };
  if (left !== null && quantity > left) return { kind: 'short', left };
  const most = item.maximumCartQuantity;
  return most !== null && quantity > most ? { kind: 'over-limit', most } : null;
}

function hoursProblem({ item }: CartLine, { now, timeZone, wantedAt }: LineMoment): LineProblem | null {
  const { availableFrom: from, availableTo: to } = item;
  if (isWithinWindow(from, to, wantedAt ?? now, timeZone)) return null;
  return item.scheduleOrder && !wantedAt ? null : { kind: 'not-available', from, to };
}

function priceProblem(line: CartLine): LineProblem | null {
  const [seen, price] = [line.priceSeen, linePrice(line)];
  return seen === null || seen === price ? null : { kind: 'price-changed', seen, price };
}

const problemWith = (line: CartLine, left: number | null, moment: LineMoment): LineProblem | null =>
  offerProblem(line, moment) ?? stockProblem(line, left) ?? hoursProblem(line, moment) ?? priceProblem(line);

/** What is wrong with a line by itself; null: nothing. X-05, D-16, F-24, F-25. */
export const lineProblem = (line: CartLine, now: Date, timeZone: string): LineProblem | null =>
  problemWith(line, getStock(line.item, line), { now, timeZone });

/**
 * What is wrong with the lines of a cart, by their ids. Lines that take from one stock (the same item with other add-ons)
 * are served in the order of the cart: the one that stays short is named. X-05, D-16, F-25.
 */
export function cartProblems(lines: readonly CartLine[], moment: LineMoment): Map<number, LineProblem> {
  const reserved = new Map<string, number>();
  const problems = new Map<number, LineProblem>();
  for (const line of lines) {
    const [shelf, stock] = [stockKey(line), getStock(line.item, line)];
    const before = reserved.get(shelf) ?? 0;
    const problem = problemWith(line, stock === null ? null : stock - before, moment);
    if (problem) problems.set(line.id, problem);
    reserved.set(shelf, before + line.quantity);
  }
  return problems;
}

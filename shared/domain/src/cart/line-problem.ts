import type { CartLine } from '../entities';
import {
  choiceProblem,
  findVariation,
  isKnownChoice,
  isSoldOut,
  isWithinWindow,
  type Minor,
  priceLine,
} from '@shop/domain/core';
import { isBetweenDays } from '../catalog/campaign-days';
import { stockKey, getStock } from './quantity';

/**
 * Why a line cannot be bought, most serious first. The customer must correct or remove the line; `price-changed` they only
 * need to accept.
 * - `gone`: no longer offered, or its campaign has ended
 * - `choice`: the chosen options no longer exist and must be chosen again
 * - `sold-out`, `short`: of the chosen variation nothing, or only `left`, is in stock
 * - `over-limit`: one line may have at most `most`
 * - `not-available`: outside its hours (HH:mm:ss in the shop's zone), and it takes no scheduled orders
 * - `price-changed`: one unit cost `seen`, now it costs `price`; options and add-ons included, before discounts
 */
export type LineProblem =
  | { kind: 'gone' | 'choice' | 'sold-out' }
  | { kind: 'short'; left: number }
  | { kind: 'over-limit'; most: number }
  | { kind: 'not-available'; from: string | null; to: string | null }
  | { kind: 'price-changed'; seen: Minor; price: Minor };

/** The current time, and the time the order is wanted for: it may be scheduled. */
export interface LineMoment {
  now: Date;
  timeZone: string;
  /** null: as soon as possible. */
  wantedAt?: Date | null;
}

/** Price of one unit, options and add-ons included, before discounts: compared with `CartLine.priceSeen`. */
export const linePrice = (line: Pick<CartLine, 'item' | 'variation' | 'options' | 'addOns'>): Minor =>
  priceLine(line.item, line, 1).gross;

function offerProblem(line: CartLine, { now, timeZone, wantedAt }: LineMoment): LineProblem | null {
  const { item } = line;
  const ends = item.campaign ? item.campaignEndsOn : null;
  if (line.gone || !isBetweenDays(null, ends, wantedAt ?? now, timeZone)) return { kind: 'gone' };
  if (!isKnownChoice(item, line) || choiceProblem(item, line) !== null) return { kind: 'choice' };
  return null;
}

/** `left`: stock that no other line has taken; null: not counted. */
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

/** The problem of a single line; null: none. X-05, D-16, F-24, F-25. */
export const lineProblem = (line: CartLine, now: Date, timeZone: string): LineProblem | null =>
  problemWith(line, getStock(line.item, line), { now, timeZone });

/**
 * The problems of a cart's lines, by line id. Lines that share one stock (the same item with other add-ons) are served in
 * the order of the cart: the line that gets too little is reported. X-05, D-16, F-25.
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

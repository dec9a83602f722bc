import {
  choiceProblem,
  isKnownChoice,
  itemAvailability,
  quantityProblem,
  stockKey,
  getStock,
  type CartLine,
  type Choice,
  type Item,
  type StoreHours,
} from '@shop/domain';
import { textIn } from '../../http/language';
import { invalid, Refusal, type ErrorEntry } from '../../http/refusal';
import type { View } from '../../shop/shop';
import { isOffered } from '../catalog/item-offered';
import type { ItemRow } from '../catalog/item-row';

const errorEntries = {
  'variation-out-of-stock': { code: 'out_of_stock', text: 'variationOutOfStock' },
  'out-of-stock': { code: 'out_of_stock', text: 'outOfStock' },
  'out-of-limits': { code: 'out_of_limits', text: 'outOfLimits' },
  minimum: { code: 'quantity', text: 'quantityMinimum' },
} as const;

/** The most lines of a cart, whatever adds them. */
export const maxLines = 500;

/** The limit of a line without any other. */
export const maxQuantity = 100_000;

/** Why a line may not have that choice and quantity; null where it may. VALID-01 … VALID-06. */
export function getLineError(
  item: Item,
  row: ItemRow,
  choice: Choice,
  quantity: number,
  view: View,
): ErrorEntry | null {
  const name = view.text(row.name_i18n);
  if (!isKnownChoice(item, choice)) return { code: 'choice', text: 'choiceUnknown', values: { name } };
  const problem = choiceProblem(item, choice);
  if (problem) {
    const titles = [...row.food_variations.map((group) => group.name), row.choice_options[0]?.title];
    const title = titles.find((texts) => textIn(texts, 'en') === problem.name);
    const values = { name: view.text(title) || problem.name || name, min: problem.min, max: problem.max };
    return { code: 'choice', text: problem.key === 'required' ? 'choiceRequired' : 'choiceBetween', values };
  }
  if (quantity > maxQuantity) return errorEntries['out-of-limits'];
  const excess = quantityProblem(item, choice, quantity);
  return excess && errorEntries[excess];
}

interface StockUse {
  line: CartLine;
  wanted: number;
  /** null: stock is not counted. */
  left: number | null;
}

/** The total quantity of the lines for each stock. */
function toStockUses(lines: readonly CartLine[]): StockUse[] {
  const uses = new Map<string, StockUse>();
  for (const line of lines) {
    const known = uses.get(stockKey(line));
    if (known) known.wanted += line.quantity;
    else uses.set(stockKey(line), { line, wanted: line.quantity, left: getStock(line.item, line) });
  }
  return [...uses.values()];
}

const isShort = ({ wanted, left }: StockUse) => left !== null && wanted > left;

/**
 * Refuses an invalid line: unknown choice, over its limit, or together with the other lines over the stock. `rest` is
 * the cart without it.
 */
export function checkLine(line: CartLine, row: ItemRow, rest: readonly CartLine[], view: View): void {
  const errorEntry = getLineError(line.item, row, line, line.quantity, view);
  if (errorEntry) throw new Refusal(403, [errorEntry]);
  const use = toStockUses([line, ...rest]).find((entry) => entry.line === line);
  if (use && isShort(use)) throw new Refusal(403, [errorEntries['out-of-stock']]);
}

/** Refuses an item that cannot be bought now, by its own hours or those of its store. STATE-06, STATE-07, STATE-11. */
export function checkOffered(item: Item, row: ItemRow, store: StoreHours, view: View): void {
  const values = { item: view.text(row.name_i18n), store: view.text(row.store_name) };
  if (!isOffered(row, view)) throw new Refusal(404, [{ code: 'not_found', text: 'itemGone', values }]);
  const { state, mayOrder, storeClosure } = itemAvailability(
    { ...item, storeHours: store },
    view.now,
    view.timeZone,
  );
  if (mayOrder || state === 'out-of-stock') return; // checkLine has its own message for sold out
  if (storeClosure) throw invalid('store_closed', 'storeClosed', values);
  throw invalid('not_available', 'notAvailableNow', values);
}

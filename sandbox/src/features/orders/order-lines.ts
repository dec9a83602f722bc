import { cartProblems, linePrice, type LineProblem } from '@shop/domain';
import type { ErrorEntry } from '../../http/refusal';
import type { TextKey, TextValues } from '../../http/translate';
import type { View } from '../../shop/shop';
import { getLineError } from '../cart/cart-checks';
import type { CartEntry } from '../cart/cart-store';
import { isOffered } from '../catalog/item-offered';

const changed = (entry: CartEntry, reason: string, text: TextKey, values: TextValues): ErrorEntry => ({
  code: 'changed',
  text,
  values,
  detail: { reason, cart_id: entry.line.id, item_id: entry.row.id },
});

/** The message for the customer; a missing choice has the same message as in the item's form. */
function toErrorEntry(entry: CartEntry, problem: LineProblem, view: View): ErrorEntry | null {
  const { line, row } = entry;
  const item = view.text(row.name_i18n);
  switch (problem.kind) {
    case 'gone':
      return changed(entry, 'gone', 'itemGone', { item });
    case 'choice': {
      const errorEntry = getLineError(line.item, row, line, line.quantity, view);
      return changed(
        entry,
        'choice',
        errorEntry?.text ?? 'choiceUnknown',
        errorEntry?.values ?? { name: item },
      );
    }
    case 'sold-out':
      return changed(entry, 'out_of_stock', 'itemSoldOut', { item });
    case 'short':
      return changed(entry, 'out_of_stock', 'itemShort', { item, count: problem.left });
    case 'over-limit':
      return changed(entry, 'out_of_limits', 'itemLimit', { item, count: problem.most });
    case 'not-available':
      return changed(entry, 'not_available', 'notAvailableNow', { item });
    case 'price-changed':
      return null; // matters only where the total differs
  }
}

/** Why lines cannot be ordered, one entry for each. D-16, F-25. */
export function getLineErrors(
  entries: readonly CartEntry[],
  wantedAt: Date | null,
  view: View,
): ErrorEntry[] {
  const isUnavailable = ({ row }: CartEntry) =>
    !isOffered(row, view) || !isOffered(row, { ...view, now: wantedAt ?? view.now });
  const lines = entries.map((entry) => ({ ...entry.line, gone: isUnavailable(entry) }));
  const problems = cartProblems(lines, { now: view.now, timeZone: view.timeZone, wantedAt });
  return entries.flatMap((entry) => {
    const problem = problems.get(entry.line.id);
    const errorEntry = problem && toErrorEntry(entry, problem, view);
    return errorEntry ? [errorEntry] : [];
  });
}

/** Lines whose price has changed since they were chosen. D-16, F-24. */
export const getPriceErrors = (entries: readonly CartEntry[], view: View): ErrorEntry[] =>
  entries.flatMap((entry) => {
    const unit = linePrice(entry.line);
    if (entry.line.priceSeen === null || entry.line.priceSeen === unit) return [];
    const values = { item: view.text(entry.row.name_i18n), price: view.price(unit) };
    return [changed(entry, 'price', 'priceChanged', values)];
  });

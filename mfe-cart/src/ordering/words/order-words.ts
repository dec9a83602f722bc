import type { PlaceOrderBody } from '@shop/contract';
import type { CartLine, IfSoldOut, Minor } from '@shop/domain';
import { getChoiceTexts } from '../../cart/choice-texts';
import type { CheckoutFacts } from '../checkout-order';
import type { CheckoutDraft } from '../draft/checkout-draft';

/** Characters that backends keep of the words about sold-out items, and of those for the courier. */
const most = 255;

/** Words of the order in the customer's language. */
export interface OrderWordTexts {
  ifSoldOut: (choice: IfSoldOut) => string;
  /** What one item's exception is. */
  exception: (name: string, choice: IfSoldOut) => string;
  note: (name: string, note: string) => string;
  leaveAtDoor: string;
}

interface HowPlaced {
  texts: OrderWordTexts;
  /** Whether the backend keeps words of lines as fields. */
  hasWords: boolean;
  walletPaid: Minor;
  total: Minor;
}

/** Whether the courier must be paid in cash: then nothing can be left at the door. X-22. */
export const needsHandover = (
  { payment }: Pick<CheckoutDraft, 'payment'>,
  { walletPaid, total }: Pick<HowPlaced, 'walletPaid' | 'total'>,
): boolean => payment.method === 'cash_on_delivery' && total > walletPaid;

/** An item with what was chosen of it, which tells two lines of one item apart. */
function toLineName(line: CartLine): string {
  const choice = getChoiceTexts(line).join(', ');
  return choice ? `${line.item.name} (${choice})` : line.item.name;
}

/** The texts that fit one after the other into a field, and the others. */
function fill(texts: readonly string[], separator: string): { text: string; rest: string[] } {
  let text = '';
  const rest: string[] = [];
  for (const next of texts) {
    const longer = text === '' ? next : `${text}${separator}${next}`;
    if (rest.length === 0 && longer.length <= most) text = longer;
    else rest.push(next);
  }
  return { text, rest };
}

/** What the order's fields hold of words that a backend has no fields for, in the customer's language. */
function toTexts(
  { lines }: CheckoutFacts,
  draft: CheckoutDraft,
  leavesAtDoor: boolean,
  texts: OrderWordTexts,
): Partial<PlaceOrderBody> {
  const exceptions = lines.flatMap((line) =>
    line.ifSoldOut && line.ifSoldOut !== draft.ifSoldOut
      ? [texts.exception(toLineName(line), line.ifSoldOut)]
      : [],
  );
  const notes = lines.flatMap((line) => (line.note ? [texts.note(toLineName(line), line.note)] : []));
  const soldOut = fill([texts.ifSoldOut(draft.ifSoldOut), ...exceptions], '; ');
  const way = fill([...(leavesAtDoor ? [texts.leaveAtDoor] : []), ...getInstruction(draft)], '. ');
  return {
    unavailable_item_note: soldOut.text,
    delivery_instruction: way.text,
    order_note: [draft.note, ...notes, ...soldOut.rest, ...way.rest].filter(Boolean).join('\n'),
  };
}

/** The address's note is for the courier. */
const getInstruction = ({ address, orderType }: CheckoutDraft): string[] =>
  orderType === 'delivery' && address?.note ? [address.note.trim().slice(0, most)] : [];

/**
 * What the customer tells store and courier, as fields of the order. A backend that has none for lines and the door gets
 * the same as text in the fields that it has (decision 0041)..
 */
export function toOrderWords(
  facts: CheckoutFacts,
  draft: CheckoutDraft,
  { texts, hasWords, ...paid }: HowPlaced,
): Partial<PlaceOrderBody> {
  const leavesAtDoor = draft.orderType === 'delivery' && draft.leaveAtDoor && !needsHandover(draft, paid);
  const cutlery = facts.store.cutlery ? { cutlery: draft.cutlery } : {};
  if (!hasWords) return { ...cutlery, ...toTexts(facts, draft, leavesAtDoor, texts) };
  return {
    ...cutlery,
    if_sold_out: draft.ifSoldOut,
    unavailable_item_note: texts.ifSoldOut(draft.ifSoldOut),
    delivery_instruction: getInstruction(draft)[0] ?? '',
    leave_at_door: leavesAtDoor,
  };
}

/** The lines without words, for a backend that has no fields for them. */
export const withoutLineWords = (facts: CheckoutFacts): CheckoutFacts => ({
  ...facts,
  lines: facts.lines.map(({ note: _note, ifSoldOut: _ifSoldOut, ...line }) => line),
});

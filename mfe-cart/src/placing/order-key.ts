import type { PlaceOrderBody } from '@shop/contract';
import { choiceKey, type CartLine } from '@shop/domain';
import { orderKeyStorage as storage } from './kept-order';

interface Kept {
  key: string;
  /** What the key was made for. */
  print: string;
  /** What went out under it and was never answered. */
  unanswered: PlaceOrderBody[];
}

const fingerprint = (body: PlaceOrderBody, lines: readonly CartLine[]) =>
  JSON.stringify([body, lines.map((line) => [line.item.id, line.quantity, choiceKey(line)])]);

function kept(): Kept | null {
  try {
    const stored = JSON.parse(storage.read() ?? 'null') as Partial<Kept> | null; // written below; checked all the same
    if (typeof stored?.key !== 'string' || typeof stored.print !== 'string') return null;
    const { key, print, unanswered } = stored;
    return { key, print, unanswered: Array.isArray(unanswered) ? unanswered : [] };
  } catch {
    return null;
  }
}

const keep = (order: Kept) => storage.write(JSON.stringify(order));

/**
 * The key under which this very order is sent: the same after a double click, a lost answer or a reload, another one
 * as soon as the order itself is another (D-21, F-28). As long as it is not known what became of the last sending, the
 * next one bears its key whatever has changed, so that the server can tell that an order stands already. Handlers only.
 */
export function orderKeyFor(body: PlaceOrderBody, lines: readonly CartLine[]): string {
  const print = fingerprint(body, lines);
  const known = kept();
  if (known && (known.print === print || known.unanswered.length > 0)) return known.key;
  const key = crypto.randomUUID();
  keep({ key, print, unanswered: [] });
  return key;
}

/** The order goes out now. */
export function markSent(body: PlaceOrderBody): void {
  const known = kept();
  if (!known) return;
  const others = known.unanswered.filter((sent) => JSON.stringify(sent) !== JSON.stringify(body));
  keep({ ...known, unanswered: [...others, body] });
}

/** The server has answered that nothing stands under the key. */
export function markRefused(): void {
  const known = kept();
  if (known) keep({ ...known, unanswered: [] });
}

/** What was sent and never answered, the last one first; null: nothing. */
export function unansweredOrder(): { key: string; bodies: PlaceOrderBody[] } | null {
  const known = kept();
  return known && known.unanswered.length > 0
    ? { key: known.key, bodies: [...known.unanswered].reverse() }
    : null;
}

/** The order stands: the next one gets a key of its own. */
export const forgetOrderKey = () => storage.write(null);

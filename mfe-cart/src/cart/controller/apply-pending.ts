import { isSameLine, type CartLine, type Choice, type Item } from '@shop/domain';

/** What a customer wants to have in the cart. */
export interface Wanted {
  item: Item;
  choice: Choice;
  quantity: number;
}

/** What the customer has asked for and the server has not answered yet. Never changed in place. */
export interface Pending {
  /** Line → its quantity from here on; 0: it goes. */
  quantities: ReadonlyMap<number, number>;
  /** Under provisional ids, which are negative. */
  adds: readonly (Wanted & { id: number })[];
  /** Lines whose choice is being changed. */
  changes: ReadonlySet<number>;
}

export const nothingPending: Pending = { quantities: new Map(), adds: [], changes: new Set() };

/** Of a line that the server has not named yet: nothing can be done with it till then. */
export const isProvisional = (line: Pick<CartLine, 'id'>) => line.id < 0;

function withAdd(lines: CartLine[], { id, item, choice, quantity }: Pending['adds'][number]): CartLine[] {
  const twin = lines.find((line) => isSameLine(line, item.id, choice));
  if (!twin) return [...lines, { id, item, quantity, priceSeen: null, ...choice }];
  return lines.map((line) => (line === twin ? { ...line, quantity: line.quantity + quantity } : line));
}

/**
 * The cart as its owner sees it: the server's, with what has been requested since. So a late or refused answer needs no
 * undoing; what is not wished any more is simply not there. X-05, F-30.
 */
export function applyPending(server: CartLine[], { quantities, adds }: Pending): CartLine[] {
  let lines = server;
  if (quantities.size > 0)
    lines = server.flatMap((line) => {
      const quantity = quantities.get(line.id);
      if (quantity === undefined || quantity === line.quantity) return [line];
      return quantity === 0 ? [] : [{ ...line, quantity }];
    });
  return adds.reduce(withAdd, lines);
}

import { isSameLine, type CartLine, type Choice, type IfSoldOut, type Item } from '@shop/domain';

/** What a customer wants to have in the cart. */
export interface Wanted {
  item: Item;
  choice: Choice;
  quantity: number;
  /** Left out: as for the whole order. X-21. */
  ifSoldOut?: IfSoldOut | undefined;
}

/** Changes that the server has not confirmed yet. Never mutated. */
export interface Pending {
  /** Line id → its new quantity; 0 removes it. */
  quantities: ReadonlyMap<number, number>;
  /** New lines under provisional ids, which are negative. */
  adds: readonly (Wanted & { id: number })[];
  /** Ids of lines whose choice is being changed. */
  changes: ReadonlySet<number>;
}

export const nothingPending: Pending = { quantities: new Map(), adds: [], changes: new Set() };

/** Without the new lines of other modules: each module has a cart of its own. Without a module there is one for all. */
export function inModule(pending: Pending, moduleId: number | null): Pending {
  const adds = pending.adds.filter(
    ({ item }) => moduleId === null || item.moduleId <= 0 || item.moduleId === moduleId,
  );
  return adds.length === pending.adds.length ? pending : { ...pending, adds };
}

/** Whether the server has not given the line an id yet. Until then the line cannot be changed. */
export const isProvisional = (line: Pick<CartLine, 'id'>) => line.id < 0;

function addLine(lines: CartLine[], { id, item, choice, quantity }: Pending['adds'][number]): CartLine[] {
  const twin = lines.find((line) => isSameLine(line, item.id, choice));
  if (!twin) return [...lines, { id, item, quantity, priceSeen: null, ...choice }];
  return lines.map((line) => (line === twin ? { ...line, quantity: line.quantity + quantity } : line));
}

/**
 * The server's cart with the pending changes applied. A late or refused response needs no rollback: the change is no
 * longer pending, so it is no longer shown. X-05, F-30.
 */
export function applyPending(server: CartLine[], { quantities, adds }: Pending): CartLine[] {
  let lines = server;
  if (quantities.size > 0)
    lines = server.flatMap((line) => {
      const quantity = quantities.get(line.id);
      if (quantity === undefined || quantity === line.quantity) return [line];
      return quantity === 0 ? [] : [{ ...line, quantity }];
    });
  return adds.reduce(addLine, lines);
}

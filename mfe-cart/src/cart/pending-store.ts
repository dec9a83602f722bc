import { nothingPending, type Pending, type Wanted } from './cart-wishes';

/** Holds what is pending, and tells whoever shows the cart. */
export function createPendingStore() {
  let pending = nothingPending;
  let lastId = 0;
  const hearers = new Set<() => void>();
  const set = (part: Partial<Pending>) => {
    pending = { ...pending, ...part };
    hearers.forEach((hear) => hear());
  };
  return {
    snapshot: () => pending,
    subscribe: (hear: () => void) => {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    setQuantity: (lineId: number, quantity: number) =>
      set({ quantities: new Map(pending.quantities).set(lineId, quantity) }),
    dropQuantity: (lineId: number) => {
      if (!pending.quantities.has(lineId)) return;
      const quantities = new Map(pending.quantities);
      quantities.delete(lineId);
      set({ quantities });
    },
    /** Answers how to take it back. */
    add: (wanted: Wanted) => {
      const id = (lastId -= 1);
      set({ adds: [...pending.adds, { ...wanted, id }] });
      return () => {
        if (pending.adds.some((entry) => entry.id === id))
          set({ adds: pending.adds.filter((entry) => entry.id !== id) });
      };
    },
    /** Answers how to end it. */
    change: (lineId: number) => {
      set({ changes: new Set(pending.changes).add(lineId) });
      return () => set({ changes: new Set([...pending.changes].filter((id) => id !== lineId)) });
    },
    /** Whether anybody shows the cart. */
    isHeard: () => hearers.size > 0,
    clear: () => set(nothingPending),
  };
}

export type PendingStore = ReturnType<typeof createPendingStore>;

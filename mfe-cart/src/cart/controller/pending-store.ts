import { createStore } from '@shop/session';
import { nothingPending, type Pending, type Wanted } from './apply-pending';

/** Holds the pending changes and notifies the components that show the cart. */
export function createPendingStore() {
  const store = createStore<Pending>(() => nothingPending);
  const { getState, setState } = store;
  let lastId = 0;
  let listeners = 0;
  return {
    ...store,
    subscribe: (listener: Parameters<typeof store.subscribe>[0]) => {
      const unsubscribe = store.subscribe(listener);
      listeners += 1;
      return () => {
        unsubscribe();
        listeners -= 1;
      };
    },
    setQuantity: (lineId: number, quantity: number) =>
      setState(({ quantities }) => ({ quantities: new Map(quantities).set(lineId, quantity) })),
    dropQuantity: (lineId: number) => {
      const quantities = new Map(getState().quantities);
      if (quantities.delete(lineId)) setState({ quantities });
    },
    /** Returns a function that removes the line again. */
    add: (wanted: Wanted) => {
      const id = (lastId -= 1);
      setState(({ adds }) => ({ adds: [...adds, { ...wanted, id }] }));
      return () => setState(({ adds }) => ({ adds: adds.filter((entry) => entry.id !== id) }));
    },
    /** Returns a function that ends the change. */
    change: (lineId: number) => {
      setState(({ changes }) => ({ changes: new Set(changes).add(lineId) }));
      return () =>
        setState(({ changes }) => ({ changes: new Set([...changes].filter((id) => id !== lineId)) }));
    },
    /** Whether any component shows the cart. */
    hasListeners: () => listeners > 0,
    clear: () => setState(nothingPending),
  };
}

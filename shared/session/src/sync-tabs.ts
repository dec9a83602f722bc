import type { StateCreator, StoreApi } from 'zustand/vanilla';

type Persisting<State> = StateCreator<State, [], [['zustand/persist', State]]>;

/** What `persist` adds to a store, as far as this file uses it. */
interface Persisted {
  persist: { rehydrate: () => unknown; getOptions: () => { name?: string } };
}

/**
 * Middleware around `persist` with local storage: the store reads its value when the first listener subscribes, and again
 * whenever another tab has written it (F-34). So nothing is read on a server or before the first render.
 */
export const syncTabs =
  <State>(initializer: Persisting<State>): Persisting<State> =>
  (set, get, api) => {
    const state = initializer(set, get, api);
    const { persist } = api as StoreApi<State> & Persisted; // set by the initializer
    const { subscribe } = api;
    const onStorage = ({ key }: Partial<StorageEvent>) => {
      if (!key || key === persist.getOptions().name) persist.rehydrate();
    };
    api.subscribe = (listener) => {
      window.addEventListener('storage', onStorage); // adding it again has no effect
      const unsubscribe = subscribe(listener);
      persist.rehydrate();
      return unsubscribe;
    };
    return state;
  };

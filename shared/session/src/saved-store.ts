import { useEffect } from 'react';
import { useStore } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { syncTabs } from './sync-tabs';

export interface SavedOptions<Value> {
  /** Key in storage. */
  name: string;
  /** `localStorage`: shared by all tabs. `sessionStorage`: this tab only, across reloads. */
  area: 'localStorage' | 'sessionStorage';
  /** Used on servers, in the first render, and while nothing is saved. */
  initial: Value;
  /** Checks what is saved. A text that makes it throw counts as absent (F-32). */
  fromText: (text: string) => Value;
  /** JSON by default. Null removes the key. */
  toText?: (value: Value) => string | null;
}

const toJson = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Saves only the value, in an unchanged format. While storage refuses, the store's own state is used (F-31). */
function createStorage<Value>(options: SavedOptions<Value>): PersistStorage<{ value: Value }> {
  const { area, initial, fromText, toText = toJson } = options;
  let isRefused = false;
  /** The text that the state was read from or written as: while it is unchanged, the state stays the same object. */
  let lastText: string | null | undefined;
  const toValue = (text: string | null) => {
    try {
      return text === null ? initial : fromText(text);
    } catch {
      return initial;
    }
  };
  const save = (name: string, text: string | null) => {
    lastText = text;
    try {
      if (text === null) window[area].removeItem(name);
      else window[area].setItem(name, text);
      isRefused = false;
    } catch {
      isRefused = true;
    }
  };
  return {
    getItem: (name) => {
      try {
        const text = isRefused ? lastText : window[area].getItem(name);
        if (text === undefined || text === lastText) return null; // unchanged
        lastText = text;
        return { state: { value: toValue(text) } };
      } catch {
        return null;
      }
    },
    setItem: (name, { state }) => save(name, toText(state.value)),
    removeItem: (name) => save(name, null),
  };
}

const resets = new Map<string, () => void>();

/** Clears what is saved under the name, from memory too. */
export const resetSaved = (name: string): void => resets.get(name)?.();

/**
 * A store with one value that is saved across pages. Create it at module scope: it reads nothing until it is used. In
 * local storage it follows other tabs.
 */
export function createSavedStore<Value>(options: SavedOptions<Value>) {
  const { name, area, initial } = options;
  const saved = persist<{ value: Value }>(() => ({ value: initial }), {
    name,
    storage: createStorage(options),
    skipHydration: true,
  });
  const store = createStore<{ value: Value }>()(area === 'localStorage' ? syncTabs(saved) : saved);
  const write = (value: Value) => void store.setState({ value });
  resets.set(name, () => write(initial));
  return {
    ...store,
    /** The value as it is saved now. For handlers and effects. */
    read: (): Value => {
      void store.persist.rehydrate(); // synchronous, because storage is
      return store.getState().value;
    },
    write,
  };
}

export type SavedStore<Value> = ReturnType<typeof createSavedStore<Value>>;

/** The value; the initial one on servers and in the first render, after which the saved one is read. */
export function useSaved<Value>(store: SavedStore<Value>): Value {
  useEffect(() => void store.read(), [store]);
  return useStore(store, ({ value }) => value);
}

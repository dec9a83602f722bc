import { createSavedStore } from '@shop/session';

/** A store for what this tab keeps over a reload; null for nothing. The reader validates it. */
export const createTabStore = (name: string) =>
  createSavedStore<unknown>({ name, area: 'sessionStorage', initial: null, fromText: JSON.parse });

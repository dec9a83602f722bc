import { createSavedStore } from '@shop/session';

/** What this tab saves over a reload, whatever it is: who reads it checks it. Null: nothing. */
export const createTabStore = (name: string) =>
  createSavedStore<unknown>({ name, area: 'sessionStorage', initial: null, fromText: JSON.parse });

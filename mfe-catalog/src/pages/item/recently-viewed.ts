import { createSavedStore, deviceMemory } from '@shop/session';

/** The most items remembered. */
const most = 12;

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

const store = createSavedStore<number[]>({
  name: deviceMemory.viewed,
  area: 'localStorage',
  initial: [],
  fromText: (text) => (JSON.parse(text) as unknown[]).filter(isId).slice(0, most), // throws when it is not an array
});

/** Ids of the items that were opened on this device, the last one first. */
export const recentlyViewed = store.read;

const without = (id: number) => store.read().filter((known) => known !== id);

export const noteViewed = (id: number) => store.write([id, ...without(id)].slice(0, most));

/** Removes an item that no longer exists, so that it is not requested again. */
export const forgetViewed = (id: number) => store.write(without(id));

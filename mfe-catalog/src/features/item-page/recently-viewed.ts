import { deviceMemory } from '@shop/session';

const storedUnder = deviceMemory.viewed;
/** So many are remembered. */
const most = 12;

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Ids of the items that were opened on this device, the last one first; none where nothing can be kept (F-31, F-32). */
export function recentlyViewed(): number[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(storedUnder) ?? '[]');
    return Array.isArray(known) ? known.filter(isId).slice(0, most) : [];
  } catch {
    return [];
  }
}

function store(ids: number[]) {
  try {
    localStorage.setItem(storedUnder, JSON.stringify(ids.slice(0, most)));
  } catch {
    // a browser that keeps nothing remembers nothing
  }
}

export const noteViewed = (id: number) => store([id, ...recentlyViewed().filter((known) => known !== id)]);

/** An item that is not there any more is not asked for again. */
export const forgetViewed = (id: number) => store(recentlyViewed().filter((known) => known !== id));

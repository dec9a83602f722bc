import { ApiError, type Api, type useCache } from '@shop/api';
import { config, storeDetails } from '@shop/contract';
import { orderTiming, storeOpening, type Item, type StoreHours, type StoreOpening } from '@shop/domain';

/** A store that takes no orders now, and when it opens again. */
export interface ClosedStore {
  name: string;
  opens: StoreOpening['next'];
}

interface Sources {
  api: Api;
  cache: ReturnType<typeof useCache>;
  signal?: AbortSignal;
}

/** As the item tells them, else as the page knows the store, else as the backend says; null where it does not. */
async function readHours(item: Item, { api, cache, signal }: Sources): Promise<StoreHours | null> {
  if (item.storeHours) return item.storeHours;
  const args = { params: { id: item.storeId } };
  const known = cache.peek(storeDetails, args);
  if (known) return known;
  try {
    const store = await api.send(storeDetails, args, signal ? { signal } : {});
    if (store) void cache.replace(storeDetails, args, () => store);
    return store;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Looks whether the item's store sells now, or takes orders for later; null: it does, or nobody knows. STATE-06, STATE-07. */
export async function findClosedStore(item: Item, sources: Sources): Promise<ClosedStore | null> {
  const hours = await readHours(item, sources);
  const timeZone = sources.cache.peek(config, {})?.timeZone ?? 'UTC';
  const now = new Date();
  if (!hours || orderTiming(hours, now, timeZone) !== 'closed') return null;
  return { name: item.storeName, opens: storeOpening(hours.openingHours, now, timeZone).next };
}

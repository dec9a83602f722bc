import { ApiError, type Api, type useCache } from '@shop/api';
import { storeDetails } from '@shop/contract';
import { getShopTime, getStoreClosure, type Item, type Store, type StoreClosure } from '@shop/domain';
import { formatWeekday, isolate, useFormat, useTranslation } from '@shop/i18n';
import { buttonMessages } from './button-messages';

/** A store that takes no orders now, and when it opens again. */
export interface ClosedStore extends Pick<StoreClosure, 'opens'> {
  name: string;
}

interface Sources {
  api: Api;
  cache: ReturnType<typeof useCache>;
  signal: AbortSignal;
  /** Of the shop. */
  timeZone: string;
}

/** The current store; null where the backend does not return it. */
async function readStore(id: number, { api, cache, signal }: Sources): Promise<Store | null> {
  const args = { params: { id } };
  try {
    const store = await api.send(storeDetails, args, { signal });
    void cache.replace(storeDetails, args, store);
    return store;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/**
 * The item's store if it sells nothing now and takes no orders for later; otherwise null, also when that is unknown.
 * The page may be older than the opening, so nothing is refused without a fresh read. STATE-06, STATE-07.
 */
export async function findClosedStore(item: Item, sources: Sources): Promise<ClosedStore | null> {
  const { cache, timeZone } = sources;
  const now = () => getShopTime(sources.api.session.getState());
  const known = item.storeHours ?? cache.peek(storeDetails, { params: { id: item.storeId } });
  if (known && !isFinal(getStoreClosure(known, now(), timeZone))) return null;
  const store = await readStore(item.storeId, sources);
  const closure = store && getStoreClosure(store, now(), timeZone);
  return isFinal(closure) ? { name: item.storeName, opens: closure.opens } : null;
}

/** Whether the store is closed and takes no orders for later either. */
const isFinal = (closure: StoreClosure | null): closure is StoreClosure =>
  closure !== null && !closure.takesOrdersForLater;

/** 'Not Available now', with when the store opens again. STATE-07. */
export function useClosedText(): (store: ClosedStore) => string {
  const { t, language, direction } = useTranslation(buttonMessages);
  const format = useFormat();
  return ({ name, opens }) => {
    const store = isolate(name, direction);
    if (!opens) return t('closedStore.unknown', { store });
    const time = isolate(format.time(opens.opens), direction);
    if (opens.inDays === 0) return t('closedStore.today', { store, time });
    if (opens.inDays === 1) return t('closedStore.tomorrow', { store, time });
    return t('closedStore.onDay', { store, day: formatWeekday(opens.day, language), time });
  };
}

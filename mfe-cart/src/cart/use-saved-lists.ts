import { ApiError, reportError, useApi, useCache, useEndpoint } from '@shop/api';
import { deleteList, savedLists } from '@shop/contract';
import type { SavedList } from '@shop/domain';
import { useState } from 'react';
import { useGoToModule } from './go-to-module';
import { useCartController } from './use-cart';

/** The visitor's lists or waiting carts, the latest first.. */
export function useSavedLists(kind: SavedList['kind']) {
  const { data, error, mutate } = useEndpoint(savedLists, {});
  return { lists: data?.filter((list) => list.kind === kind), error, retry: () => void mutate() };
}

/** Switching to a waiting cart, and deleting a list. `busyId`: the list that is being changed. */
export function useListActions() {
  const api = useApi();
  const cache = useCache();
  const controller = useCartController();
  const goToModule = useGoToModule();
  const [busyId, setBusyId] = useState<number | null>(null);
  const during = async (list: SavedList, work: () => Promise<unknown>) => {
    setBusyId(list.id);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Another tab was faster: what is gone is shown no more.
      if (error.status === 404) await cache.refresh(savedLists);
      else reportError(api, error);
    } finally {
      setBusyId(null);
    }
  };
  return {
    busyId,
    resume: (list: SavedList) =>
      during(list, async () => {
        const [first] = list.lines;
        if (first) goToModule(first.item);
        await controller.resume(list);
      }),
    remove: (list: SavedList) =>
      during(list, async () => {
        const rest = await api.send(deleteList, { query: { list_id: list.id } });
        await cache.replace(savedLists, {}, rest);
      }),
  };
}

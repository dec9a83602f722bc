import { useApi, useCache } from '@shop/api';
import { moduleList } from '@shop/contract';
import type { Item } from '@shop/domain';
import { chooseModule } from '@shop/session';
import { useCallback } from 'react';

/**
 * Switches the visitor to the module of an item, because a cart belongs to one module (CART-03). Waits for no response: an
 * unknown name is empty until the modules are loaded, and nothing fails without it.
 */
export function useGoToModule() {
  const api = useApi();
  const cache = useCache();
  return useCallback(
    ({ moduleId, moduleType }: Pick<Item, 'moduleId' | 'moduleType'>) => {
      const { session, bus } = api;
      if (moduleId <= 0 || session.getState().module?.id === moduleId) return;
      const name = cache.peek(moduleList, {})?.find(({ id }) => id === moduleId)?.name;
      chooseModule(session, bus, { id: moduleId, type: moduleType, name: name ?? '' });
      if (name === undefined) void api.send(moduleList, {}).catch(() => undefined);
    },
    [api, cache],
  );
}

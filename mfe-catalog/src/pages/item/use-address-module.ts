import { useEndpoint } from '@shop/api';
import { moduleList } from '@shop/contract';
import type { Item } from '@shop/domain';
import { useBus } from '@shop/events';
import { useSearchParams } from '@shop/router';
import { chooseModule, useSession, useSessionStore } from '@shop/session';
import { useEffect } from 'react';

/**
 * A link to an item may contain its module (ROUTE-08, D-04): the page then changes to that module, so that items go
 * into its cart. A module that is not the item's changes nothing.
 */
export function useAddressModule(item: Pick<Item, 'moduleId'>): void {
  const [search] = useSearchParams();
  const session = useSessionStore();
  const bus = useBus();
  const restored = useSession(({ restored: isRestored }) => isRestored);
  const current = useSession(({ module }) => module?.id ?? null);
  const isRequested = search.get('module_id') === String(item.moduleId);
  const changes = restored && isRequested && current !== item.moduleId;
  const { data: modules } = useEndpoint(moduleList, changes ? {} : null);
  const module = modules?.find(({ id }) => id === item.moduleId);
  useEffect(() => {
    if (!changes || !module) return;
    const { id, type, name } = module;
    chooseModule(session, bus, { id, type, name });
  }, [changes, module, session, bus]);
}

import { useEndpoint } from '@shop/api';
import { moduleList } from '@shop/contract';
import type { Store } from '@shop/domain';
import { useBus } from '@shop/events';
import { chooseModule, useSession, useSessionStore } from '@shop/session';
import { useEffect } from 'react';

/**
 * Who opens a store is in its module from then on: the cart, the search and the rest of the shop are those of the store
 * that he looks at. A link that was shared needs no more than the store, with or without `module_id`. D-04, ROUTE-03.
 */
export function useStoreModule(store: Store | undefined): void {
  const session = useSessionStore();
  const bus = useBus();
  const moduleId = store?.moduleId;
  const differs = useSession(
    ({ restored, module }) => restored && moduleId !== undefined && module?.id !== moduleId,
  );
  const { data: modules } = useEndpoint(moduleList, differs ? {} : null);
  const own = modules?.find(({ id }) => id === moduleId);
  useEffect(() => {
    if (own && differs) chooseModule(session, bus, { id: own.id, type: own.type, name: own.name });
  }, [own, differs, session, bus]);
}

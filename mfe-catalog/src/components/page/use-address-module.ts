import { useEndpoint } from '@shop/api';
import { moduleList } from '@shop/contract';
import { useBus } from '@shop/events';
import { useSearchParams } from '@shop/router';
import { chooseModule, useSession, useSessionStore } from '@shop/session';
import { useEffect } from 'react';

/**
 * A link to an item or a category may contain its module (ROUTE-05, ROUTE-08, D-04): the page then changes to that module,
 * so that items go into its cart. `moduleId` is the thing's own, null while unknown; an address that names another module
 * changes nothing.
 */
export function useAddressModule(moduleId: number | null): void {
  const [search] = useSearchParams();
  const session = useSessionStore();
  const bus = useBus();
  const restored = useSession(({ restored: isRestored }) => isRestored);
  const current = useSession(({ module }) => module?.id ?? null);
  const isRequested = moduleId !== null && search.get('module_id') === String(moduleId);
  const changes = restored && isRequested && current !== moduleId;
  const { data: modules } = useEndpoint(moduleList, changes ? {} : null);
  const module = modules?.find(({ id }) => id === moduleId);
  useEffect(() => {
    if (!changes || !module) return;
    const { id, type, name } = module;
    chooseModule(session, bus, { id, type, name });
  }, [changes, module, session, bus]);
}

import { useEndpoint } from '@shop/api';
import { moduleList } from '@shop/contract';
import type { ShopModule, Store } from '@shop/domain';
import { useBus } from '@shop/events';
import { chooseModule, useSession, useSessionStore, type ChosenModule } from '@shop/session';
import { useEffect, useRef } from 'react';

/**
 * Changes to the first matching module if the visitor's own does not match, once per subject, so that the visitor can
 * still change to another one afterwards.
 */
function useModuleThat(
  subject: string,
  fits: (module: Pick<ShopModule, 'id' | 'type'> | null) => boolean,
): void {
  const session = useSessionStore();
  const bus = useBus();
  const restored = useSession((known) => known.restored);
  const differs = useSession(({ module }) => !fits(module));
  const brought = useRef('');
  const { data: modules } = useEndpoint(moduleList, restored && differs ? {} : null);
  const own = modules?.find(fits);
  useEffect(() => {
    if (!restored || brought.current === subject) return;
    if (!differs) brought.current = subject;
    else if (own) {
      brought.current = subject;
      const chosen: ChosenModule = { id: own.id, type: own.type, name: own.name };
      chooseModule(session, bus, chosen);
    }
  }, [subject, restored, own, differs, session, bus]);
}

/**
 * Opening a store changes to its module: cart, search and the rest of the shop are then those of the store. A shared
 * link needs only the store, with or without `module_id`. D-04, ROUTE-03.
 */
export const useStoreModule = (store: Pick<Store, 'moduleId'> | undefined): void =>
  useModuleThat(
    String(store?.moduleId ?? ''),
    (module) => store === undefined || module?.id === store.moduleId,
  );

/** The same for rental pages without a provider. Returns whether the visitor is in a rental module. ROUTE-06. */
export function useRentalModule(): boolean {
  useModuleThat('rental', (module) => module?.type === 'rental');
  return useSession((session) => session.module?.type === 'rental');
}

import { useEndpoint } from '@shop/api';
import { moduleList } from '@shop/contract';
import type { ShopModule, Store } from '@shop/domain';
import { useBus } from '@shop/events';
import { chooseModule, useSession, useSessionStore, type ChosenModule } from '@shop/session';
import { useEffect, useRef } from 'react';

/**
 * Brings the visitor into the first module that fits where his own does not, once for each subject: whoever then changes to
 * another module is on the way out.
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
 * Who opens a store is in its module from then on: the cart, the search and the rest of the shop are those of the store
 * that he looks at. A link that was shared needs no more than the store, with or without `module_id`. D-04, ROUTE-03.
 */
export const useStoreModule = (store: Pick<Store, 'moduleId'> | undefined): void =>
  useModuleThat(
    String(store?.moduleId ?? ''),
    (module) => store === undefined || module?.id === store.moduleId,
  );

/** The same for pages of rental that name no provider. Returns whether the visitor is in a rental module. ROUTE-06. */
export function useRentalModule(): boolean {
  useModuleThat('rental', (module) => module?.type === 'rental');
  return useSession((session) => session.module?.type === 'rental');
}

import { useEndpoint } from '@shop/api';
import { moduleList } from '@shop/contract';
import type { ShopModule } from '@shop/domain';
import { useBus } from '@shop/events';
import { chooseModule, useSession, useSessionStore, type ChosenModule } from '@shop/session';
import { useEffect, useRef } from 'react';

/**
 * Changes to the first matching module if the visitor's own does not match, once per subject, so that the visitor can
 * still change to another one afterwards.
 */
function useModuleMatching(
  subject: string,
  matches: (module: Pick<ShopModule, 'id' | 'type'> | null) => boolean,
): void {
  const session = useSessionStore();
  const bus = useBus();
  const restored = useSession((known) => known.restored);
  const isOther = useSession(({ module }) => !matches(module));
  const changedFor = useRef('');
  const { data: modules } = useEndpoint(moduleList, restored && isOther ? {} : null);
  const own = modules?.find(matches);
  useEffect(() => {
    if (!restored || changedFor.current === subject) return;
    if (!isOther) changedFor.current = subject;
    else if (own) {
      changedFor.current = subject;
      const chosen: ChosenModule = { id: own.id, type: own.type, name: own.name };
      chooseModule(session, bus, chosen);
    }
  }, [subject, restored, own, isOther, session, bus]);
}

interface Subject {
  id: number;
  /** Null, 0 or left out: unknown. */
  moduleId?: number | null | undefined;
}

/**
 * Opening a store, an item or a category changes to its module: cart, search and the rest of the shop are then those of
 * what is shown. A shared link needs only its id, with or without `module_id`. D-04, ROUTE-03, ROUTE-05, ROUTE-08.
 */
export const useSubjectModule = (subject: Subject | undefined): void =>
  useModuleMatching(
    `${subject?.id} ${subject?.moduleId}`,
    (module) => !subject?.moduleId || module?.id === subject.moduleId,
  );

/** The same for rental pages without a provider. Returns whether the visitor is in a rental module. ROUTE-06. */
export function useRentalModule(): boolean {
  useModuleMatching('rental', (module) => module?.type === 'rental');
  return useSession((session) => session.module?.type === 'rental');
}

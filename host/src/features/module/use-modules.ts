import { useEndpoint } from '@shop/api';
import { moduleList } from '@shop/contract';
import type { ShopModule } from '@shop/domain';
import { useBus } from '@shop/events';
import { chooseModule, useSession, useSessionStore } from '@shop/session';
import { useCallback } from 'react';

const none: ShopModule[] = [];

/** Modules that serve the visitor's zones (all of the shop's before a location is chosen), and the current one. */
export function useModules() {
  const zoneIds = useSession((session) => session.zoneIds);
  const chosen = useSession((session) => session.module);
  const { data, error, isValidating, mutate } = useEndpoint(moduleList, {});
  const modules = data ?? none;
  return {
    modules,
    chosen,
    hasZone: zoneIds.length > 0,
    /** The chosen module, if it serves the zones. */
    current: modules.find((module) => module.id === chosen?.id) ?? null,
    isKnown: data !== undefined,
    isValidating,
    error,
    retry: () => void mutate(),
  };
}

/**
 * Stores the visitor's module (STATE-28). For a rental module it has the rental cart checked, if the visitor may have
 * one (STATE-25).
 */
export function useChooseModule() {
  const session = useSessionStore();
  const bus = useBus();
  return useCallback(
    ({ id, type, name }: ShopModule) => {
      const { module, token, guestId } = session.getState();
      chooseModule(session, bus, { id, type, name });
      const mayHaveCart = token !== null || guestId !== null;
      if (type === 'rental' && module?.id !== id && mayHaveCart)
        bus.emit('rental-cart:fit-requested', { moduleId: id });
    },
    [session, bus],
  );
}

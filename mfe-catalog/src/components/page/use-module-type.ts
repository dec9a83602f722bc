import { useEndpoint } from '@shop/api';
import { moduleList } from '@shop/contract';
import { useSession } from '@shop/session';
import { createContext, useContext } from 'react';

const ShownType = createContext<string | null>(null);

/** Around what belongs to another module than the visitor's own: its type, from `useTypeOfModule`. */
export const ShownModuleType = ShownType.Provider;

/**
 * Type of the module whose stores and items are shown: the visitor's, if no `ShownModuleType` is around; '' without one.
 * As `context` of a text it selects the name of stores: restaurants, providers, stores. GEN-03 … GEN-05.
 */
export function useModuleType(): string {
  const own = useSession((session) => session.module?.type ?? '');
  return useContext(ShownType) ?? own;
}

/** Type of a module, by its id; null while the id is unknown, '' while the type is. */
export function useTypeOfModule(moduleId: number | null): string | null {
  const own = useSession((session) => session.module);
  const isOther = moduleId !== null && moduleId !== own?.id;
  const { data: modules } = useEndpoint(moduleList, isOther ? {} : null);
  if (moduleId === null) return null;
  if (own?.id === moduleId) return own.type;
  return modules?.find(({ id }) => id === moduleId)?.type ?? '';
}

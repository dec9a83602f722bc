import { useSession } from '@shop/session';

/**
 * Type of the visitor's module, '' without one; as `context` of a text it selects the name of stores: restaurants,
 * providers, stores. GEN-03 … GEN-05.
 */
export const useModuleType = (): string => useSession((session) => session.module?.type ?? '');

import { createSavedStore, useSaved } from '@shop/session';

/** The last plan of this tab as search parameters, to be offered for the next vehicle; '' without one. */
const lastPlan = createSavedStore<string>({
  name: 'trip-plan',
  area: 'sessionStorage',
  initial: '',
  fromText: (text) => String(JSON.parse(text)),
});

export const saveLastPlan = (search: string): void => lastPlan.write(search);

/** '' in the first render and on servers. */
export const useLastPlan = (): string => useSaved(lastPlan);

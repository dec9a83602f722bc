import { useSession } from '@shop/session';

/** Whether the backend adds charges of its own to what this shop reckons: then it is asked for them. */
export const useIsServerPriced = (): boolean =>
  useSession(({ capabilities }) => !capabilities?.includes('checked-total'));

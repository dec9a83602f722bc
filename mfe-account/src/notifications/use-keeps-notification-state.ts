import { useSession } from '@shop/session';

/** Whether the backend knows which notifications the customer wants and has read; most of the family do not. */
export const useKeepsNotificationState = (): boolean =>
  useSession(({ capabilities }) => capabilities?.includes('notification-settings') === true);

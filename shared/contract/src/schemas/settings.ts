import { boolean, number, object } from 'yup';

/** One notification, or all of them. */
export const readNotificationsSchema = object({
  notification_id: number().integer().min(1).max(2_147_483_647).nullable().default(null),
});

/** D-28. */
export const notificationSettingsSchema = object({
  order_status: boolean().required('settingRequired'),
});

import { del, get, put } from '@shop/contract/core';
import { messageFromWire } from '../readers/account';
import { notificationSettingsFromWire, notificationsFromWire } from '../readers/notification';
import type { NotificationSettingsBody, ReadNotificationsBody } from '../schemas/bodies';

/**
 * Deletes one's own account. CALL-04. If that is not possible, the response contains `errors`, though its status may be 203:
 * a failure like any other (F-27).
 */
export const removeAccount = del('/api/v1/customer/remove-account')
  .access('customer')
  .replies(messageFromWire);

/** Notifications of the customer, newest first. */
export const notificationList = get('/api/v1/customer/notifications')
  .optional()
  .access('customer')
  .variesBy('language', 'identity')
  .query({ limit: 'int?', offset: 'int?' })
  .replies(notificationsFromWire);

/** Marks one notification as read, or all. */
export const readNotifications = put('/api/v1/customer/notifications/read')
  .requires('notification-settings')
  .access('customer')
  .body<ReadNotificationsBody>()
  .replies(messageFromWire);

/** D-28. */
export const notificationSettings = get('/api/v1/customer/notification-settings')
  .requires('notification-settings')
  .optional({})
  .access('customer')
  .variesBy('identity')
  .replies(notificationSettingsFromWire);

/** D-28. */
export const changeNotificationSettings = put('/api/v1/customer/notification-settings')
  .requires('notification-settings')
  .access('customer')
  .body<NotificationSettingsBody>()
  .replies(messageFromWire);

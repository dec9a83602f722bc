import { put } from '../endpoint';
import { messageFromWire } from '../readers/account';
import type { PushTokenBody } from '../schemas/bodies';

/**
 * Where the customer's browser can be reached while the shop is closed: its push subscription as JSON. A customer may have
 * several; one that is gone is noticed when something is sent to it. X-09, BIZ-18.
 */
export const savePushToken = put('/api/v1/customer/cm-firebase-token')
  .access('customer')
  .body<PushTokenBody>()
  .replies(messageFromWire);

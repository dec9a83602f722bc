import { put } from '@shop/contract/core';
import { messageFromWire } from '../readers/account';
import type { PushTokenBody } from '../schemas/bodies';

/**
 * Saves the push subscription of the customer's browser, as JSON. A customer may have several; an expired one is detected
 * when something is sent to it. X-09, BIZ-18.
 */
export const savePushToken = put('/api/v1/customer/cm-firebase-token')
  .access('customer')
  .body<PushTokenBody>()
  .replies(messageFromWire);

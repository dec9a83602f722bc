import { post } from '@shop/contract/core';
import { guestFromWire } from '../readers/account';

/** A new guest. CALL-32, STATE-05. */
export const requestGuest = post('/api/v1/auth/guest/request')
  .body<{ fcm_token?: string | null }>()
  .replies(guestFromWire);

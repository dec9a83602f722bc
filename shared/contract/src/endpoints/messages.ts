import { get, post } from '@shop/contract/core';
import { conversationsFromWire, threadFromWire } from '../readers/message';

/** Conversations of a customer with stores, couriers and the shop, latest first (D-28). */
export const conversationList = get('/api/v1/customer/message/list')
  .access('customer')
  .variesBy('language', 'identity')
  .query({ limit: 'int?', offset: 'int?', type: 'text?' })
  .replies(conversationsFromWire);

/** Conversations whose partner's name contains the text. */
export const conversationSearch = get('/api/v1/customer/message/search-list')
  .access('customer')
  .variesBy('language', 'identity')
  .query({ name: 'text', limit: 'int?', offset: 'int?', type: 'text?' })
  .replies(conversationsFromWire);

/**
 * The messages of a conversation, or with a partner (`admin_id` 0: the shop), latest first. Requesting the first page marks
 * the partner's messages as read.
 */
export const messageDetails = get('/api/v1/customer/message/details')
  .access('customer')
  .variesBy('language', 'identity')
  .query({
    conversation_id: 'int?',
    vendor_id: 'int?',
    delivery_man_id: 'int?',
    admin_id: 'int?',
    limit: 'int?',
    offset: 'int?',
  })
  .freshFor(0)
  .replies(threadFromWire);

/**
 * Sends a message to a partner: `message`, up to three `images[]` (jpg, png, gif, 2 MB each), and `receiver_type` with
 * `receiver_id`, or `conversation_id`. With the header `Idempotency-Key`, repeated requests create one message. Returns the
 * first page.
 */
export const sendMessage = post('/api/v1/customer/message/send')
  .access('customer')
  .form()
  .replies(threadFromWire);

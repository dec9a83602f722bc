import { get, post } from '../endpoint';
import { conversationsFromWire, threadFromWire } from '../readers/message';

/** Conversations of a customer with stores, delivery people and the shop, the latest first (D-28). */
export const conversationList = get('/api/v1/customer/message/list')
  .access('customer')
  .variesBy('language', 'identity')
  .query({ limit: 'int?', offset: 'int?', type: 'text?' })
  .replies(conversationsFromWire);

/** Those of which the partner's name holds a text. */
export const conversationSearch = get('/api/v1/customer/message/search-list')
  .access('customer')
  .variesBy('language', 'identity')
  .query({ name: 'text', limit: 'int?', offset: 'int?', type: 'text?' })
  .replies(conversationsFromWire);

/**
 * What was written in a conversation, or to a partner (`admin_id` 0: the shop's own people), the latest first. Asking for
 * the first page opens it: what the partner wrote counts as read.
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
 * Writes to a partner: `message`, up to three `images[]` (jpg, png, gif, 2 MB each), and `receiver_type` with
 * `receiver_id`, or `conversation_id`. The header `Idempotency-Key` makes any number of sendings one message. Answers
 * the first page.
 */
export const sendMessage = post('/api/v1/customer/message/send')
  .access('customer')
  .form()
  .replies(threadFromWire);

import type { AnalyticsItem, Minor } from '@shop/domain';

/**
 * What happened, named as analysts name it (GA4). Contains ids, names of goods, quantities and money in minor units, and
 * nothing that identifies a visitor: no name, contact, address, token or visitor id. It stays in the browser until the
 * visitor consents (X-10, docs/decisions/0017).
 */
export type AnalyticsEvent =
  | { name: 'view_item'; item: AnalyticsItem }
  /** `list`: path of the list's endpoint; `items`: its first entries. */
  | { name: 'view_item_list'; list: string; items: AnalyticsItem[] }
  /** `found`: number of items and stores together. */
  | { name: 'search'; words: string; found: number }
  | { name: 'add_to_cart' | 'remove_from_cart' | 'view_cart'; items: AnalyticsItem[] }
  /** `value`: the amount to pay for all of it, as far as known. */
  | { name: 'begin_checkout'; value: Minor; items: AnalyticsItem[] }
  | { name: 'add_payment_info'; value: Minor; method: string }
  | { name: 'purchase'; orderId: number; value: Minor; items: AnalyticsItem[] }
  /** `method`: manual, otp, social. */
  | { name: 'login' | 'sign_up'; method: string }
  | { name: 'add_to_wishlist'; kind: 'item' | 'store' | 'vehicle' | 'provider'; id: number };

/** Whom a customer can write to: the shop, a store, or the courier of a running order (D-28). */
export type PartnerKind = 'admin' | 'vendor' | 'delivery_man';

export interface Partner {
  kind: PartnerKind;
  /** Id of the vendor or courier; null: the shop. */
  id: number | null;
  /** The vendor's store, where the backend names it: a vendor's id is not a store's. */
  storeId?: number;
  name: string;
  imageUrl: string | null;
}

/** An entry in the list of conversations. */
export interface Conversation {
  id: number;
  partner: Partner;
  /** The last message; null: none yet. */
  last: { text: string; pictures: number; own: boolean; sentAt: string } | null;
  /** The partner's messages that the customer has not opened. */
  unread: number;
}

export interface Message {
  id: number;
  /** Sent by the customer, not by the partner. */
  own: boolean;
  text: string;
  pictureUrls: string[];
  /** ISO instant. */
  sentAt: string;
}

/** Most pictures of one message. */
export const mostMessagePictures = 3;

/** Most characters of one message, as readers count them. */
export const longestMessage = 1_000;

/** Whom a customer can write to: the shop's own people, a store, or who brings a running order (D-28). */
export type PartnerKind = 'admin' | 'vendor' | 'delivery_man';

export interface Partner {
  kind: PartnerKind;
  /** Of the store or delivery person; null: the shop's own people. */
  id: number | null;
  name: string;
  imageUrl: string | null;
}

/** What a customer and a partner have written to each other, as a list shows it. */
export interface Conversation {
  id: number;
  partner: Partner;
  /** null: nothing was written yet. */
  last: { text: string; pictures: number; own: boolean; sentAt: string } | null;
  /** Messages of the partner's that the customer has not opened. */
  unread: number;
}

export interface Message {
  id: number;
  /** The customer's, not the partner's. */
  own: boolean;
  text: string;
  pictureUrls: string[];
  /** ISO instant. */
  sentAt: string;
}

/** Pictures of one message. */
export const mostMessagePictures = 3;

/** Characters of one message, as readers count them. */
export const longestMessage = 1_000;

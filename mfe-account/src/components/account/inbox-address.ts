import type { Conversation, Partner, PartnerKind } from '@shop/domain';

/** Address of the inbox (HEAD-07). */
export const inboxAddress = '/profile?page=inbox';

export const toConversationAddress = (id: number): string => `${inboxAddress}&conversation=${id}`;

/** Address of the conversation with a partner; the shop's staff needs no id. */
export const toWriteAddress = (kind: PartnerKind, id: number | null = null): string =>
  `${inboxAddress}&to=${kind}${id === null ? '' : `&id=${id}`}`;

/** Identifies a conversation by its number, or by its partner. */
export interface ThreadQuery {
  conversation_id?: number;
  vendor_id?: number;
  delivery_man_id?: number;
  admin_id?: number;
}

const getNumber = (search: URLSearchParams, name: string): number | null => {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
};

/** The conversation in an address; null for the list alone. */
export function getThreadQuery(search: URLSearchParams): ThreadQuery | null {
  const conversation = getNumber(search, 'conversation');
  if (conversation !== null) return { conversation_id: conversation };
  const to = search.get('to');
  const id = getNumber(search, 'id');
  if (to === 'admin') return { admin_id: 0 };
  if (to === 'vendor' && id !== null) return { vendor_id: id };
  return to === 'delivery_man' && id !== null ? { delivery_man_id: id } : null;
}

/** Whether a conversation of the list is the open one. */
export function isRequestedConversation(query: ThreadQuery | null, { id, partner }: Conversation): boolean {
  if (!query) return false;
  if (query.conversation_id !== undefined) return query.conversation_id === id;
  if (query.admin_id !== undefined) return partner.kind === 'admin';
  const { vendor_id: vendor, delivery_man_id: courier } = query;
  return partner.kind === 'vendor'
    ? partner.id === vendor
    : partner.kind === 'delivery_man' && partner.id === courier;
}

/** A key for a partner. */
export const getPartnerKey = ({ kind, id }: Pick<Partner, 'kind' | 'id'>): string => `${kind}-${id ?? 0}`;

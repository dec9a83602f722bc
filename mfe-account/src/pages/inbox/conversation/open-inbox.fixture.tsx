import { conversationList, customerInfo, messageDetails, type Thread } from '@shop/contract';
import type { Conversation, Message, Partner } from '@shop/domain';
import { aCustomer, renderApp, type TestAppOptions } from '@shop/testing';
import { screen } from '@testing-library/react';
import { Page } from '../inbox-page';

export const market: Partner = { kind: 'vendor', id: 5, name: 'Harbour Market', imageUrl: null };
export const care: Partner = { kind: 'admin', id: null, name: 'Mosaic', imageUrl: null };

export const aMessage = (id: number, own: Partial<Message> = {}): Message => ({
  id,
  own: false,
  text: `Message ${id}`,
  pictureUrls: [],
  sentAt: new Date(Date.UTC(2026, 0, 5, 12, id)).toISOString(),
  ...own,
});
export const aConversation = (id: number, partner: Partner, unread = 0): Conversation => ({
  id,
  partner,
  last: { text: 'See you soon', pictures: 0, own: false, sentAt: '2026-01-05T12:00:00.000Z' },
  unread,
});
export const toPage = (entries: Conversation[]) => ({
  total: entries.length,
  page: 1,
  limit: 20,
  entries,
  unread: entries.reduce((sum, { unread }) => sum + unread, 0),
});
export const aThread = (messages: Message[], own: Partial<Thread> = {}): Thread => ({
  conversationId: 9,
  partner: market,
  isOpen: true,
  messages,
  total: messages.length,
  page: 1,
  limit: 20,
  ...own,
});

/** Opens the inbox of a customer with two conversations. */
export function openInbox(address: string, options: TestAppOptions & { thread?: () => Thread } = {}) {
  const thread = options.thread ?? (() => aThread([aMessage(1), aMessage(2, { own: true })]));
  return renderApp(<Page />, {
    session: { token: 'token', guestId: null },
    ...options,
    address,
    setUpApi: (api) => {
      api.respond(customerInfo, aCustomer({ id: 1 }));
      api.respond(conversationList, toPage([aConversation(9, market, 2), aConversation(8, care)]));
      api.respond(messageDetails, () => thread());
      options.setUpApi?.(api);
    },
  });
}

export const field = () => screen.findByRole('textbox', { name: 'Message to Harbour Market' });
export const log = () => screen.findByRole('log', { name: 'Conversation with Harbour Market' });

/** What jsdom lacks. */
export function withBrowserApis() {
  let count = 0;
  Object.defineProperty(crypto, 'randomUUID', { value: () => `key-${(count += 1)}`, configurable: true });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
}

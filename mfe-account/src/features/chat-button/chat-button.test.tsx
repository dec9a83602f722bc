import { conversationList } from '@shop/contract';
import { renderApp } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { openWritten, setDraft } from '../../inbox/written';
import ChatButton from './chat-button';

const open = (unread: number) =>
  renderApp(<ChatButton />, {
    session: { token: 'token', guestId: null },
    setUpApi: (api) => api.respond(conversationList, { total: 0, page: 1, limit: 20, entries: [], unread }),
  });

it('links to the inbox and shows how many messages are unread [HEAD-07]', async () => {
  const { user, address } = open(120);
  const link = await screen.findByRole('link', { name: 'Messages, 120 unread' });
  expect(link).toHaveTextContent('99+');
  await user.click(link);
  expect(address()).toBe('/profile?page=inbox');
});

it('shows no number without unread messages [HEAD-07]', async () => {
  open(0);
  expect(await screen.findByRole('link', { name: 'Messages' })).toHaveTextContent('');
});

it.each([
  ['forgets', 'logout', null],
  ['keeps', 'expired', expect.stringContaining('Half a')],
] as const)(
  '%s what was written and not sent when the session ends: %s [F-33]',
  async (_what, because, saved) => {
    const { bus } = open(0);
    openWritten(1);
    setDraft(1, 'vendor-5', { text: 'Half a', pictures: [] });
    await act(async () => bus.emit('session:ended', { because }));
    expect(sessionStorage.getItem('mosaic_unsent_messages')).toEqual(saved);
  },
);

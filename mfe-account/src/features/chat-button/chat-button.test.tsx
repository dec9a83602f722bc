import { conversationList } from '@shop/contract';
import { renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
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

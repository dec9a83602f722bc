/** @jest-environment-options {"styles": true} */
import { conversationList, conversationSearch, messageDetails } from '@shop/contract';
import { refused } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aConversation,
  aMessage,
  aThread,
  care,
  log,
  market,
  openInbox,
  toPage,
  withBrowserApis,
} from './conversation/open-inbox.fixture';

beforeEach(withBrowserApis);

afterEach(() => void jest.useRealTimers());

const rows = () => screen.getAllByText('Mosaic').map((name) => name.closest('a'));
const more = () => screen.queryByRole('button', { name: 'Show more' });

/** Opens an inbox with so many conversations; `isDown`: further pages fail; `response`: when they arrive. */
function openPages(count: number) {
  const all = Array.from({ length: count }, (_, index) => aConversation(index + 1, care));
  const backend = { isDown: false, response: Promise.resolve() };
  const app = openInbox('/profile?page=inbox', {
    setUpApi: (api) =>
      api.respond(conversationList, async ({ query }) => {
        const [limit, page] = [Number(query?.limit), Number(query?.offset)];
        if (page > 1) await backend.response;
        if (backend.isDown && page > 1) throw refused(500, 'Server error');
        return { ...toPage(all.slice((page - 1) * limit, page * limit)), total: all.length };
      }),
  });
  return Object.assign(backend, { app });
}

describe('the list', () => {
  it('shows partner, last message and unread count, and opens a conversation [D-28] [ROUTE-09]', async () => {
    const { user, address } = openInbox('/profile?page=inbox');
    expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    const row = await screen.findByRole('link', { name: /Harbour Market/ });
    for (const part of ['Store', 'See you soon', '2 unread messages']) expect(row).toHaveTextContent(part);
    await user.click(row);
    expect(address()).toBe('/profile?page=inbox&conversation=9');
    expect(await log()).toHaveTextContent('Message 1');
    expect(screen.getByRole('heading', { name: 'Harbour Market' })).toHaveFocus();
    expect(row).toHaveAttribute('aria-current', 'true');
  });

  it('gives every time a direction of its own: Urdu writes it from left to right [STATE-56]', async () => {
    const { user } = openInbox('/profile?page=inbox');
    const row = await screen.findByRole('link', { name: /Harbour Market/ });
    expect(within(row).getByText(/2026/).tagName).toBe('BDI');
    await user.click(row);
    const times = await within(await log()).findAllByText(/\d:\d\d/);
    expect(times.map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI']);
  });

  it('keeps its head within its column, whatever the size of the text [D-28]', async () => {
    openInbox('/profile?page=inbox');
    const toCare = await screen.findByRole('link', { name: 'Write to customer care' });
    expect(toCare.parentElement).toHaveStyle({ gridTemplateColumns: 'minmax(0, 1fr)' });
  });

  it('finds a partner by name, and shows when there is none', async () => {
    jest.useFakeTimers();
    const { user, api } = openInbox('/profile?page=inbox', {
      setUpApi: (fake) =>
        fake.respond(conversationSearch, ({ query }) =>
          toPage(query?.name === 'mos' ? [aConversation(8, care)] : []),
        ),
    });
    const search = await screen.findByRole('searchbox', { name: 'Search by name' });
    await user.type(search, 'mos');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Harbour Market/ })).toBeNull());
    expect(screen.getByRole('link', { name: /Mosaic/ })).toBeVisible();
    expect(api.calls(conversationSearch)).toHaveLength(1);
    await user.type(search, 'x');
    expect(await screen.findByText('Nobody by that name')).toBeVisible();
  });

  it('shows the first ones, and more on request', async () => {
    const { user } = openPages(25).app;
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(more()).toBeNull();
    expect(rows()[20]).toHaveFocus();
  });

  it('keeps the shown ones while more are loaded, and when that fails [D-28]', async () => {
    const pages = openPages(45);
    const { user } = pages.app;
    await waitFor(() => expect(rows()).toHaveLength(20));
    let respond = () => {};
    pages.isDown = true;
    pages.response = new Promise((resolve) => (respond = resolve));
    await user.click(more()!);
    expect(rows()).toHaveLength(20);
    expect(more()).toHaveAttribute('aria-busy', 'true');
    respond();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(rows()).toHaveLength(20);
    pages.isDown = false;
    await user.click(again);
    await waitFor(() => expect(rows()).toHaveLength(40));
  });

  it('reaches every one, however many there are [D-28]', async () => {
    const { user } = openPages(101).app;
    for (const count of [40, 60, 80, 100, 101]) {
      await user.click(await screen.findByRole('button', { name: 'Show more' }));
      await waitFor(() => expect(rows()).toHaveLength(count));
    }
    expect(more()).toBeNull();
  });

  it('leaves the focus where the customer writes meanwhile', async () => {
    const pages = openPages(25);
    const { user } = pages.app;
    await waitFor(() => expect(rows()).toHaveLength(20));
    let respond = () => {};
    pages.response = new Promise((resolve) => (respond = resolve));
    await user.click(more()!);
    act(() => screen.getByRole('searchbox').focus());
    respond();
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('offers a retry when it cannot be loaded', async () => {
    let isDown = true;
    const { user } = openInbox('/profile?page=inbox', {
      setUpApi: (api) =>
        api.respond(conversationList, () => {
          if (isDown) throw refused(500, 'Server error');
          return toPage([]);
        }),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByText('No messages yet')).toBeVisible();
  });
});

describe('a conversation', () => {
  it('says after midnight that yesterday’s messages are from yesterday [D-28]', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-01-05T23:59:00+05:00') });
    openInbox('/profile?page=inbox&conversation=9');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(await log()).toHaveTextContent('Today');
    await act(() => jest.advanceTimersByTimeAsync(90_000));
    expect(await log()).toHaveTextContent('Yesterday');
  });

  it('shows its pictures in full size, and arrow keys switch between them at once [X-13]', async () => {
    const pictureUrls = ['/1.png', '/2.png'];
    const { user } = openInbox('/profile?page=inbox&conversation=9', {
      thread: () => aThread([aMessage(1, { pictureUrls })]),
    });
    await user.click(await screen.findByRole('button', { name: 'Open picture 1' }));
    expect(await screen.findByRole('heading', { name: 'Picture 1 of 2' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Picture 2 of 2');
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Picture 1 of 2');
  });

  it('shows the author of each message, and script as text [F-36] [F-44]', async () => {
    const text = '<img src=x onerror=alert(1)> \u202egnp';
    openInbox('/profile?page=inbox&conversation=9', { thread: () => aThread([aMessage(1, { text })]) });
    const [message] = within(await log()).getAllByRole('article');
    expect(message).toHaveTextContent('Harbour Market:');
    expect(
      within(message as HTMLElement).getByText(text, { normalizer: (content) => content }),
    ).toHaveAttribute('dir', 'auto');
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('shows new messages while it is open, read at intervals [D-28]', async () => {
    jest.useFakeTimers();
    let messages = [aMessage(1)];
    const { api } = openInbox('/profile?page=inbox&conversation=9', { thread: () => aThread(messages) });
    await act(() => jest.advanceTimersByTimeAsync(100));
    messages = [aMessage(2), aMessage(1)];
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Message 1'),
      expect.stringContaining('Message 2'),
    ]);
    expect(api.calls(messageDetails)).toHaveLength(2);
  });

  it('loads older messages, each once', async () => {
    const all = Array.from({ length: 25 }, (_, index) => aMessage(25 - index));
    const { user, api } = openInbox('/profile?page=inbox&conversation=9', {
      setUpApi: (fake) =>
        fake.respond(messageDetails, ({ query }) => {
          const page = Number(query?.offset);
          return aThread(all.slice((page - 1) * 20, page * 20), { total: 25, page });
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    expect(api.calls(messageDetails).map(({ query }) => query?.offset)).toEqual([1, 2]);
  });

  describe('with more new messages than one page', () => {
    const range = (newest: number) => Array.from({ length: newest }, (_, index) => aMessage(newest - index));
    async function openWithGap(hasFailed: boolean) {
      jest.useFakeTimers();
      let all = range(30);
      let isDown = false;
      const app = openInbox('/profile?page=inbox&conversation=9', {
        setUpApi: (fake) =>
          fake.respond(messageDetails, ({ query }) => {
            const page = Number(query?.offset);
            if (isDown && page > 1) throw refused(500, 'Server error');
            return aThread(all.slice((page - 1) * 20, page * 20), { total: all.length, page });
          }),
      });
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getAllByRole('article')).toHaveLength(20);
      all = range(75);
      isDown = hasFailed;
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      isDown = false;
      return app;
    }
    const older = () => screen.queryByRole('button', { name: 'Show earlier messages' });

    it('loads those between them and the known ones [D-28]', async () => {
      const { user, api } = await openWithGap(false);
      const shown = range(75).slice(0, 65).reverse();
      expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(
        shown.map(({ text }) => expect.stringContaining(text) as string),
      );
      expect(api.calls(messageDetails).map(({ query }) => query?.offset)).toEqual([1, 1, 2, 3]);
      await user.click(older()!);
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(75));
      expect(older()).toBeNull();
    });

    it('shows the newest page where they cannot be loaded, and the rest on request', async () => {
      const { user } = await openWithGap(true);
      expect(screen.getAllByRole('article')).toHaveLength(20);
      expect(screen.getAllByRole('article').at(-1)).toHaveTextContent('Message 75');
      for (const count of [40, 60, 75]) {
        await user.click(older()!);
        await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count));
      }
      expect(older()).toBeNull();
    });
  });

  it('starts from a store’s link [D-28]', async () => {
    const { api } = openInbox('/profile?page=inbox&to=vendor&id=5', {
      thread: () => aThread([], { conversationId: null }),
    });
    expect(await screen.findByText('Write the first message to Harbour Market.')).toBeVisible();
    expect(api.calls(messageDetails)[0]?.query).toMatchObject({ vendor_id: 5 });
  });

  it('links to the store only where the backend names it: a vendor’s id is another [D-28]', async () => {
    const address = '/profile?page=inbox&conversation=9';
    const { unmount } = openInbox(address);
    expect(await screen.findByRole('heading', { name: 'Harbour Market' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Harbour Market' })).toBeNull();
    unmount();
    openInbox(address, { thread: () => aThread([aMessage(1)], { partner: { ...market, storeId: 7 } }) });
    const link = await screen.findByRole('link', { name: 'Harbour Market' });
    expect(link).toHaveAttribute('href', '/store/7');
  });

  it('can be read but not continued once it has ended', async () => {
    openInbox('/profile?page=inbox&to=delivery_man&id=3', {
      thread: () =>
        aThread([aMessage(1)], { isOpen: false, partner: { ...market, kind: 'delivery_man', id: 3 } }),
    });
    expect(
      await screen.findByText('You can write to delivery people while they bring your order.'),
    ).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Message to/ })).toBeNull();
  });

  it('is not shown if it is somebody else’s [F-46]', async () => {
    openInbox('/profile?page=inbox&conversation=77', {
      thread: () => {
        throw refused(404, 'Not found.');
      },
    });
    expect(await screen.findByText('Conversation not found')).toBeVisible();
  });
});

import { addToCart, cartList, trackOrder } from '@shop/contract';
import { createBus } from '@shop/events';
import { createSession, type Session } from '@shop/session';
import { createApi } from './api';

/** A backend that knows only the guests that it has created; `refusesAll`: nobody at all. */
function createApiFor(session: Partial<Session>, { refusesAll = false } = {}) {
  const known = new Set<string>();
  const sent: string[] = [];
  const json = (body: unknown, status = 200) =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
  const fetch = (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://backend.test');
    const guest = searchParams.get('guest_id');
    sent.push(`${pathname.split('/').at(-1)} ${guest ?? '-'}`);
    if (pathname.endsWith('/auth/guest/request')) {
      known.add(`new-${known.size + 1}`);
      return json({ guest_id: `new-${known.size}` });
    }
    return !refusesAll && guest !== null && known.has(guest)
      ? json([])
      : json({ errors: 'Unauthorized' }, 401);
  };
  const store = createSession({ restored: true, ...session });
  const onExpired = jest.fn();
  const environment = { bus: createBus(), notify: jest.fn(), wordsFor: () => '', onExpired };
  return {
    api: createApi({ session: store, fetch, pauses: [], ...environment }),
    session: store,
    sent,
    onExpired,
  };
}

const line = { body: { item_id: 1, quantity: 1 } };

it('replaces a guest whom the backend does not know, once for requests that fail together [STATE-05] [F-32]', async () => {
  const { api, session, sent, onExpired } = createApiFor({ guestId: 'lost' });
  await expect(
    Promise.all([api.send(cartList, { query: {} }), api.send(addToCart, line)]),
  ).resolves.toHaveLength(2);
  expect(session.getState().guestId).toBe('new-1');
  expect(sent).toEqual(['list lost', 'add lost', 'request -', 'list new-1', 'add new-1']);
  expect(onExpired).not.toHaveBeenCalled();
});

it('does so once in a document: a backend that refuses every guest is not asked endlessly [F-32]', async () => {
  const { api, sent } = createApiFor({ guestId: 'lost' }, { refusesAll: true });
  for (let tries = 0; tries < 3; tries += 1)
    await expect(api.send(cartList, { query: {} })).rejects.toMatchObject({ status: 401 });
  expect(sent).toEqual(['list lost', 'request -', 'list new-1', 'list new-1', 'list new-1']);
});

it('keeps the guest where another request is refused, which some backends do to all guests [STATE-05]', async () => {
  const { api, session } = createApiFor({ guestId: 'kept' });
  await expect(api.send(trackOrder, { query: { order_id: 1 } })).rejects.toMatchObject({ status: 401 });
  expect(session.getState().guestId).toBe('kept');
});

it('keeps the guest id of a customer whose session has expired: the cart is merged later [ERR-18]', async () => {
  const { api, session, sent, onExpired } = createApiFor({ token: 'old', guestId: 'kept' });
  await expect(api.send(cartList, { query: {} })).rejects.toMatchObject({ status: 401 });
  expect(session.getState()).toMatchObject({ token: null, guestId: 'kept' });
  expect(sent).toEqual(['list -']);
  expect(onExpired).toHaveBeenCalledTimes(1);
});

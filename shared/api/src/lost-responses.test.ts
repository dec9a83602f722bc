import { itemDetails, requestHeaders, storeItems } from '@shop/contract';
import { createSession } from '@shop/session';
import { toRequestScope } from './api';
import { withEarlyRequests } from './early-requests';
import { sendRequest, type SendOptions } from './send';

const scope = toRequestScope(createSession().getState());
const details = { params: { id: 7 } };
const list = { query: { store_id: 3, category_id: 0, limit: 20, offset: 1 } };

const never: SendOptions['fetch'] = (_url, init) =>
  new Promise((_resolve, reject) =>
    init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );

it('fails with a timeout after its time limit', async () => {
  await expect(
    sendRequest(itemDetails, details, scope, { fetch: never, timeout: 5, pauses: [] }),
  ).rejects.toMatchObject({ kind: 'timeout' });
});

/** Headers and half a body. */
const stalling = () =>
  new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"id":')) }));

it.each([
  ['of the request', (_url: string, _init: RequestInit) => Promise.resolve(stalling())],
  [
    'of an early request',
    withEarlyRequests(
      { 'GET /api/v1/items/details/7': Promise.resolve(stalling()) },
      never as typeof fetch,
      requestHeaders(scope),
    ),
  ],
])('fails with a timeout when the body %s stops arriving [F-26] [F-28]', async (_case, stalled) => {
  await expect(
    sendRequest(itemDetails, details, scope, { fetch: stalled, timeout: 5, pauses: [] }),
  ).rejects.toMatchObject({ kind: 'timeout' });
});

it('counts a body that is cut off as a lost connection [F-26] [F-08]', async () => {
  const cut = new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }));
  const fetch = jest
    .fn()
    .mockResolvedValueOnce(cut)
    .mockResolvedValueOnce(Response.json({ products: [] }));
  const options = { fetch, pauses: [0] };
  await expect(sendRequest(storeItems, list, scope, options)).resolves.toMatchObject({ entries: [] });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('does not report an abort by the caller while the body arrives', async () => {
  const leaving = new AbortController();
  const fetch = () => Promise.resolve(stalling());
  const request = sendRequest(itemDetails, details, scope, { fetch, signal: leaving.signal });
  leaving.abort();
  await expect(request).rejects.toMatchObject({ name: 'AbortError' });
});

it('does not report an abort by the caller', async () => {
  const leaving = new AbortController();
  const requests = sendRequest(itemDetails, details, scope, {
    fetch: never,
    signal: leaving.signal,
  });
  leaving.abort();
  await expect(requests).rejects.toMatchObject({ name: 'AbortError' });
});

import { createBus } from '@shop/events';
import { createSession } from '@shop/session';
import {
  addToCart,
  campaignList,
  categoryList,
  clearCart,
  flashSale,
  itemDetails,
  itemsDiscounted,
  orderTax,
  requestHeaders,
  storeBanners,
  storeItems,
  type Endpoint,
  type EndpointArgs,
  type RequestScope,
} from '@shop/contract';
import { createApi } from './api';
import { ApiError } from './api-error';
import { withEarlyRequests, type EarlyRequests } from './early-requests';
import { sendRequest, type SendOptions } from './send';

const scope: RequestScope = {
  apiOrigin: '',
  place: { latitude: 24.8, longitude: 67 },
  zoneIds: [2],
  moduleId: 1,
  language: 'ar',
  token: 'secret',
  guestId: null,
  decimals: 2,
};
const item = { id: 7, name: 'Naan', price: 1.5 };
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** Sends with these responses in order; returns the requests. */
function sending(...responses: (Response | Error)[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const options: SendOptions = {
    pauses: [0, 0],
    fetch: (url, init) => {
      requests.push({ url, init });
      const response = responses[Math.min(requests.length, responses.length) - 1] ?? new Error('no answer');
      return response instanceof Error ? Promise.reject(response) : Promise.resolve(response.clone());
    },
  };
  return { requests, options };
}

const failure = async (response: Response | Error) => {
  const { options } = sending(response);
  return (await sendRequest(itemDetails, { params: { id: 7 } }, scope, options).catch(
    (error: unknown) => error,
  )) as ApiError;
};

it('sends the specified headers and reads the response into the model [CALL-01]', async () => {
  const { requests, options } = sending(json(item));
  await expect(sendRequest(itemDetails, { params: { id: 7 } }, scope, options)).resolves.toMatchObject({
    id: 7,
    price: 150,
  });
  expect(requests[0]?.url).toBe('/api/v1/items/details/7');
  expect(requests[0]?.init.headers).toMatchObject({
    latitude: '24.8',
    longitude: '67',
    zoneId: '[2]',
    moduleId: '1',
    authorization: 'Bearer secret',
    'X-localization': 'ar',
    'X-software-id': 'mosaic-web',
    accept: 'application/json',
  });
});

it.each([
  [
    'a list',
    {
      errors: [
        { code: 'a', message: 'One' },
        { code: 'b', message: 'Two' },
      ],
    },
    ['One', 'Two'],
  ],
  ['a text', { errors: 'Unauthorized' }, ['Unauthorized']],
  ['an object of lists', { errors: { phone: ['Too short'] } }, ['Too short']],
  ['missing', { message: 'Not found' }, ['Not found']],
  ['empty', { errors: [], message: 'Why' }, ['Why']],
])('reads messages when errors is %s [ERR-17] [ENT-41] [F-27]', async (_case, body, messages) => {
  const error = await failure(json(body, 403));
  expect(error).toBeInstanceOf(ApiError);
  expect(error.entries.map((entry) => entry.message)).toEqual(messages);
});

it('treats a 2xx that contains errors as a failure [F-27]', async () => {
  const error = await failure(json({ errors: [{ code: 'on-going', message: 'Orders are running' }] }, 203));
  expect([error.kind, error.status, error.message]).toEqual(['http', 203, 'Orders are running']);
});

it.each([
  ['HTML with 200', new Response('<!doctype html>'), 'malformed'],
  ['a redirect', new Response(null, { status: 302, headers: { location: '/login/admin' } }), 'malformed'],
  ['HTML with 500', new Response('<h1>Oops</h1>', { status: 500 }), 'http'],
  ['JSON that is no item', json('item'), 'malformed'],
  ['nothing', new Error('offline'), 'network'],
])('throws a clear error for %s [F-26]', async (_case, response, kind) => {
  const error = await failure(response);
  expect(error).toBeInstanceOf(ApiError);
  expect(error.kind).toBe(kind);
});

it('retries a GET request after 429, 503 and a lost connection, then gives up [F-26] [F-08]', async () => {
  const passing = sending(json({}, 503), new Error('lost'), json([]));
  await expect(sendRequest(campaignList, {}, scope, passing.options)).resolves.toEqual([]);
  const lasting = sending(json({ message: 'Slow down' }, 429, { 'retry-after': '0' }));
  await expect(sendRequest(campaignList, {}, scope, lasting.options)).rejects.toMatchObject({
    status: 429,
    message: 'Slow down',
  });
  expect(lasting.requests).toHaveLength(3);
});

it('sends the request for an item once, and fails at once [CALL-10]', async () => {
  const { requests, options } = sending(json({}, 503), json(item));
  await expect(sendRequest(itemDetails, { params: { id: 7 } }, scope, options)).rejects.toMatchObject({
    status: 503,
  });
  expect(requests).toHaveLength(1);
});

it('never sends a writing request twice by itself', async () => {
  const { requests, options } = sending(new Error('lost'));
  await expect(
    sendRequest(addToCart, { body: { item_id: 1, quantity: 1 } }, scope, options),
  ).rejects.toMatchObject({
    kind: 'network',
  });
  expect(requests).toHaveLength(1);
});

describe('early requests', () => {
  const args = { query: { store_id: 3, category_id: 0, limit: 20, offset: 1 } };
  const key = 'GET /api/v1/items/latest?store_id=3&category_id=0&limit=20&offset=1';
  const network = () => jest.fn(() => Promise.resolve(json({ products: [item] })));
  const begun = () => ({ [key]: Promise.resolve(json({ products: [] })) });
  const over = (early: EarlyRequests, online = network()) => ({
    fetch: withEarlyRequests(early, online as unknown as typeof fetch, requestHeaders(scope)),
  });
  const fromNetwork = { entries: [{ id: 7 }] };

  it('are used once, by method and address', async () => {
    const online = network();
    const options = over(begun(), online);
    await expect(sendRequest(storeItems, args, scope, options)).resolves.toMatchObject({ entries: [] });
    expect(online).not.toHaveBeenCalled();
    await expect(sendRequest(storeItems, args, scope, options)).resolves.toMatchObject(fromNetwork);
  });

  it('that failed are sent again', async () => {
    const lost = Promise.reject(new Error('lost'));
    lost.catch(() => undefined); // as the page's inline script does
    await expect(sendRequest(storeItems, args, scope, over({ [key]: lost }))).resolves.toMatchObject(
      fromNetwork,
    );
  });

  it.each([
    ['location', { place: { latitude: 1, longitude: 2 } }],
    ['zone', { zoneIds: [99] }],
    ['module', { moduleId: 99 }],
    ['customer', { token: 'another' }],
  ])('are not used once the %s has changed', async (_what, change) => {
    const requests = sendRequest(storeItems, args, { ...scope, ...change }, over(begun()));
    await expect(requests).resolves.toMatchObject(fromNetwork);
  });

  it('are not used after the first write', async () => {
    const options = over(begun());
    await sendRequest(clearCart, {}, scope, options).catch(() => undefined);
    await expect(sendRequest(storeItems, args, scope, options)).resolves.toMatchObject(fromNetwork);
  });

  it('are not used when they are old', async () => {
    jest.useFakeTimers();
    const options = over(begun());
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    await expect(sendRequest(storeItems, args, scope, options)).resolves.toMatchObject(fromNetwork);
  });
});

it('uses another module than the visitor’s if the caller asks for it', async () => {
  const { requests, options } = sending(json([]));
  const session = createSession({ module: { id: 1, type: 'food', name: 'Food' } });
  const reporting = { notify: () => undefined, wordsFor: () => '', onExpired: () => undefined };
  const api = createApi({ session, bus: createBus(), ...options, ...reporting });
  await api.send(categoryList, {}, { moduleId: 2 });
  await api.send(categoryList, {});
  expect(requests.map(({ init }) => new Headers(init.headers).get('moduleId'))).toEqual(['2', '1']);
});

describe('a backend that lacks an endpoint', () => {
  const html = (status: number) => new Response('<!doctype html><title>Login</title>', { status });
  const order = {} as EndpointArgs<typeof orderTax>['body']; // any: the backend does not read it
  const manners: [string, () => Response][] = [
    ['404', () => json({ message: 'The route could not be found.' }, 404)],
    ['405', () => json({ message: 'The GET method is not supported.' }, 405)],
    ['HTML with 200', () => html(200)],
    ['HTML with 404', () => html(404)],
    [
      'a redirect to a login page',
      () => new Response(null, { status: 302, headers: { location: '/login' } }),
    ],
  ];

  it.each(manners)(
    'that is optional resolves to its empty value by %s, without an error [F-26]',
    async (_case, response) => {
      const { options, requests } = sending(response());
      await expect(sendRequest(campaignList, {}, scope, options)).resolves.toEqual([]);
      await expect(sendRequest(flashSale, {}, scope, options)).resolves.toBeNull();
      await expect(sendRequest(itemsDiscounted, {}, scope, options)).resolves.toMatchObject({
        entries: [],
        total: 0,
      });
      expect(requests).toHaveLength(3);
    },
  );

  it.each(manners)('is not asked for it again after %s [F-26]', async (_case, response) => {
    const { options, requests } = sending(response());
    const remembering = { ...options, lacking: new Set<string>() };
    await sendRequest(orderTax, { body: order }, scope, remembering);
    await expect(sendRequest(orderTax, { body: order }, scope, remembering)).resolves.toBeNull();
    expect(requests).toHaveLength(1);
    await sendRequest(flashSale, {}, scope, remembering);
    expect(requests).toHaveLength(2);
  });

  it.each([
    [
      'a refusal with a reason',
      orderTax,
      { body: order },
      { errors: [{ code: 'store', message: 'Not found' }] },
    ],
    ['a thing that is not there', storeBanners, { params: { id: 7 } }, { message: 'Not found' }],
  ])('is asked again after %s [F-26]', async (_case, endpoint, args, body) => {
    const { options, requests } = sending(json(body, 404));
    const remembering = { ...options, lacking: new Set<string>() };
    for (let time = 0; time < 2; time += 1) await sendRequest(endpoint as Endpoint, args, scope, remembering);
    expect(requests).toHaveLength(2);
  });

  it.each(manners)('that every backend has fails by %s [F-26]', async (_case, response) => {
    expect(await failure(response())).toBeInstanceOf(ApiError);
  });
});

it('hides the message of a server error', async () => {
  const reporting = await failure(json({ message: 'SQLSTATE[HY000]: connection refused' }, 500));
  expect([reporting.status, reporting.entries]).toEqual([500, []]);
});

it('reads a single error as one message [F-27]', async () => {
  const reporting = await failure(json({ errors: { code: 'product-001', message: 'Not found' } }, 404));
  expect(reporting.entries).toEqual([{ code: 'product-001', message: 'Not found' }]);
});

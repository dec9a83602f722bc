import { config, itemDetails, moduleList, storeDetails } from '@shop/contract';
import { passTime, startTime, stopTime, until } from '../../fixtures/fake-time';
import { ApiCache } from './api-cache';
import { readVisitor } from './visitor';

const visitor = {
  ...readVisitor(undefined, undefined),
  zoneIds: [2],
  place: [1, 2] as [number, number],
  moduleId: 3,
};

type Reply = () => Promise<Response>;
const responded =
  (body: unknown, status = 200): Reply =>
  async () =>
    new Response(JSON.stringify(body), { status });

beforeAll(stopTime);
afterAll(startTime);

/** A cache over a backend that sends these replies in order, with a clock that the test controls. */
function getResponses(...replies: Reply[]) {
  const clock = { now: 1_000_000 };
  const requested: { url: string; headers: Record<string, string> }[] = [];
  const logged: string[] = [];
  const responses = new ApiCache({
    apiOrigin: 'http://api.example',
    log: (event) => void logged.push(event),
    now: () => clock.now,
    fetch: async (url, init) => {
      requested.push({ url: String(url), headers: init?.headers as Record<string, string> });
      return (replies.shift() ?? responded({ last: true }))();
    },
  });
  return { cache: responses, requested, clock, logged };
}

it('requests once while the response is fresh, then returns the stale response while it revalidates', async () => {
  const { cache, requested, clock } = getResponses(responded({ n: 1 }), responded({ n: 2 }));
  expect((await cache.get(config, {}, visitor, 100))?.body).toEqual({ n: 1 });
  expect((await cache.get(config, {}, visitor, 100))?.body).toEqual({ n: 1 });
  expect(requested).toHaveLength(1);
  clock.now += config.freshFor + 1;
  const get = async () => (await cache.get(config, {}, visitor, 100))?.body;
  expect(await get()).toEqual({ n: 1 });
  await until(async () => JSON.stringify(await get()) !== '{"n":1}');
  expect(await get()).toEqual({ n: 2 });
  expect(requested).toHaveLength(2);
});

it('keeps the last good response through failures, and does not retry immediately', async () => {
  const broken: Reply = () => Promise.reject(new Error('ECONNREFUSED'));
  const { cache, requested, clock, logged } = getResponses(
    responded({ n: 1 }),
    broken,
    responded('<html>', 500),
  );
  await cache.get(config, {}, visitor, 100);
  for (let step = 0; step < 2; step += 1) {
    clock.now += config.freshFor + 1;
    expect((await cache.get(config, {}, visitor, 100))?.body).toEqual({ n: 1 });
    await until(() => logged.length > step);
    await cache.get(config, {}, visitor, 100);
  }
  expect(requested).toHaveLength(3);
  expect(logged).toEqual(['api', 'api']);
});

it('drops everything, even pending responses', async () => {
  const { cache, requested } = getResponses(responded({ n: 1 }), responded({ n: 2 }), responded({ n: 3 }));
  await cache.get(config, {}, visitor, 100);
  cache.clear();
  const coming = cache.get(config, {}, visitor, 100);
  cache.clear();
  expect((await cache.get(config, {}, visitor, 100))?.body).toEqual({ n: 3 });
  expect((await coming)?.body).toEqual({ n: 2 });
  expect((await cache.get(config, {}, visitor, 100))?.body).toEqual({ n: 3 });
  expect(requested).toHaveLength(3);
});

it('sends only what the response varies by, so that a response can be shared', async () => {
  const { cache, requested } = getResponses();
  await cache.get(itemDetails, { params: { id: 7 } }, visitor, 100);
  await cache.get(moduleList, {}, visitor, 100);
  expect(requested[0]?.url).toBe('http://api.example/api/v1/items/details/7');
  expect(requested[0]?.headers).toMatchObject({ moduleId: '3', 'X-localization': 'en' });
  expect(requested[0]?.headers).not.toHaveProperty('zoneId');
  expect(requested[1]?.headers.zoneId).toBe('[2]');
  expect(requested[0]?.headers).not.toHaveProperty('latitude');
});

it('requests separately for each location if the zone matters: distances depend on it', async () => {
  const { cache, requested } = getResponses();
  const otherOrigin = { ...visitor, place: [1, 2.5] as [number, number] };
  for (const visitorTraits of [visitor, otherOrigin, visitor]) {
    await cache.get(storeDetails, { params: { id: 7 } }, visitorTraits, 100);
  }
  expect(requested.map(({ headers }) => [headers.latitude, headers.longitude])).toEqual([
    ['1', '2'],
    ['1', '2.5'],
  ]);
});

it.each([404, 410])('accepts %i as a response of the backend', async (status) => {
  const { cache, requested, clock } = getResponses(responded({ errors: [] }, status), responded({ n: 1 }));
  expect(await cache.get(config, {}, visitor, 100)).toMatchObject({ status, body: { errors: [] } });
  clock.now += 30_001; // although the contract says five minutes
  await cache.get(config, {}, visitor, 100);
  expect(requested).toHaveLength(2);
});

it.each([301, 400, 401, 403, 408, 422, 429, 500, 503])('treats %i as a transient failure', async (status) => {
  const { cache } = getResponses(responded({ errors: [] }, status));
  expect(await cache.get(config, {}, visitor, 100)).toBeNull();
});

it('stays the same object while its content is the same', async () => {
  const { cache, clock } = getResponses(responded({ n: 1 }), responded({ n: 1 }), responded({ n: 2 }));
  const known = [];
  for (let step = 0; step < 3; step += 1) {
    known.push(await cache.get(itemDetails, { params: { id: 7 } }, visitor, 100));
    clock.now += 120_000; // so old that the next caller waits for a new response
  }
  expect(known[1]).toBe(known[0]);
  expect(known[2]?.body).toEqual({ n: 2 });
});

it('limits its bytes, and drops the oldest responses', async () => {
  const large = { text: 'x'.repeat(900_000) };
  const { cache, requested } = getResponses(...Array.from({ length: 20 }, () => responded(large)));
  for (let id = 1; id <= 15; id += 1) await cache.get(itemDetails, { params: { id } }, visitor, 100);
  await cache.get(itemDetails, { params: { id: 15 } }, visitor, 100);
  expect(requested).toHaveLength(15);
  await cache.get(itemDetails, { params: { id: 1 } }, visitor, 100);
  expect(requested).toHaveLength(16);
});

it('delays only the first pages when the backend hangs', async () => {
  const { cache, clock } = getResponses(() => new Promise<Response>(() => undefined));
  const first = cache.get(config, {}, visitor, 20);
  await passTime(20);
  expect(await first).toBeNull();
  const longerThanThisTest = 3_600_000;
  clock.now += longerThanThisTest;
  const next = cache.get(config, {}, visitor, longerThanThisTest);
  await passTime(0);
  expect(await next).toBeNull();
});

it('refuses responses that are too large, or no JSON', async () => {
  const { cache } = getResponses(async () => new Response('x'.repeat(1_100_000)));
  expect(await cache.get(config, {}, visitor, 100)).toBeNull();
});

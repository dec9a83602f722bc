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

/** Answers in front of a backend that gives these replies in turn, and a clock that the test moves. */
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
  return { answers: responses, asked: requested, clock, logged };
}

it('asks once for as long as the contract says, then gives the old answer while it asks anew', async () => {
  const { answers, asked, clock } = getResponses(responded({ n: 1 }), responded({ n: 2 }));
  expect((await answers.get(config, {}, visitor, 100))?.body).toEqual({ n: 1 });
  expect((await answers.get(config, {}, visitor, 100))?.body).toEqual({ n: 1 });
  expect(asked).toHaveLength(1);
  clock.now += config.freshFor + 1;
  const get = async () => (await answers.get(config, {}, visitor, 100))?.body;
  expect(await get()).toEqual({ n: 1 });
  await until(async () => JSON.stringify(await get()) !== '{"n":1}');
  expect(await get()).toEqual({ n: 2 });
  expect(asked).toHaveLength(2);
});

it('keeps the last good answer through failures, and does not repeat them at once', async () => {
  const broken: Reply = () => Promise.reject(new Error('ECONNREFUSED'));
  const { answers, asked, clock, logged } = getResponses(
    responded({ n: 1 }),
    broken,
    responded('<html>', 500),
  );
  await answers.get(config, {}, visitor, 100);
  for (let step = 0; step < 2; step += 1) {
    clock.now += config.freshFor + 1;
    expect((await answers.get(config, {}, visitor, 100))?.body).toEqual({ n: 1 });
    await until(() => logged.length > step);
    await answers.get(config, {}, visitor, 100);
  }
  expect(asked).toHaveLength(3);
  expect(logged).toEqual(['api', 'api']);
});

it('forgets everything, even what is still coming', async () => {
  const { answers, asked } = getResponses(responded({ n: 1 }), responded({ n: 2 }), responded({ n: 3 }));
  await answers.get(config, {}, visitor, 100);
  answers.clear();
  const coming = answers.get(config, {}, visitor, 100);
  answers.clear();
  expect((await answers.get(config, {}, visitor, 100))?.body).toEqual({ n: 3 });
  expect((await coming)?.body).toEqual({ n: 2 });
  expect((await answers.get(config, {}, visitor, 100))?.body).toEqual({ n: 3 });
  expect(asked).toHaveLength(3);
});

it('sends only what the answer varies by, so that an answer serves many', async () => {
  const { answers, asked } = getResponses();
  await answers.get(itemDetails, { params: { id: 7 } }, visitor, 100);
  await answers.get(moduleList, {}, visitor, 100);
  expect(asked[0]?.url).toBe('http://api.example/api/v1/items/details/7');
  expect(asked[0]?.headers).toMatchObject({ moduleId: '3', 'X-localization': 'en' });
  expect(asked[0]?.headers).not.toHaveProperty('zoneId');
  expect(asked[1]?.headers.zoneId).toBe('[2]');
  expect(asked[0]?.headers).not.toHaveProperty('latitude');
});

it('asks for each place by itself where the zone matters: distances depend on it', async () => {
  const { answers, asked } = getResponses();
  const otherOrigin = { ...visitor, place: [1, 2.5] as [number, number] };
  for (const who of [visitor, otherOrigin, visitor]) {
    await answers.get(storeDetails, { params: { id: 7 } }, who, 100);
  }
  expect(asked.map(({ headers }) => [headers.latitude, headers.longitude])).toEqual([
    ['1', '2'],
    ['1', '2.5'],
  ]);
});

it.each([404, 410])('takes %i for what the backend has to say', async (status) => {
  const { answers, asked, clock } = getResponses(responded({ errors: [] }, status), responded({ n: 1 }));
  expect(await answers.get(config, {}, visitor, 100)).toMatchObject({ status, body: { errors: [] } });
  clock.now += 30_001; // though the contract says five minutes
  await answers.get(config, {}, visitor, 100);
  expect(asked).toHaveLength(2);
});

it.each([301, 400, 401, 403, 408, 422, 429, 500, 503])(
  'takes %i for a failure that may pass',
  async (status) => {
    const { answers } = getResponses(responded({ errors: [] }, status));
    expect(await answers.get(config, {}, visitor, 100)).toBeNull();
  },
);

it('stays the same object as long as it says the same', async () => {
  const { answers, clock } = getResponses(responded({ n: 1 }), responded({ n: 1 }), responded({ n: 2 }));
  const known = [];
  for (let step = 0; step < 3; step += 1) {
    known.push(await answers.get(itemDetails, { params: { id: 7 } }, visitor, 100));
    clock.now += 120_000; // so old that the next one waits for what the backend says now
  }
  expect(known[1]).toBe(known[0]);
  expect(known[2]?.body).toEqual({ n: 2 });
});

it('keeps a number of bytes, the latest ones', async () => {
  const large = { text: 'x'.repeat(900_000) };
  const { answers, asked } = getResponses(...Array.from({ length: 20 }, () => responded(large)));
  for (let id = 1; id <= 15; id += 1) await answers.get(itemDetails, { params: { id } }, visitor, 100);
  await answers.get(itemDetails, { params: { id: 15 } }, visitor, 100);
  expect(asked).toHaveLength(15);
  await answers.get(itemDetails, { params: { id: 1 } }, visitor, 100);
  expect(asked).toHaveLength(16);
});

it('makes only the first pages wait for a backend that hangs', async () => {
  const { answers, clock } = getResponses(() => new Promise<Response>(() => undefined));
  const first = answers.get(config, {}, visitor, 20);
  await passTime(20);
  expect(await first).toBeNull();
  const longerThanThisTest = 3_600_000;
  clock.now += longerThanThisTest;
  const next = answers.get(config, {}, visitor, longerThanThisTest);
  await passTime(0);
  expect(await next).toBeNull();
});

it('does not take what is too large, or no JSON', async () => {
  const { answers } = getResponses(async () => new Response('x'.repeat(1_100_000)));
  expect(await answers.get(config, {}, visitor, 100)).toBeNull();
});

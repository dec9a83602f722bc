import { config, itemDetails, moduleList } from '@shop/contract';
import { Answers } from './answers';
import { visitorFrom } from './visitor';

const visitor = {
  ...visitorFrom(undefined, undefined),
  zoneIds: [2],
  place: [1, 2] as [number, number],
  moduleId: 3,
};

type Reply = () => Promise<Response>;
const answered =
  (body: unknown, status = 200): Reply =>
  async () =>
    new Response(JSON.stringify(body), { status });

/** Answers in front of a backend that gives these replies in turn, and a clock that the test moves. */
function answersOf(...replies: Reply[]) {
  const clock = { now: 1_000_000 };
  const asked: { url: string; headers: Record<string, string> }[] = [];
  const logged: string[] = [];
  const answers = new Answers({
    apiOrigin: 'http://api.example',
    log: (event) => void logged.push(event),
    now: () => clock.now,
    fetch: async (url, init) => {
      asked.push({ url: String(url), headers: init?.headers as Record<string, string> });
      return (replies.shift() ?? answered({ last: true }))();
    },
  });
  return { answers, asked, clock, logged };
}

it('asks once for as long as the contract says, then gives the old answer while it asks anew', async () => {
  const { answers, asked, clock } = answersOf(answered({ n: 1 }), answered({ n: 2 }));
  expect((await answers.get(config, {}, visitor, 100))?.body).toEqual({ n: 1 });
  expect((await answers.get(config, {}, visitor, 100))?.body).toEqual({ n: 1 });
  expect(asked).toHaveLength(1);
  clock.now += config.freshFor + 1;
  expect((await answers.get(config, {}, visitor, 100))?.body).toEqual({ n: 1 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await answers.get(config, {}, visitor, 100))?.body).toEqual({ n: 2 });
});

it('keeps the last good answer through failures, and does not repeat them at once', async () => {
  const broken: Reply = () => Promise.reject(new Error('ECONNREFUSED'));
  const { answers, asked, clock, logged } = answersOf(answered({ n: 1 }), broken, answered('<html>', 500));
  await answers.get(config, {}, visitor, 100);
  for (let step = 0; step < 3; step += 1) {
    clock.now += config.freshFor + 1;
    expect((await answers.get(config, {}, visitor, 100))?.body).toEqual({ n: 1 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await answers.get(config, {}, visitor, 100);
  }
  expect(asked).toHaveLength(4);
  expect(logged).toEqual(['api', 'api']);
});

it('sends only what the answer varies by, so that an answer serves many', async () => {
  const { answers, asked } = answersOf();
  await answers.get(itemDetails, { params: { id: 7 } }, visitor, 100);
  await answers.get(moduleList, {}, visitor, 100);
  expect(asked[0]?.url).toBe('http://api.example/api/v1/items/details/7');
  expect(asked[0]?.headers).toMatchObject({ zoneId: '[]', 'X-localization': 'en' });
  expect(asked[1]?.headers.zoneId).toBe('[2]');
  for (const { headers } of asked) expect(headers).not.toHaveProperty('latitude');
});

it('makes only the first pages wait for a backend that hangs', async () => {
  const { answers, clock } = answersOf(() => new Promise<Response>(() => undefined));
  expect(await answers.get(config, {}, visitor, 20)).toBeNull();
  clock.now += 1_000;
  const begun = performance.now();
  expect(await answers.get(config, {}, visitor, 1_000)).toBeNull();
  expect(performance.now() - begun).toBeLessThan(200);
});

it('does not take what is too large, or no JSON', async () => {
  const { answers } = answersOf(async () => new Response('x'.repeat(1_100_000)));
  expect(await answers.get(config, {}, visitor, 100)).toBeNull();
});

import { getBodySchema } from '@shop/contract';
import { allEndpoints } from './testing/endpoints';
import { expectClear } from './testing/expect-clear';
import { newCustomer, newGuest } from './testing/people';
import { getShare } from './testing/test-scope';
import { openTestShop, type TestShop } from './testing/test-shop';

/** Length of a body: just below the server's limit. */
const size = 255_000;
/** Milliseconds for which one request may block all others. */
const longest = 100;
/** Number of tries of each request; the fastest counts, because the machine is shared. */
const tries = 10;

let shop: TestShop;
let guestId: string;
let authorization: string;

beforeAll(async () => {
  shop = await openTestShop();
  ({ guestId } = await newGuest(shop));
  authorization = `Bearer ${(await newCustomer(shop)).token}`;
});
afterAll(() => shop.close());

const filled = (begin: string, chunk: string, end: string) =>
  begin + chunk.repeat(Math.floor((size - begin.length - end.length) / (chunk.length + 1))) + end;
const repeatInList = (element: string) => filled('[', `${element},`, `${element}]`);
const nested = (depth: number, inner: string) => '['.repeat(depth) + inner + ']'.repeat(depth);
const manyKeys = () => {
  const keys = Array.from({ length: 15_000 }, (_, at) => `"k${at}":-1`);
  return `{${keys.join(',')}}`;
};
const label = `{"values":{"label":[${Array(99).fill('{}').join(',')}]}}`;

/** Values of one field, each as large as possible. */
const hostileValues: [string, string][] = [
  ['numbers that are none', repeatInList('-1')],
  ['right numbers', repeatInList('1')],
  ['nulls', repeatInList('null')],
  ['texts', repeatInList('""')],
  ['objects', repeatInList('{}')],
  ['lists', repeatInList('[]')],
  ['lists of a hundred', repeatInList(`[${Array(100).fill('-1').join(',')}]`)],
  ['groups of labels', repeatInList(label)],
  ['a list in a text', JSON.stringify(repeatInList('{}'))],
  ['a list in a list in a text', JSON.stringify(`[{"add_on_ids":[${'-1,'.repeat(80_000)}-1]}]`)],
  ['many keys', manyKeys()],
  ['a deep list', nested(30, repeatInList('-1').slice(0, -100) + ',-1]')],
  ['a long text', JSON.stringify('a'.repeat(size - 100))],
  ['a long address', JSON.stringify(`a@${'a.'.repeat(size / 2 - 100)}`)],
  ['a long number', `1${'0'.repeat(size - 100)}`],
  ['a long number in a text', JSON.stringify(`+${'1'.repeat(size - 100)}x`)],
  ['blanks', JSON.stringify(`a${' '.repeat(size - 100)}a`)],
  ['NUL', JSON.stringify('\0'.repeat(size / 6 - 100))],
];

/** Processor time of this process in milliseconds: unlike a clock it does not run while other processes do. */
function getProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The longest time for which the event loop was blocked, in milliseconds of processor time. */
async function getBlockedTime(work: () => Promise<unknown>): Promise<number> {
  let [last, blocked] = [getProcessorTime(), 0];
  let isOver = false;
  const tick = () => {
    const now = getProcessorTime();
    blocked = Math.max(blocked, now - last);
    last = now;
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  await work();
  isOver = true;
  tick();
  return blocked;
}

/** The minimum of several tries. */
const quickest = async (work: () => Promise<unknown>): Promise<number> => {
  let blocked = Infinity;
  for (let left = tries; blocked > longest && left > 0; left -= 1)
    blocked = Math.min(blocked, await getBlockedTime(work));
  return Math.round(blocked);
};

const endpointsWithBody = allEndpoints
  .filter(([, endpoint]) => getBodySchema(endpoint) !== null)
  .map(([name, endpoint], number) => [name, endpoint, number] as const);

it.each(endpointsWithBody)(
  '%s does not block others with any content of its fields',
  async (_name, endpoint, number) => {
    const fields = ['whatever', ...Object.keys(getBodySchema(endpoint)?.fields ?? {})];
    const url = `${endpoint.path.replace(/:\w+/g, '1')}?guest_id=${guestId}`;
    const headers = { 'content-type': 'application/json', authorization, moduleid: '1', zoneid: '[1]' };
    const slow: string[] = [];
    for (const [at, field] of fields.entries())
      for (const [name, value] of getShare(hostileValues, number + at)) {
        const payload = `{"${field}":${value}}`;
        expect(payload.length).toBeLessThan(262_144);
        const blocked = await quickest(() =>
          expectClear(shop.app, { method: endpoint.method, url, headers, payload }),
        );
        if (blocked > longest) slow.push(`${field}, ${name}: ${blocked} ms`);
      }
    expect(slow).toEqual([]);
  },
);

it('a body at the limits of what is validated does not block others', async () => {
  const groups = Array.from({ length: 40 }, () => ({ type: {}, values: { label: [{}, {}, {}, {}] } }));
  const payload = {
    add_on_ids: Array(100).fill(-1),
    add_on_qtys: Array(100).fill({}),
    variation: groups,
  };
  const url = `/api/v1/customer/cart/add?guest_id=${guestId}`;
  const blocked = await quickest(() => shop.app.inject({ method: 'POST', url, payload }));
  expect(blocked).toBeLessThan(longest);
});

it.each([
  ['POST', '/payments/1', repeatInList('a').replaceAll(',', '&')],
  ['POST', '/providers/google', repeatInList('a=%00').replaceAll(',', '&')],
  ['POST', '/api/v1/customer/order/list', `guest_id=${'%41'.repeat(size / 3)}`],
] as const)('%s %s does not block others with a form', async (method, url, payload) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const blocked = await quickest(() => shop.app.inject({ method, url, headers, payload }));
  expect(blocked).toBeLessThan(longest);
});

it('reports twenty errors at most', async () => {
  const { statusCode, body } = await shop.app.inject({
    method: 'POST',
    url: `/api/v1/customer/cart/add?guest_id=${guestId}`,
    payload: { item_id: 1, quantity: 1, add_on_ids: Array(90).fill(-1), add_on_qtys: Array(90).fill(-1) },
  });
  expect(statusCode).toBe(403);
  expect((JSON.parse(body) as { errors: unknown[] }).errors).toHaveLength(20);
});

it.each([
  ['add_on_ids', repeatInList('7')],
  ['add_on_qtys', `[${Array(101).fill('1').join(',')}]`],
  ['variation', repeatInList('{"type":"a"}')],
])('names %s as too large', async (field, value) => {
  const { statusCode, body } = await shop.app.inject({
    method: 'POST',
    url: `/api/v1/customer/cart/add?guest_id=${guestId}`,
    headers: { 'content-type': 'application/json' },
    payload: `{"item_id":1,"quantity":1,"${field}":${value}}`,
  });
  expect(statusCode).toBe(403);
  expect(JSON.parse(body)).toEqual({ errors: [{ code: field, message: expect.any(String) as string }] });
});

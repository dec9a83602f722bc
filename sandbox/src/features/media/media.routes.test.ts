import fastify from 'fastify';
import { mediaRoutes, recentlyUsed } from './media.routes';
import { pictureKinds, pictureUrl, viewCounts } from './picture';

const app = fastify();
mediaRoutes(app);
const get = (url: string) => app.inject({ method: 'GET', url });
afterAll(() => app.close());

it.each(pictureKinds)('draws a %s without scripts that may be cached for ever', async (kind) => {
  const drawings = kind === 'mark' ? ['orbit'] : ['pizza', 'hamburger', 'taco'];
  const response = await get(pictureUrl(kind, drawings, 14));
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  });
  expect(response.body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^]*<\/svg>$/);
  expect(response.body).not.toMatch(/<script|\son\w+=|NaN|undefined/);
});

it.each(Object.entries(viewCounts) as ['item' | 'banner', number][])(
  'draws every view of a %s, none like another, and no further one',
  async (kind, count) => {
    const views = await Promise.all(
      Array.from({ length: count + 1 }, (_entry, angle) => get(pictureUrl(kind, 'pizza', 359, angle))),
    );
    expect(views.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(count).fill(200), 404]);
    expect(new Set(views.map(({ body }) => body)).size).toBe(count + 1);
  },
);

it.each([
  ['an unknown drawing', '/media/2/item/no-such-thing.14.0.svg'],
  ['one unknown among known', '/media/2/item/pizza+no-such-thing.14.0.svg'],
  ['an unknown mark', '/media/2/mark/pizza.14.0.svg'],
  ['two marks', '/media/2/mark/orbit+orbit.14.0.svg'],
  ['too many', '/media/2/item/pizza+pizza+pizza+pizza.14.0.svg'],
  ['an unknown kind', '/media/2/poster/pizza.14.0.svg'],
  ['an inherited name as kind', '/media/2/constructor/pizza.14.0.svg'],
  ['an inherited name as drawing', '/media/2/item/__proto__.14.0.svg'],
  ['another version', '/media/1/item/pizza.14.0.svg'],
  ['a hue off the wheel', '/media/2/item/pizza.360.0.svg'],
  ['a negative hue', '/media/2/item/pizza.-1.0.svg'],
  ['no such view', '/media/2/item/pizza.14.5.svg'],
  ['markup', '/media/2/item/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E.14.0.svg'],
  ['a path upwards', '/media/2/item/..%2F..%2Fpackage.json'],
  ['broken escapes', '/media/2/item/%E0%A4%A.svg'],
  ['a long name', `/media/2/item/${'a'.repeat(5000)}.14.0.svg`],
  ['a NUL', '/media/2/item/pizza%00.14.0.svg'],
])('responds with a clear, uncached 4xx to %s', async (_case, url) => {
  const response = await get(url);
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(response.headers['cache-control'] ?? 'no-store').toBe('no-store');
  expect(response.body).not.toContain('<');
});

it.each([0, 1, 2, 3, 4])('shows the additional icons of an item, in view %d', async (angle) => {
  const { body } = await get(pictureUrl('item', 'hamburger+mushroom', 14, angle));
  expect(body).toContain('href="#i0"');
  expect(body.match(/href="#i1"/g)).toHaveLength(1);
});

it('draws addresses of earlier versions with the current icons', async () => {
  const url = pictureUrl('cover', 'pizza', 14);
  const [today, earlier, tooEarly] = await Promise.all([
    get(url),
    get(url.replace('/media/3/', '/media/2/')),
    get(url.replace('/media/3/', '/media/1/')),
  ]);
  expect(earlier.body).toBe(today.body);
  expect(tooEarly.statusCode).toBe(404);
});

it('evicts the oldest picture first', () => {
  const made: string[] = [];
  const few = recentlyUsed<string>(2);
  const get = (key: string) => few.get(key, () => (made.push(key), key));
  ['a', 'b', 'a', 'c', 'a', 'b'].forEach(get);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  expect(few.size).toBe(2);
});

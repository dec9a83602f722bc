import { randomFrom } from '../database/seed/random';
import type { Visit } from './press';
import type { Shelf } from './visitors';

/** Who asks for pages. */
export type Audience = 'guests' | 'customers';

const languages = ['en', 'en', 'ur', 'ar'];
const people = 200;
/** Different choices of what they care for, among all customers. */
const choices = 12;
/** One page of so many is read; the others are looked at by their headers. */
const readEvery = 50;

const idOf = (number: number) => `10ad10ad-0000-4000-8000-${String(number).padStart(12, '0')}`;
const anyId = /10ad10ad-0000-4000-8000-\d{12}/g;

function cookieOf(person: number, { scope, categories }: Shelf, audience: Audience): string {
  const { place, zoneIds, moduleId } = scope;
  const at = person % choices;
  const interests = [categories[at % 4], categories[4 + (at % 3)]].filter((id) => id !== undefined);
  const value = {
    v: idOf(person),
    ...(place ? { p: [place.latitude, place.longitude] } : {}),
    z: zoneIds,
    m: moduleId,
    l: languages[person % languages.length],
    t: 'light',
    ...(audience === 'customers' ? { c: 1, i: interests } : {}),
  };
  return `shop=${encodeURIComponent(JSON.stringify(value))}`;
}

/** The pages that are looked at most: the home page, and few of the many items, categories and stores. */
function pathsOf({ items, categories, stores, scope: { moduleId } }: Shelf): [name: string, path: string][] {
  const paths = (name: string, ids: readonly number[], count: number, path: string) =>
    ids.slice(0, count).map((id): [string, string] => [name, `/${path}/${id}?module_id=${moduleId}`]);
  const home = Array.from({ length: 6 }, (): [string, string] => ['home', '/home']);
  return [
    ...home,
    ...paths('item', items, 20, 'product'),
    ...paths('category', categories, 6, 'category'),
    ...paths('store', stores, 6, 'store'),
  ];
}

/** A page must have its content, be the one of who asks, and know nobody else. */
const faultOf = (person: number) => {
  let count = 0;
  return (body: string, headers: Record<string, string>): string | null => {
    const timing = Object.entries(headers).find(([name]) => name.toLowerCase() === 'server-timing')?.[1];
    if (!timing?.includes('desc=here')) return 'not rendered';
    count += 1;
    if (count % readEvery !== 1) return null;
    const known = new Set(body.match(anyId));
    if (!known.has(idOf(person))) return 'not the page of who asked';
    return known.size > 1 ? 'knows somebody else' : null;
  };
};

/** Pages of one module as many visitors ask for them, so many one after the other; the same for the same seed. */
export function pagesFrom(shelf: Shelf, audience: Audience, seed: number, count: number): Visit[] {
  const random = randomFrom(seed);
  const paths = pathsOf(shelf);
  const faults = Array.from({ length: people }, (_none, person) => faultOf(person));
  return Array.from({ length: count }, () => {
    const person = random.whole(0, people - 1);
    const [name, path] = random.pick(paths);
    const headers = { accept: 'text/html', cookie: cookieOf(person, shelf, audience) };
    const fault = faults[person];
    return { name, path, headers, ...(fault ? { fault } : {}) };
  });
}

import { randomFrom } from '../database/seed/random';
import type { Visit } from './run-load';
import type { ModuleCatalogue } from './visitors';

/** Who requests pages. */
export type Audience = 'guests' | 'customers';

const languages = ['en', 'en', 'ur', 'ar'];
const visitorCount = 200;
/** Number of different choices of interests among all customers. */
const choiceCount = 12;
/** The body of one page of so many is checked; of the others only the headers. */
const readEvery = 50;

const toVisitorId = (number: number) => `10ad10ad-0000-4000-8000-${String(number).padStart(12, '0')}`;
const anyId = /10ad10ad-0000-4000-8000-\d{12}/g;

function toCookie(person: number, { scope, categories }: ModuleCatalogue, audience: Audience): string {
  const { place, zoneIds, moduleId } = scope;
  const at = person % choiceCount;
  const interests = [categories[at % 4], categories[4 + (at % 3)]].filter((id) => id !== undefined);
  const value = {
    v: toVisitorId(person),
    ...(place ? { p: [place.latitude, place.longitude] } : {}),
    z: zoneIds,
    m: moduleId,
    l: languages[person % languages.length],
    t: 'light',
    ...(audience === 'customers' ? { c: 1, i: interests } : {}),
  };
  return `shop=${encodeURIComponent(JSON.stringify(value))}`;
}

/** The most visited pages: the home page, and some of the items, categories and stores. */
function getPaths({
  items,
  categories,
  stores,
  scope: { moduleId },
}: ModuleCatalogue): [name: string, path: string][] {
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

/** Checks that a page has its content, the id of its visitor, and no other visitor's. */
const createCheck = (person: number) => {
  let count = 0;
  return (body: string, headers: Record<string, string>): string | null => {
    const timing = Object.entries(headers).find(([name]) => name.toLowerCase() === 'server-timing')?.[1];
    if (!timing?.includes('desc=here')) return 'not rendered';
    count += 1;
    if (count % readEvery !== 1) return null;
    const known = new Set(body.match(anyId));
    if (!known.has(toVisitorId(person))) return "without its visitor's id";
    return known.size > 1 ? "with another visitor's id" : null;
  };
};

/** Visits of many visitors to the pages of one module; the same for the same seed. */
export function createPageVisits(
  catalogue: ModuleCatalogue,
  audience: Audience,
  seed: number,
  count: number,
): Visit[] {
  const random = randomFrom(seed);
  const paths = getPaths(catalogue);
  const checks = Array.from({ length: visitorCount }, (_none, person) => createCheck(person));
  return Array.from({ length: count }, () => {
    const person = random.whole(0, visitorCount - 1);
    const [name, path] = random.pick(paths);
    const headers = { accept: 'text/html', cookie: toCookie(person, catalogue, audience) };
    const check = checks[person];
    return { name, path, headers, ...(check ? { check } : {}) };
  });
}

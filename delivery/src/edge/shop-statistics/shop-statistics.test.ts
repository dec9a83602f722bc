import type { Reporter, Tally } from '../release-counting';
import { otherRequests, toEndpointLabel } from './endpoint-times';
import { readEvent, toListedWords } from './read-event';
import { day, hour, minute } from './recent-counts';
import { savedStatisticsFrom } from './saved-statistics';
import { ShopStatistics } from './shop-statistics';

const noon = Date.UTC(2026, 10, 26, 12);

/** Statistics with a clock that the test sets. */
function begin(tallies: () => Iterable<Tally> = () => []) {
  const clock = { now: noon };
  const statistics = new ShopStatistics(tallies, () => clock.now);
  return { clock, statistics, overview: (period = day) => statistics.getOverview(period) };
}

/** A visitor with a page of this shop, in a network of their own unless it is given. */
let count = 0;
function visitor(network = (count += 1) % 4_096, id = `visitor-${(count += 1)}`): Reporter {
  const ticket = { id: 'a', visitor: id, set: '', builds: new Map(), shown: new Set<string>() };
  return { ticket, network };
}

const item = (module = 'food') => ({ id: 1, name: 'Naan', storeId: 2, module, price: 150, quantity: 1 });
const seen = (module?: string) => ({ name: 'view_item', item: item(module) });
const added = (module?: string) => ({ name: 'add_to_cart', items: [item(module)] });
const begun = (module?: string) => ({ name: 'begin_checkout', value: 1, items: [item(module)] });
const bought = (orderId: number, module?: string) => ({
  ...{ name: 'purchase', orderId, value: 1, items: [item(module)] },
});
const searched = (words: string, found = 0) => ({ name: 'search', words, found });

const send = (statistics: ShopStatistics, by: Reporter, ...events: object[]) =>
  events.forEach((event) => statistics.addEvent(event, by));

describe('from a stream of events', () => {
  it('orders are counted by minute and by hour, each once [X-34]', () => {
    const { statistics, clock, overview } = begin();
    const one = visitor();
    send(statistics, one, bought(1), bought(1), bought(2));
    clock.now += 10 * minute;
    send(statistics, visitor(), bought(3));
    send(statistics, one, bought(1));
    const { ordersByMinute, ordersByHour } = overview();
    expect(ordersByMinute).toHaveLength(60);
    expect([ordersByMinute[49], ordersByMinute[59]]).toEqual([2, 1]);
    expect(ordersByHour).toHaveLength(24);
    expect(ordersByHour[23]).toBe(3);
    clock.now += hour;
    expect(overview().ordersByMinute.every((orders) => orders === 0)).toBe(true);
    expect(overview().ordersByHour.slice(22)).toEqual([3, 0]);
    clock.now += day;
    expect(overview().ordersByHour.every((orders) => orders === 0)).toBe(true);
  });

  it('visits are counted by step, once each, altogether and by module [X-34]', () => {
    const { statistics, overview } = begin();
    const [buyer, looker, both] = [visitor(), visitor(), visitor()];
    send(statistics, looker, seen(), seen(), { name: 'view_item_list', list: 'x', items: [item()] });
    send(statistics, buyer, seen(), added(), added(), begun(), bought(1));
    send(statistics, both, seen('food'), seen('grocery'), added('grocery'));
    expect(overview().modules).toEqual([
      { module: 'all', visits: { seen: 3, cart: 2, checkout: 1, order: 1 } },
      { module: 'food', visits: { seen: 3, cart: 1, checkout: 1, order: 1 } },
      { module: 'grocery', visits: { seen: 1, cart: 1, checkout: 0, order: 0 } },
    ]);
  });

  it('a step includes those before it, and another visit begins after half an hour [X-34]', () => {
    const { statistics, clock, overview } = begin();
    const one = visitor();
    send(statistics, one, bought(1));
    expect(overview().modules[0]?.visits).toEqual({ seen: 1, cart: 1, checkout: 1, order: 1 });
    clock.now += 29 * minute;
    send(statistics, one, seen());
    expect(overview().modules[0]?.visits.seen).toBe(1);
    clock.now += 31 * minute;
    send(statistics, one, seen());
    expect(overview().modules[0]?.visits).toEqual({ seen: 2, cart: 1, checkout: 1, order: 1 });
    expect(overview(hour).modules[0]?.visits).toEqual({ seen: 1, cart: 0, checkout: 0, order: 0 });
  });

  it.each([
    ['an empty cart', { name: 'view_cart', items: [] }],
    ['a list without entries', { name: 'view_item_list', list: 'items/latest', items: [] }],
    ['an order without a number', { name: 'purchase', orderId: 'x', items: [item()] }],
    ['an event that is no step', { name: 'login', method: 'otp' }],
    ['a search with results', searched('naan', 4)],
    ['a search without a count', { name: 'search', words: 'naan' }],
    ['an inherited name', { name: 'constructor' }],
  ])('%s does not count [X-34]', (_what, event) => {
    expect(readEvent(event)).toBeNull();
  });

  it('the module is the item’s, else the one of the page, and never another word [X-34]', () => {
    const getModule = (event: object) => {
      const counted = readEvent(event);
      return counted?.kind === 'step' ? counted.module : null;
    };
    expect(getModule({ ...seen('pharmacy'), module: 'food' })).toBe('pharmacy');
    expect(getModule({ name: 'view_item', module: 'food' })).toBe('food');
    expect(getModule({ name: 'view_item', item: { module: '<b>' }, module: 7 })).toBe('other');
  });
});

describe('searches without a result', () => {
  it('are listed once three visitors have searched the same words, most visitors first [X-34]', () => {
    const { statistics, clock, overview } = begin();
    const people = Array.from({ length: 4 }, () => visitor());
    people.forEach((one) => send(statistics, one, searched('Sushi'), searched('  sushi ')));
    people.slice(0, 3).forEach((one) => send(statistics, one, searched('برغر نباتي')));
    people.slice(0, 2).forEach((one) => send(statistics, one, searched('Noor Khan')));
    expect(overview().searches).toEqual([
      { words: 'sushi', visitors: 4, lastAt: noon },
      { words: 'برغر نباتي', visitors: 3, lastAt: noon },
    ]);
    clock.now += 2 * hour;
    expect(overview(hour).searches).toEqual([]);
    expect(overview().searches).toHaveLength(2);
    clock.now += day;
    expect(overview().searches).toEqual([]);
  });

  it.each([
    ['Vegan  Burger', 'vegan burger'],
    ['a'.repeat(60), 'a'.repeat(40)],
    ['<b>x</b>', '<b>x</b>'],
    ['right\u202Eto left', 'rightto left'],
    ['7 up 330', '7 up 330'],
    ['noor@example.com', null],
    ['+971 50 123 4567', null],
    ['٠٥٠١٢٣٤٥٦٧ نور', null],
    ['call … now', null],
    ['12345', null],
    ['   ', null],
    ['x'.repeat(201), null],
    [7, null],
  ])('of %j lists %j [X-34]', (words, listed) => {
    expect(toListedWords(words)).toBe(listed);
  });
});

describe('nobody', () => {
  it('adds more orders than a customer would, alone or with many visitors of one network [X-34]', () => {
    const { statistics, overview } = begin();
    const one = visitor();
    for (let id = 1; id <= 50; id += 1) send(statistics, one, bought(id));
    const orders = () => overview().ordersByHour.reduce((sum, hourly) => sum + hourly, 0);
    expect(orders()).toBe(10);
    expect(overview().leftOut).toBe(40);
    for (let at = 0; at < 500; at += 1) send(statistics, visitor(7), bought(at + 1));
    expect(orders()).toBe(110);
    send(statistics, visitor(8), bought(1));
    expect(orders()).toBe(111);
  });

  it('adds more visits or searches than a network has customers [X-34]', () => {
    const { statistics, clock, overview } = begin();
    for (let at = 0; at < 1_000; at += 1) send(statistics, visitor(9), seen(), searched(`word ${at % 7}`));
    expect(overview().modules[0]?.visits.seen).toBe(300);
    const visitors = overview().searches.reduce((sum, search) => sum + search.visitors, 0);
    expect(visitors).toBeLessThanOrEqual(300);
    expect(overview().leftOut).toBe(1_400);
    clock.now += hour;
    send(statistics, visitor(9), seen());
    expect(overview(hour).modules[0]?.visits.seen).toBe(1);
  });

  it('makes it grow: labels, lines and memory are limited [X-34]', () => {
    const { statistics, overview } = begin();
    for (let at = 0; at < 5_000; at += 1) {
      const one = visitor();
      send(statistics, one, { ...seen(`module-${at}`), name: at % 2 ? 'view_item' : `name_${at}` });
      send(statistics, one, searched(`made up ${at}`), searched(`made up ${at}, once more`));
      statistics.addCall({ method: `M${at}`, path: `/api/${at}`, milliseconds: at, hasFailed: false });
      statistics.addCall({
        ...{ method: 'GET', path: `/api/v1/items/details/${at}`, milliseconds: at * 20, hasFailed: true },
      });
    }
    const { modules, searches, endpoints } = overview();
    expect(modules.map(({ module }) => module)).toEqual(['all', 'other']);
    expect(searches).toEqual([]);
    expect(endpoints.map(({ endpoint }) => endpoint).sort()).toEqual([
      'GET /api/v1/items/details/:id',
      otherRequests,
    ]);
    expect(JSON.stringify(statistics.toSaved()).length).toBeLessThan(5_000);
    expect(JSON.stringify(statistics.toSaved())).not.toMatch(/made up|module-|visitor/);
  });
});

describe('times of the backend', () => {
  it('are p50 and p95 by endpoint, the slowest first, with failures [X-34]', () => {
    const { statistics, overview } = begin();
    const call = (path: string, milliseconds: number, hasFailed = false) =>
      statistics.addCall({ method: 'GET', path, milliseconds, hasFailed });
    for (let at = 1; at <= 100; at += 1) call('/api/v1/config', at <= 90 ? 10 : 900);
    for (let at = 1; at <= 20; at += 1) call(`/api/v1/items/details/${at}`, 40, at === 1);
    call('/api/v1/module', 60_000);
    const [slow, mixed, even] = overview().endpoints;
    expect(slow).toMatchObject({ endpoint: 'GET /api/v1/module', calls: 1, failed: 0 });
    expect(slow?.p95).toBeGreaterThan(15_000);
    expect(mixed).toMatchObject({ endpoint: 'GET /api/v1/config', calls: 100 });
    expect(mixed?.p50).toBeLessThan(13);
    expect(mixed?.p95).toBeGreaterThan(899);
    expect(mixed?.p95).toBeLessThan(900 * 1.25);
    expect(even).toMatchObject({ endpoint: 'GET /api/v1/items/details/:id', calls: 20, failed: 1 });
  });

  it.each([
    ['GET', '/api/v1/items/details/17', 'GET /api/v1/items/details/:id'],
    ['POST', '/api/v1/customer/order/place', 'POST /api/v1/customer/order/place'],
    ['DELETE', '/api/v1/config', otherRequests],
    ['GET', '/api/v1/customer/secret-name', otherRequests],
    ['GET', '/api/<script>', otherRequests],
  ])('%s %s is labelled %s [X-34]', (method, path, label) => {
    expect(toEndpointLabel({ method, path })).toBe(label);
  });
});

it('errors count by app and release, for the time in which they happened [X-34]', () => {
  const tally = {
    ...{ app: 'mfe-cart', version: '1.1.0', pages: 10, failedPages: 2, visits: 4 },
    ...{ failingBy: {}, leftBy: {}, paintsBy: [], interactionsBy: [], vitals: {} },
    failures: { uncaught: 1, card: 1, previous: 1, retry: 5, server: 2 },
  };
  const { statistics, clock, overview } = begin(() => [tally]);
  statistics.takeErrors();
  const before = { app: 'mfe-cart', version: '1.1.0', pages: 10, failedPages: 2 };
  expect(overview().errors).toMatchObject([{ ...before, uncaught: 1, component: 2, server: 2 }]);
  clock.now += 2 * hour;
  Object.assign(tally, { pages: 15, failedPages: 3 });
  statistics.takeErrors();
  expect(overview(hour).errors).toMatchObject([{ pages: 5, failedPages: 1, uncaught: 0 }]);
  const samples = overview().errors[0]?.samples ?? [];
  expect(samples).toHaveLength(12);
  expect(samples.slice(-2)).toEqual([
    { visits: 10, failing: 2 },
    { visits: 5, failing: 1 },
  ]);
});

describe('saved statistics', () => {
  it('continue after a restart, and hold nothing about a visitor [X-34]', () => {
    const first = begin();
    const people = Array.from({ length: 3 }, () => visitor());
    people.forEach((one, at) => send(first.statistics, one, seen(), searched('sushi'), bought(at + 1)));
    send(first.statistics, visitor(), searched('only mine'));
    first.statistics.addCall({
      ...{ method: 'GET', path: '/api/v1/config', milliseconds: 30, hasFailed: false },
    });
    const text = JSON.stringify(first.statistics.toSaved());
    expect(text).not.toMatch(/visitor-|only mine/);
    const second = begin();
    second.clock.now += 10 * minute;
    const saved = savedStatisticsFrom(JSON.parse(text));
    if (saved) second.statistics.restore(saved);
    send(second.statistics, visitor(), searched('sushi'), bought(9));
    const { since, ordersByHour, modules, searches, endpoints } = second.overview();
    expect(since).toBe(noon);
    expect(ordersByHour.at(-1)).toBe(4);
    expect(modules[0]?.visits).toEqual({ seen: 4, cart: 4, checkout: 4, order: 4 });
    expect(searches).toMatchObject([{ words: 'sushi', visitors: 4 }]);
    expect(endpoints).toMatchObject([{ endpoint: 'GET /api/v1/config', calls: 1 }]);
  });

  it.each([null, {}, [], { version: 2 }, { version: 1, since: 1, orders: [['x', {}]] }, 'text'])(
    'of another kind are ignored: %j [X-34]',
    (value) => {
      expect(savedStatisticsFrom(value)).toBeNull();
    },
  );
});

import { moduleTypes } from '@shop/domain';
import {
  earlyLimit,
  getEarlySections,
  getHomeCalls,
  homePlans,
  reorderByInterest,
  getHomePlan,
  sectionCalls,
} from './home-plan';

const selling = ['food', 'grocery', 'pharmacy', 'ecommerce'] as const;
const first = (type: (typeof selling)[number], ...names: string[]) =>
  homePlans[type].findIndex((section) => names.includes(section));

it.each(selling)('has in %s every required row once [D-02]', (type) => {
  const plan = getHomePlan(type);
  expect(plan).toEqual(
    expect.arrayContaining([
      'banners',
      'categories',
      'campaigns',
      'discounted',
      'popular',
      'recommended',
      'newStores',
      'popularStores',
      'recommendedStores',
    ]),
  );
  expect(new Set(plan).size).toBe(plan.length);
});

it('puts restaurants before dishes, items before stores, and conditions and open stores first in pharmacy [GEN-03] [GEN-05]', () => {
  const goods = ['discounted', 'popular', 'flashSale'];
  const stores = ['popularStores', 'nearStores', 'openStores'];
  expect(first('food', ...stores)).toBeLessThan(first('food', ...goods));
  for (const type of ['grocery', 'ecommerce'] as const)
    expect(first(type, ...goods)).toBeLessThan(first(type, ...stores));
  expect(homePlans.pharmacy[0]).toBe('conditions');
  expect(first('pharmacy', 'openStores')).toBeLessThan(first('pharmacy', ...goods));
});

it('has a different home page for each module', () => {
  expect(new Set(Object.values(homePlans).map((plan) => plan.join())).size).toBe(4);
});

it.each([...moduleTypes, 'unheard-of', undefined])('has a plan for %s', (type) => {
  expect(getHomePlan(type).length).toBeGreaterThan(3);
});

it.each(selling)(
  'puts categories and personal rows first in %s, with the same early requests [D-07]',
  (type) => {
    const homePlan = getHomePlan(type);
    const plan = reorderByInterest(homePlan);
    expect([...plan].sort()).toEqual([...homePlan].sort());
    expect(plan[plan.indexOf('banners') + 1]).toBe('categories');
    expect([...getEarlySections(plan)].sort()).toEqual([...getEarlySections(homePlan)].sort());
    const deferred = plan.slice(getEarlySections(plan).length);
    expect(deferred.indexOf('recommended')).toBeLessThan(deferred.indexOf('mostReviewed'));
    expect(['orderAgain', 'recommended', 'recommendedStores']).toContain(deferred[0]);
  },
);

it.each(selling)('requests six sections at once in %s, and the others when they come into view', (type) => {
  const early = getEarlySections(getHomePlan(type));
  expect(early).toEqual(getHomePlan(type).slice(0, early.length));
  expect(early.filter((name) => sectionCalls[name] !== null)).toHaveLength(earlyLimit);
});

it('declares the first queries of each module type for the edge, and nothing about a customer', () => {
  const calls = getHomeCalls();
  const pharmacyCalls = calls
    .filter(({ modules }) => modules?.includes('pharmacy'))
    .map(({ endpoint }) => endpoint);
  expect(pharmacyCalls.sort()).toEqual(
    getEarlySections(homePlans.pharmacy)
      .flatMap((name) => sectionCalls[name]?.endpoint ?? [])
      .sort(),
  );
  expect(calls.find(({ endpoint }) => endpoint === 'conditionList')?.modules).toEqual(['pharmacy']);
  expect(calls.every(({ unless }) => unless?.join() === 'search,data_type')).toBe(true);
  expect(calls.filter(({ modules }) => modules?.includes('parcel'))).toHaveLength(1);
});

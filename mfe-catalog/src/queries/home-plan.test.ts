import { moduleTypes } from '@shop/domain';
import {
  earlyLimit,
  earlySections,
  getHomeCalls,
  homePlans,
  planByInterest,
  getHomePlan,
  sectionCalls,
} from './home-plan';

const selling = ['food', 'grocery', 'pharmacy', 'ecommerce'] as const;
const first = (type: (typeof selling)[number], ...names: string[]) =>
  homePlans[type].findIndex((section) => names.includes(section));

it.each(selling)('has in %s every row that a front must have, each once [D-02]', (type) => {
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

it('puts restaurants before dishes, goods before stores, help and open stores first [GEN-03] [GEN-05]', () => {
  const goods = ['discounted', 'popular', 'flashSale'];
  const stores = ['popularStores', 'nearStores', 'openStores'];
  expect(first('food', ...stores)).toBeLessThan(first('food', ...goods));
  for (const type of ['grocery', 'ecommerce'] as const)
    expect(first(type, ...goods)).toBeLessThan(first(type, ...stores));
  expect(homePlans.pharmacy[0]).toBe('conditions');
  expect(first('pharmacy', 'openStores')).toBeLessThan(first('pharmacy', ...goods));
});

it('gives no two modules the same home page', () => {
  expect(new Set(Object.values(homePlans).map((plan) => plan.join())).size).toBe(4);
});

it.each([...moduleTypes, 'unheard-of', undefined])('has a plan for %s', (type) => {
  expect(getHomePlan(type).length).toBeGreaterThan(3);
});

it.each(selling)(
  'leads in %s with categories and what is made for one customer, asking for the same at once [D-07]',
  (type) => {
    const homePlan = getHomePlan(type);
    const plan = planByInterest(homePlan);
    expect([...plan].sort()).toEqual([...homePlan].sort());
    expect(plan[plan.indexOf('banners') + 1]).toBe('categories');
    expect([...earlySections(plan)].sort()).toEqual([...earlySections(homePlan)].sort());
    const deferred = plan.slice(earlySections(plan).length);
    expect(deferred.indexOf('recommended')).toBeLessThan(deferred.indexOf('mostReviewed'));
    expect(['orderAgain', 'recommended', 'recommendedStores']).toContain(deferred[0]);
  },
);

it.each(selling)('asks in %s for six sections at once, for the others when they come near', (type) => {
  const early = earlySections(getHomePlan(type));
  expect(early).toEqual(getHomePlan(type).slice(0, early.length));
  expect(early.filter((name) => sectionCalls[name] !== null)).toHaveLength(earlyLimit);
});

it('tells the edge what each type of module begins with, and nothing of a customer', () => {
  const calls = getHomeCalls();
  const pharmacyCalls = calls
    .filter(({ modules }) => modules?.includes('pharmacy'))
    .map(({ endpoint }) => endpoint);
  expect(pharmacyCalls.sort()).toEqual(
    earlySections(homePlans.pharmacy)
      .flatMap((name) => sectionCalls[name]?.endpoint ?? [])
      .sort(),
  );
  expect(calls.find(({ endpoint }) => endpoint === 'conditionList')?.modules).toEqual(['pharmacy']);
  expect(calls.every(({ unless }) => unless?.join() === 'search,data_type')).toBe(true);
  expect(calls.filter(({ modules }) => modules?.includes('parcel'))).toHaveLength(2);
});

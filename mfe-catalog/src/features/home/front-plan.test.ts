import { moduleTypes } from '@shop/domain';
import {
  earlyLimit,
  earlySections,
  frontCalls,
  frontPlans,
  planByInterest,
  planOf,
  sectionCalls,
} from './front-plan';

const selling = ['food', 'grocery', 'pharmacy', 'ecommerce'] as const;
const first = (type: (typeof selling)[number], ...names: string[]) =>
  frontPlans[type].findIndex((section) => names.includes(section));

it.each(selling)('has in %s every row that a front must have, each once [D-02]', (type) => {
  const plan = planOf(type);
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
  expect(frontPlans.pharmacy[0]).toBe('conditions');
  expect(first('pharmacy', 'openStores')).toBeLessThan(first('pharmacy', ...goods));
});

it('gives no two modules the same front', () => {
  expect(new Set(Object.values(frontPlans).map((plan) => plan.join())).size).toBe(4);
});

it.each([...moduleTypes, 'unheard-of', undefined])('has a plan for %s', (type) => {
  expect(planOf(type).length).toBeGreaterThan(3);
});

it.each(selling)(
  'leads in %s with categories and what is made for one customer, asking for the same at once [D-07]',
  (type) => {
    const usual = planOf(type);
    const plan = planByInterest(usual);
    expect([...plan].sort()).toEqual([...usual].sort());
    expect(plan[plan.indexOf('banners') + 1]).toBe('categories');
    expect([...earlySections(plan)].sort()).toEqual([...earlySections(usual)].sort());
    const late = plan.slice(earlySections(plan).length);
    expect(late.indexOf('recommended')).toBeLessThan(late.indexOf('mostReviewed'));
    expect(['orderAgain', 'recommended', 'recommendedStores']).toContain(late[0]);
  },
);

it.each(selling)('asks in %s for six sections at once, for the others when they come near', (type) => {
  const early = earlySections(planOf(type));
  expect(early).toEqual(planOf(type).slice(0, early.length));
  expect(early.filter((name) => sectionCalls[name] !== null)).toHaveLength(earlyLimit);
});

it('tells the edge what each type of module begins with, and nothing of a customer', () => {
  const calls = frontCalls();
  const ofPharmacy = calls
    .filter(({ modules }) => modules?.includes('pharmacy'))
    .map(({ endpoint }) => endpoint);
  expect(ofPharmacy.sort()).toEqual(
    earlySections(frontPlans.pharmacy)
      .flatMap((name) => sectionCalls[name]?.endpoint ?? [])
      .sort(),
  );
  expect(calls.find(({ endpoint }) => endpoint === 'conditionList')?.modules).toEqual(['pharmacy']);
  expect(calls.every(({ unless }) => unless?.join() === 'search,data_type')).toBe(true);
  expect(calls.filter(({ modules }) => modules?.includes('parcel'))).toHaveLength(2);
});

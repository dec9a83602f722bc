import { hash32, getBucket, assignRelease, type Audience } from './bucketing';
import type { RolloutRule, TableEntry } from './release-table';

const all = Array.from({ length: 100_000 }, (_, at) => `visitor-${at}-${(at * 7919) % 104_729}`);
const visitors = all.slice(0, 20_000);

const visitor = (id: string, overrides: Partial<Audience> = {}): Audience => ({
  id,
  moduleId: null,
  zoneIds: [],
  country: null,
  language: 'en',
  isCustomer: false,
  ...overrides,
});

const entry = (version: string, traffic: number, isDefault: boolean, salt: string): TableEntry => ({
  url: `/remotes/${salt}/${version}-aaaaaa/entry.js`,
  metadata: { version, integrity: 'sha384-x' },
  deployment: { traffic, default: isDefault, state: 'active', salt },
  extras: {
    buildId: 'aaaaaa',
    manifest: `/remotes/${salt}/${version}-aaaaaa/release.json`,
    manifestIntegrity: 'sha384-x',
  },
});

const rollout = (percent: number, salt: string) => [
  entry('2.0.0', percent, false, salt),
  entry('1.0.0', 100 - percent, true, salt),
];

const assigned = new Map<string, Set<string>>();

/** The visitors who get the release; computed once for each percentage and app. */
function exposedTo(percent: number, salt = 'mfe-catalog', among = visitors): Set<string> {
  const key = `${percent} ${salt} ${among.length}`;
  const entries = rollout(percent, salt);
  const isIn = (id: string) => assignRelease(entries, visitor(id))?.metadata.version === '2.0.0';
  const exposed = assigned.get(key) ?? new Set(among.filter(isIn));
  assigned.set(key, exposed);
  return exposed;
}

it.each([1, 10, 50])('gives %d %% of the visitors the release, within a tenth of that', (percent) => {
  // For small percentages, only many visitors distinguish a deviation of a tenth from chance.
  const among = percent === 1 ? all : visitors;
  const percentage = (exposedTo(percent, 'mfe-catalog', among).size / among.length) * 100;
  expect(percentage).toBeGreaterThan(percent * 0.9);
  expect(percentage).toBeLessThan(percent * 1.1);
});

it.each([
  [1, 10],
  [10, 50],
])('takes nobody out when the share goes up from %d to %d %% [F-14]', (before, after) => {
  const wider = exposedTo(after);
  expect([...exposedTo(before)].filter((id) => !wider.has(id))).toEqual([]);
});

it('assigns the apps independently of each other', () => {
  const [catalog, cart] = [exposedTo(50, 'mfe-catalog'), exposedTo(50, 'mfe-cart')];
  const both = [...catalog].filter((id) => cart.has(id)).length / visitors.length;
  expect(both).toBeGreaterThan(0.24);
  expect(both).toBeLessThan(0.26);
});

it('spreads ids that differ by one letter over the whole range', () => {
  const tenths = new Set(
    Array.from({ length: 100 }, (_, at) => Math.floor(getBucket('salt', `id-${at}`) / 1_000)),
  );
  expect(tenths.size).toBe(10);
});

it('always assigns the same bucket to a visitor', () => {
  expect(hash32('mfe-catalog\u0000visitor-1')).toBe(hash32('mfe-catalog\u0000visitor-1'));
  expect(getBucket('mfe-catalog', 'f3b7c8e2-0000-4000-8000-000000000001')).toMatchInlineSnapshot(`877`);
});

it('assigns the default to everybody without a canary', () => {
  expect(assignRelease([entry('1.0.0', 100, true, 'a')], visitor('x'))?.metadata.version).toBe('1.0.0');
  expect(assignRelease([], visitor('x'))).toBeUndefined();
});

describe('rules', () => {
  const withRules = (traffic: number, ...rules: RolloutRule[]) =>
    rollout(traffic, 'mfe-cart').map((one) =>
      one.deployment.default ? one : { ...one, deployment: { ...one.deployment, rules } },
    );
  const gets = (entries: TableEntry[], overrides: Partial<Audience>) =>
    assignRelease(entries, visitor('somebody', overrides))?.metadata.version;

  it.each<[string, Omit<RolloutRule, 'traffic'>, Partial<Audience>, Partial<Audience>]>([
    ['a module', { module: [2, 3] }, { moduleId: 3 }, { moduleId: 4 }],
    ['a zone', { zone: [7] }, { zoneIds: [6, 7] }, { zoneIds: [6] }],
    ['a country', { country: ['AE'] }, { country: 'AE' }, { country: 'PK' }],
    ['a language', { language: ['ar', 'ur'] }, { language: 'ur' }, { language: 'en' }],
    ['customers', { customer: true }, { isCustomer: true }, { isCustomer: false }],
    ['guests', { customer: false }, { isCustomer: false }, { isCustomer: true }],
    ['all together', { module: [2], language: ['ar'] }, { moduleId: 2, language: 'ar' }, { moduleId: 2 }],
  ])('assign a canary to %s, and to nobody else', (_whom, rule, inside, outside) => {
    const entries = withRules(0, { ...rule, traffic: 100 });
    expect(gets(entries, inside)).toBe('2.0.0');
    expect(gets(entries, outside)).toBe('1.0.0');
  });

  it('are applied in order, and can exclude a visitor', () => {
    const entries = withRules(100, { language: ['ar'], traffic: 0 }, { customer: true, traffic: 100 });
    expect(gets(entries, { language: 'ar', isCustomer: true })).toBe('1.0.0');
    expect(gets(entries, { isCustomer: true })).toBe('2.0.0');
  });

  it('assign their visitors by the same buckets: nobody leaves when the percentage of a rule goes up [F-14]', () => {
    const inZone = (traffic: number) => {
      const entries = withRules(0, { zone: [1], traffic });
      const isIn = (id: string) =>
        assignRelease(entries, visitor(id, { zoneIds: [1] }))?.metadata.version === '2.0.0';
      return new Set(visitors.filter(isIn));
    };
    const [ten, half] = [inZone(10), inZone(50)];
    expect(ten.size / visitors.length).toBeCloseTo(0.1, 2);
    expect([...ten].filter((id) => !half.has(id))).toEqual([]);
  });
});

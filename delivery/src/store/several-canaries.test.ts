import fc from 'fast-check';
import { buildRelease, newShop, release } from '../../fixtures/build-release';
import { areApart, assignRelease, type Audience } from '../bucketing';
import { parseArguments } from '../cli/arguments';
import { commands } from '../cli/commands';
import {
  getCanaries,
  getEntry,
  type ReleaseTable,
  type RolloutRule,
  type TableEntry,
} from '../release-table';
import { parseTable } from '../table-check';
import { readAudit } from './audit-log';
import { ReleaseError } from './release-error';

const app = 'mfe-cart';
const [first, second] = ['1.1.0', '1.2.0'] as const;
const english: RolloutRule = { language: ['en', 'ur'], zone: [1], traffic: 50 };
const arabic: RolloutRule = { language: ['ar'], traffic: 100 };

/** 1.0.0 is the default; 1.1.0, 1.2.0 and 1.3.0 are published. */
async function published() {
  const shop = await newShop();
  await release(shop.store, app, '1.0.0');
  for (const version of [first, second, '1.3.0']) await shop.store.publish(app, buildRelease(app, version));
  const run = async (...argv: string[]) => {
    const printed: string[] = [];
    const line = parseArguments(argv);
    await commands[line.command]?.(shop.store, line, (text) => printed.push(text), shop.objects);
    return printed.join('\n');
  };
  const entries = async () => (await shop.store.table()).microFrontends[app] ?? [];
  const canaries = async () => getCanaries(await entries()).map(({ metadata }) => metadata.version);
  return { ...shop, run, entries, canaries };
}

/** 1.1.0 is for half of the visitors who read English or Urdu in zone 1, 1.2.0 for all who read Arabic. */
async function withTwo() {
  const shop = await published();
  await shop.store.promote(app, first, 0, [english]);
  await shop.store.promote(app, second, 0, [arabic]);
  return shop;
}

const visitor = (id: number, more: Partial<Audience> = {}): Audience => ({
  ...{ id: String(id), moduleId: null, zoneIds: [], country: null, language: 'en', isCustomer: false },
  ...more,
});
const thousand = Array.from({ length: 1_000 }, (_, id) => id);
const whoGets = (table: ReleaseTable, version: string, more: Partial<Audience>) =>
  thousand.filter(
    (id) => assignRelease(table.microFrontends[app] ?? [], visitor(id, more))?.metadata.version === version,
  );

it('runs canaries side by side where rules tell their visitors apart, and all others get the default', async () => {
  const { store, canaries, run } = await withTwo();
  expect(await canaries()).toEqual([first, second]);
  const table = await store.table();
  expect(whoGets(table, second, { language: 'ar', zoneIds: [1] })).toHaveLength(1_000);
  expect(whoGets(table, first, { zoneIds: [1] }).length).toBeGreaterThan(400);
  expect(whoGets(table, first, { zoneIds: [1] }).length).toBeLessThan(600);
  expect(whoGets(table, '1.0.0', { zoneIds: [2] })).toHaveLength(1_000);
  // Edges of before accept the table: its percentages add up.
  expect(() => parseTable(JSON.stringify(table))).not.toThrow();
  const status = await run('status');
  expect(status).toContain('0 %, language=en,ur zone=1 50 %, canary');
  expect(status).toContain('0 %, language=ar 100 %, canary');
});

it.each<[string, number, RolloutRule[]]>([
  ['of other conditions', 0, [{ customer: true, traffic: 10 }]],
  ['that share a value', 0, [{ language: ['ar', 'ur'], traffic: 10 }]],
  [
    'of which one can match',
    0,
    [
      { language: ['fr'], traffic: 10 },
      { zone: [1], traffic: 10 },
    ],
  ],
  ['and a percentage of everybody', 5, [{ language: ['fr'], traffic: 10 }]],
])('refuses a canary by rules %s, and names both and the way on', async (_what, percent, rules) => {
  const { store, canaries } = await published();
  await store.promote(app, first, 0, [{ ...english, zone: [1, 2] }]);
  const refused = store.promote(app, second, percent, rules);
  await expect(refused).rejects.toThrow(
    'mfe-cart@1.1.0 is a canary (0 %, language=en,ur zone=1,2 50 %, canary)',
  );
  await expect(refused).rejects.toThrow('--replace');
  if (percent === 0)
    await expect(refused).rejects.toThrow('because mfe-cart@1.2.0 can match the same visitors');
  await store.promoteTogether([{ app, version: second }], { percent, rules, replace: true });
  expect(await canaries()).toEqual([second]);
});

it('keeps a canary with a percentage the only one', async () => {
  const { store, canaries } = await published();
  await store.promote(app, first, 10);
  await expect(store.promote(app, second, 0, [arabic])).rejects.toThrow('mfe-cart@1.1.0 is a canary (10 %');
  await store.pause(app);
  await expect(store.promote(app, second, 0, [arabic])).rejects.toThrow('(paused at 10 %)');
  expect(await canaries()).toEqual([]);
});

it('ends with --replace only the canaries that cannot stay', async () => {
  const { store, run, canaries } = await withTwo();
  await expect(run('promote', `${app}@1.3.0`, '--rule', 'language=en')).rejects.toThrow(
    'release rollback mfe-cart@1.1.0, or this again with --replace',
  );
  await run('promote', `${app}@1.3.0`, '--rule', 'language=en', '--replace');
  expect(await canaries()).toEqual([second, '1.3.0']);
  await expect(store.promote(app, '1.3.0')).rejects.toThrow('mfe-cart@1.2.0 is a canary');
  await run('promote', `${app}@1.3.0`, '--replace');
  expect(await canaries()).toEqual([]);
});

it.each(['pause', 'rollback'])('asks which canary to %s, and takes the named one alone', async (command) => {
  const { run, canaries, objects } = await withTwo();
  const which = `mfe-cart has 2 canaries: mfe-cart@1.1.0 (0 %, language=en,ur zone=1 50 %, canary), mfe-cart@1.2.0 (0 %, language=ar 100 %, canary). Name one, such as release ${command} mfe-cart@1.1.0`;
  await expect(run(command, app)).rejects.toThrow(which);
  await expect(run(command, `${app}@1.3.0`)).rejects.toThrow('not to mfe-cart@1.3.0');
  const done = await run(command, `${app}@${first}`);
  expect(done).toContain(
    command === 'pause'
      ? '1.1.0 is paused'
      : '1.1.0 is rolled back, its visitors get 1.0.0; canaries that stay: 1.2.0',
  );
  expect(await canaries()).toEqual([second]);
  const [last] = (await readAudit(objects)).slice(-1);
  expect(command === 'pause' ? last?.action : last?.because).toContain(command);
});

it('resumes each canary with its rules, and asks which one', async () => {
  const { run, canaries, entries } = await withTwo();
  const before = await entries();
  await run('pause', `${app}@${second}`);
  await run('pause', app);
  expect(await run('status')).toContain('paused at 0 %, language=ar 100 %');
  await expect(run('resume', app)).rejects.toThrow('mfe-cart has 2 canaries');
  await run('resume', `${app}@${second}`);
  await run('resume', app);
  expect(await canaries()).toEqual([first, second]);
  expect(await entries()).toEqual(before);
});

it('kills one canary, and the app with all of them, which come back together', async () => {
  const { store, canaries } = await withTwo();
  await store.kill(app, null);
  expect(await canaries()).toEqual([]);
  await store.revive(app, null);
  expect(await canaries()).toEqual([first, second]);
  await store.kill(app, first);
  expect(await canaries()).toEqual([second]);
  expect(getEntry((await store.table()).microFrontends[app], '1.0.0')?.deployment.traffic).toBe(100);
});

it('gives an app without default to the visitors of its canaries only', async () => {
  const { store } = await newShop();
  for (const version of [first, second]) await store.publish(app, buildRelease(app, version));
  await store.promote(app, first, 0, [english]);
  const table = await store.promote(app, second, 0, [arabic]);
  expect(whoGets(table, second, { language: 'ar' })).toHaveLength(1_000);
  expect(assignRelease(table.microFrontends[app] ?? [], visitor(1, { language: 'fr' }))).toBeUndefined();
  expect(await store.rollback(app, undefined, first)).toEqual({ from: first, to: null, staying: [second] });
});

it('takes nobody out of either canary when one rises, also visitors in the zones of both [F-14]', async () => {
  const { store } = await published();
  await store.promote(app, first, 0, [{ zone: [1], traffic: 20 }]);
  let before = await store.promote(app, second, 0, [{ zone: [2], traffic: 30 }]);
  for (const [version, zone, traffic] of [
    [first, 1, 60],
    [second, 2, 90],
    [first, 1, 100],
  ] as const) {
    const after = await store.promote(app, version, 0, [{ zone: [zone], traffic }]);
    for (const zoneIds of [[1], [2], [1, 2], [2, 1]])
      for (const canary of [first, second]) {
        const still = new Set(whoGets(after, canary, { zoneIds }));
        expect(whoGets(before, canary, { zoneIds }).filter((id) => !still.has(id))).toEqual([]);
      }
    before = after;
  }
});

const some = <Value>(...values: Value[]) =>
  fc.option(fc.subarray(values, { minLength: 1 }), { nil: undefined });
const anyRule: fc.Arbitrary<RolloutRule> = fc.record({
  module: some(1, 2, 3),
  zone: some(1, 2, 3),
  country: some('AE', 'PK', 'SA'),
  language: some('en', 'ur', 'ar'),
  customer: fc.option(fc.boolean(), { nil: undefined }),
  traffic: fc.integer({ min: 1, max: 100 }),
}) as fc.Arbitrary<RolloutRule>;
/** Each in one zone: only such visitors are told apart by zones. */
const anyVisitor: fc.Arbitrary<Audience> = fc.record({
  id: fc.uuid(),
  moduleId: fc.constantFrom(null, 1, 2, 3),
  zoneIds: fc.constantFrom([], [1], [2], [3]),
  country: fc.constantFrom(null, 'AE', 'PK', 'SA'),
  language: fc.constantFrom('en', 'ur', 'ar'),
  isCustomer: fc.boolean(),
});

const toEntry = (version: string, traffic: number, rules?: RolloutRule[]): TableEntry => ({
  url: `/remotes/${app}/${version}-a/entry.js`,
  metadata: { version, integrity: 'sha384-x' },
  deployment: { traffic, default: traffic === 100, state: 'active', rules, salt: app },
  extras: {
    buildId: 'a',
    manifest: `/remotes/${app}/${version}-a/release.json`,
    manifestIntegrity: 'sha384-x',
  },
});

it('assigns at most one canary to any visitor, in any order, and the default to all others', () => {
  const rules = fc.array(anyRule, { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(fc.array(rules, { minLength: 2, maxLength: 4 }), anyVisitor, (audiences, who) => {
      const apart = audiences.reduce<RolloutRule[][]>(
        (kept, one) =>
          kept.every((other) => areApart({ traffic: 0, rules: one }, { traffic: 0, rules: other }))
            ? [...kept, one]
            : kept,
        [],
      );
      const stable = toEntry('1.0.0', 100);
      const canaries = apart.map((one, at) => toEntry(`1.1.${at}`, 0, one));
      const alone = canaries.filter((canary) => assignRelease([canary, stable], who) === canary);
      expect(alone.length).toBeLessThanOrEqual(1);
      const expected = alone[0] ?? stable;
      expect(assignRelease([...canaries, stable], who)).toBe(expected);
      expect(assignRelease([stable, ...canaries.toReversed()], who)).toBe(expected);
      expect(assignRelease(canaries, who)).toBe(alone[0]);
    }),
    { numRuns: 500 },
  );
});

it('refuses a command for a release that it does not apply to', async () => {
  const { store } = await published();
  await expect(store.rollback(app, undefined, first)).rejects.toThrow(ReleaseError);
  await store.promote(app, first, 0, [english]);
  await expect(store.pause(app, second)).rejects.toThrow('not to mfe-cart@1.2.0');
  expect(await store.pause(app, first)).toBe(first);
});

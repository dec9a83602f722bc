import { buildRelease, newStore, release } from '../../fixtures/build-release';
import { describeState } from '../describe-state';
import { getCanaries, getDefault, getEntry, type RolloutRule } from '../release-table';
import { readAudit } from '../store/audit-log';
import { CanaryAnalysis } from './canary-analysis';
import { noCounts, type CountsByRelease, type ReleaseCounts } from './release-counts';

const app = 'mfe-cart';
const minute = 60_000;

/** So many visits, each failing one in its own network. */
const counts = (visits: number, failing = 0): ReleaseCounts => ({
  ...noCounts(),
  visits,
  failing,
  failingBy: Object.fromEntries(Array.from({ length: failing }, (_, network) => [network, 1])),
});

interface RampOptions {
  hasDefault?: boolean;
  needs?: string;
  rules?: RolloutRule[];
}

/** 1.1.0 rises beside 1.0.0 from 5 % to everybody, a step every 30 minutes of a clock that only the test advances. */
async function withRamp({ hasDefault = true, needs = '^1.0.0', rules }: RampOptions = {}) {
  let time = Date.parse('2026-11-26T12:00:00Z');
  const shop = newStore(() => new Date(time));
  const { store, objects } = shop;
  for (const provides of ['1.0.0', '1.1.0'])
    await release(store, 'host', provides, { contract: { provides, requires: {} } });
  if (hasDefault) await release(store, app, '1.0.0');
  const contract = { provides: '1.0.0', requires: { host: needs } };
  await store.publish(app, buildRelease(app, '1.1.0', { contract }));
  const ramp = { steps: [5, 25, 100], every: 1_800 };
  await store.promoteTogether([{ app, version: '1.1.0' }], rules ? { ramp, rules, percent: 0 } : { ramp });
  let seen: CountsByRelease = {};
  const logged: [string, Record<string, unknown>][] = [];
  const createAnalysis = () =>
    new CanaryAnalysis({
      store,
      counts: async () => new Map([['edge', structuredClone(seen)]]),
      log: (event, details) => logged.push([event, details]),
      now: () => time,
    });
  const analysis = createAnalysis();
  await analysis.check();
  const entry = async (version = '1.1.0') => getEntry((await store.table()).microFrontends[app], version);
  return {
    ...shop,
    logged,
    createAnalysis,
    entry,
    percent: async () => (await entry())?.deployment.traffic,
    history: async () =>
      (await readAudit(objects))
        .filter((one) => one.app === app && one.version === '1.1.0')
        .map(({ action, traffic, because }) => [action, traffic, because]),
    /** Lets time and visits pass, then checks. */
    async pass(minutes: number, canary: ReleaseCounts, stable = counts(2_000, 10), by = analysis) {
      time += minutes * minute;
      seen = { [`${app} 1.1.0`]: canary, [`${app} 1.0.0`]: stable };
      await by.check();
    },
  };
}

it('rises by itself while it is healthy, with an entry in the history for each step', async () => {
  const { pass, percent, history, entry, store } = await withRamp();
  expect(await percent()).toBe(5);
  await pass(29, counts(150, 1));
  expect(await percent()).toBe(5);
  await pass(1, counts(160, 1));
  expect(await percent()).toBe(25);
  const canary = await entry();
  expect(canary && describeState(canary)).toBe('25 %, canary, 100 % due 2026-11-26 13:00 UTC');
  await pass(1, counts(170, 1));
  await pass(29, counts(700, 3));
  expect(getDefault((await store.table()).microFrontends[app])?.metadata.version).toBe('1.1.0');
  expect((await entry())?.deployment.ramp).toBeUndefined();
  expect(await history()).toEqual([
    ['publish', undefined, undefined],
    ['promote', 5, 'ramp 5,25,100 every 30m'],
    ['ramp', 25, 'guard: 1 of 160 visits fail (0.6 %), 10 of 2000 of the default'],
    ['ramp', 100, expect.stringContaining('guard: 2 of 530 visits fail')],
  ]);
});

it('stays where it is until enough visitors have seen it at this percentage, and says so once', async () => {
  const { pass, percent, logged } = await withRamp();
  await pass(30, counts(80));
  await pass(30, counts(99));
  expect(await percent()).toBe(5);
  expect(logged).toEqual([
    ['guard-held', { app, version: '1.1.0', percent: 5, because: '80 of the 100 visits that it needs' }],
  ]);
  await pass(1, counts(100));
  expect(await percent()).toBe(25);
  // The visits at 5 % do not count at 25 %.
  await pass(1, counts(120));
  await pass(60, counts(200));
  expect(await percent()).toBe(25);
});

it('goes back when it fails', async () => {
  const { pass, store, entry, percent } = await withRamp();
  await pass(30, counts(160));
  await pass(1, counts(170));
  await pass(1, counts(230, 40));
  expect(getCanaries((await store.table()).microFrontends[app])).toEqual([]);
  expect([await percent(), (await entry('1.0.0'))?.deployment.traffic]).toEqual([0, 100]);
  await pass(60, counts(800, 40));
  expect(await percent()).toBe(0);
});

it.each([
  ['promotes it to a percentage', (store: Shop) => store.promote(app, '1.1.0', 10), 10],
  ['pauses it', (store: Shop) => store.pause(app).then(() => store.resume(app)), 5],
  ['rolls it back', (store: Shop) => store.rollback(app), 0],
  ['kills it', (store: Shop) => store.kill(app, '1.1.0'), 0],
])('ends when somebody %s', async (_what, act, percentage) => {
  const { pass, store, entry, percent } = await withRamp();
  await act(store);
  expect((await entry())?.deployment.ramp).toBeUndefined();
  await pass(31, counts(500));
  await pass(31, counts(900));
  expect(await percent()).toBe(percentage);
});
type Shop = Awaited<ReturnType<typeof withRamp>>['store'];

it('is made once by two processes, and goes on when another one takes over', async () => {
  const { pass, percent, createAnalysis } = await withRamp();
  const other = createAnalysis();
  await other.check();
  await pass(30, counts(200));
  await pass(0, counts(200), counts(2_000), other);
  expect(await percent()).toBe(25);
  await pass(31, counts(900), counts(4_000), other);
  await pass(31, counts(1_100), counts(6_000), other);
  expect(await percent()).toBe(100);
});

it('waits while the next step would not fit the other releases', async () => {
  const { pass, percent, store, logged } = await withRamp({ needs: '^1.1.0' });
  await store.rollback('host');
  await pass(30, counts(200));
  expect(await percent()).toBe(5);
  expect(logged).toEqual([
    [
      'guard-held',
      expect.objectContaining({ because: expect.stringContaining("needs host's contract ^1.1.0") }),
    ],
  ]);
  await store.promote('host', '1.1.0');
  await pass(0, counts(200));
  expect(await percent()).toBe(5);
  await pass(1, counts(200));
  expect(await percent()).toBe(25);
});

it('judges a first release without a default to compare with', async () => {
  const { pass, percent, store } = await withRamp({ hasDefault: false });
  await pass(30, counts(160, 1), noCounts());
  expect(await percent()).toBe(25);
  await pass(1, counts(200, 1), noCounts());
  await pass(1, counts(300, 40), noCounts());
  expect(getCanaries((await store.table()).microFrontends[app])).toEqual([]);
});

it('raises the rules of a canary that rests on them alone, beside another canary', async () => {
  const { pass, entry, store, history } = await withRamp({ rules: [{ language: ['ar'], traffic: 100 }] });
  await store.publish(app, buildRelease(app, '1.2.0'));
  await store.promote(app, '1.2.0', 0, [{ language: ['en'], traffic: 50 }]);
  const rising = async () => {
    const { traffic, rules, ramp } = (await entry())?.deployment ?? {};
    // A canary analysis of before sees no ramp: it would raise the percentage of everybody.
    expect([traffic, ramp]).toEqual([0, undefined]);
    return rules;
  };
  expect(await rising()).toEqual([{ language: ['ar'], traffic: 5 }]);
  await pass(30, counts(160, 1));
  expect(await rising()).toEqual([{ language: ['ar'], traffic: 25 }]);
  const canary = await entry();
  expect(canary && describeState(canary)).toBe(
    '0 %, language=ar 25 %, canary, 100 % due 2026-11-26 13:00 UTC',
  );
  await pass(1, counts(170, 1));
  await pass(29, counts(700, 3));
  expect(await rising()).toEqual([{ language: ['ar'], traffic: 100 }]);
  expect((await entry())?.deployment.ruleRamp).toBeUndefined();
  const running = getCanaries((await store.table()).microFrontends[app]);
  expect(running.map(({ metadata }) => metadata.version)).toEqual(['1.1.0', '1.2.0']);
  expect((await history()).map(([action, traffic]) => [action, traffic])).toEqual([
    ['publish', undefined],
    ['promote', 0],
    ['ramp', 25],
    ['ramp', 100],
  ]);
});

import { builtVersion } from '../../fixtures/releases';
import { Delivery } from '../../fixtures/delivery';
import { expect, test } from '../../fixtures/shop';

const app = 'mfe-catalog';
const next = '1.1.0';

/** Enough visitors that chance exceeds the bounds only once in 4,000 runs. */
const newcomers = Array.from({ length: 3_000 }, () => null);

const getShare = (versions: Map<string, string>) =>
  [...versions.values()].filter((version) => version === next).length / versions.size;

test.describe('a release for a percentage of visitors', () => {
  const delivery = new Delivery();

  test.beforeAll(({ rendering }) => delivery.start(rendering));

  test.afterAll(() => delivery.end());

  test('one visitor in ten gets it, always the same ones; a larger percentage keeps them; a rollback affects all at once [F-10] [F-14]', async () => {
    delivery.release('publish', app, delivery.build(app, next));
    await delivery.and('promote', `${app}@${next}`, '--percent', '10');
    const first = await delivery.visits(app, newcomers);
    expect(first.size, 'each visitor has a cookie of their own').toBe(newcomers.length);
    expect(getShare(first)).toBeGreaterThan(0.08);
    expect(getShare(first)).toBeLessThan(0.12);
    const some = [...first.keys()].slice(0, 300);
    const again = await delivery.visits(app, some);
    for (const visitor of some) expect(again.get(visitor)).toBe(first.get(visitor));

    await delivery.and('promote', `${app}@${next}`, '--percent', '50');
    const exposed = [...first.keys()].filter((visitor) => first.get(visitor) === next);
    expect(getShare(await delivery.visits(app, exposed)), 'nobody is taken out').toBe(1);
    const wider = await delivery.visits(app, [...first.keys()].slice(0, 500));
    expect(getShare(wider)).toBeGreaterThan(0.42);
    expect(getShare(wider)).toBeLessThan(0.58);

    await delivery.and('rollback', app);
    const back = await delivery.visits(app, exposed);
    expect(new Set(back.values())).toEqual(new Set([builtVersion(app)]));
  });
});

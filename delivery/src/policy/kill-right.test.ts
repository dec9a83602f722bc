import { getDefaultVersion, publish, shopWithTeams } from '../../fixtures/shop-with-teams';
import { startTime, stopTime } from '../../fixtures/fake-time';
import { getEntry } from '../release-table';

// An edge's check of a store has a timeout.
beforeAll(stopTime);
afterAll(startTime);

describe('a team with only the right `kill`', () => {
  it('takes a canary by rules away, and neither gives nor widens one', async () => {
    const { as, cart, onCall } = await shopWithTeams();
    const arabic = (traffic: number) => [{ language: ['ar'], traffic }];
    for (const version of ['1.1.0', '1.2.0']) await publish(as(cart), 'mfe-cart', version);
    await as(cart).promote('mfe-cart', '1.1.0', 0, arabic(10));
    await as(cart).promote('mfe-cart', '1.2.0', 0, [{ language: ['en'], traffic: 10 }]);
    const refusal = 'on-call may not promote mfe-cart';
    await expect(as(onCall).promote('mfe-cart', '1.1.0', 0, arabic(100))).rejects.toThrow(refusal);
    await as(onCall).pause('mfe-cart', '1.1.0');
    await expect(as(onCall).resume('mfe-cart', '1.1.0')).rejects.toThrow(refusal);
    await as(onCall).rollback('mfe-cart', undefined, '1.1.0');
    await expect(as(onCall).promote('mfe-cart', '1.1.0', 0, arabic(10))).rejects.toThrow(refusal);
    await as(onCall).kill('mfe-cart', '1.2.0');
  });

  it('takes releases away, and gives nobody anything new', async () => {
    const { as, cart, onCall, refresh } = await shopWithTeams();
    await publish(as(cart), 'mfe-cart', '1.1.0');
    await as(cart).promote('mfe-cart', '1.1.0', 20);
    await as(onCall).pause('mfe-cart');
    await expect(as(onCall).resume('mfe-cart')).rejects.toThrow('on-call may not promote mfe-cart');
    await as(cart).promote('mfe-cart', '1.1.0');
    await as(onCall).rollback('mfe-cart');
    expect(getDefaultVersion(await refresh(), 'mfe-cart')).toBe('1.0.0');
    await as(onCall).kill('mfe-cart', '1.1.0');
    await expect(as(onCall).revive('mfe-cart', '1.1.0')).rejects.toThrow(
      'on-call may not promote mfe-cart: root, cart may',
    );
  });

  it('takes the default away beside a canary, and then the one before it', async () => {
    const { as, cart, onCall, root } = await shopWithTeams();
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
      await publish(as(cart), 'mfe-cart', version);
      await as(cart).promote('mfe-cart', version, version === '1.3.0' ? 10 : 100);
    }
    expect(await as(onCall).rollback('mfe-cart', undefined, '1.2.0')).toMatchObject({ to: '1.1.0' });
    expect(await as(onCall).rollback('mfe-cart')).toMatchObject({ to: '1.0.0' });
    await expect(as(onCall).promote('mfe-cart', '1.1.0')).rejects.toThrow('on-call may not promote');
    expect(getDefaultVersion(await root.table(), 'mfe-cart')).toBe('1.0.0');
  });

  it('makes nothing the default but the release before', async () => {
    const { as, cart, onCall, root } = await shopWithTeams();
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) await publish(as(cart), 'mfe-cart', version);
    const refusal = 'on-call may not promote mfe-cart';
    await as(cart).promote('mfe-cart', '1.1.0', 1);
    await expect(as(onCall).promote('mfe-cart', '1.1.0')).rejects.toThrow(refusal);
    await expect(as(onCall).kill('mfe-cart', '1.0.0')).rejects.toThrow(refusal); // the canary would replace it
    await as(cart).rollback('mfe-cart');
    await expect(as(onCall).promote('mfe-cart', '1.1.0')).rejects.toThrow(refusal);
    await expect(as(onCall).promote('mfe-cart', '1.2.0')).rejects.toThrow(refusal);
    await as(cart).promote('mfe-cart', '1.1.0');
    await as(cart).promote('mfe-cart', '1.2.0', 10);
    // Its fallback would be the release that it replaces, to which a second rollback would lead.
    await expect(
      as(onCall).promoteTogether([{ app: 'mfe-cart', version: '1.0.0' }], { replace: true }),
    ).rejects.toThrow(refusal);
    await as(onCall).kill('mfe-cart', '1.1.0');
    expect(getDefaultVersion(await root.table(), 'mfe-cart')).toBe('1.0.0');
    await as(onCall).kill('mfe-cart', null);
    await expect(as(onCall).promote('mfe-cart', '1.3.0')).rejects.toThrow(refusal);
  });

  it('gives a canary no ramp, with which it would rise by itself', async () => {
    const { as, cart, onCall, root } = await shopWithTeams();
    await publish(as(cart), 'mfe-cart', '1.1.0');
    const release = { app: 'mfe-cart', version: '1.1.0' };
    await as(cart).promoteTogether([release], { percent: 10 });
    const ramp = { steps: [10, 100], every: 60 };
    await expect(as(onCall).promoteTogether([release], { ramp })).rejects.toThrow(
      'on-call may not promote mfe-cart',
    );
    await as(cart).promoteTogether([release], { ramp });
    await as(onCall).pause('mfe-cart');
    expect(
      getEntry((await root.table()).microFrontends['mfe-cart'], '1.1.0')?.deployment.ramp,
    ).toBeUndefined();
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, newStore, release } from '../../fixtures/build-release';
import { startTime, stopTime } from '../../fixtures/fake-time';
import { newKey, publish, shopWithTeams, getDefaultVersion } from '../../fixtures/shop-with-teams';
import { parseArguments } from '../cli/arguments';
import { commands } from '../cli/commands';
import { previewFrom } from '../preview-token';
import type { ReleaseTable } from '../release-table';
import { readAudit } from '../store/audit-log';
import { ReleaseStore } from '../store/release-store';
import { signTable } from '../table-signature';
import { policyKey, signPolicy, toTeams } from './policy';

// An edge's check of a store has a timeout.
beforeAll(stopTime);
afterAll(startTime);

it('lets a team release in its area, and edges use what it has signed', async () => {
  const { as, cart, refresh, reasons, root } = await shopWithTeams();
  await publish(as(cart), 'mfe-cart', '1.1.0');
  await as(cart).promote('mfe-cart', '1.1.0', 10);
  await as(cart).promote('mfe-cart', '1.1.0');
  expect(getDefaultVersion(await refresh(), 'mfe-cart')).toBe('1.1.0');
  expect(reasons.filter(Boolean)).toEqual([]);
  expect((await root.table()).extras.approvals).toMatchObject({
    'mfe-cart': { by: 'cart' },
    'mfe-auth': { by: 'root' },
    host: { by: 'root' },
  });
  expect((await root.verify()).problems).toEqual([]);
});

it('refuses a team outside of its area, and names who may', async () => {
  const { as, cart, root } = await shopWithTeams();
  await expect(publish(as(cart), 'mfe-auth', '1.1.0')).rejects.toThrow(
    'cart may not publish mfe-auth: root may',
  );
  await publish(root, 'mfe-auth', '1.1.0');
  await expect(as(cart).promote('mfe-auth', '1.1.0')).rejects.toThrow('cart may not promote mfe-auth');
  await expect(as(cart).rollback('mfe-auth')).rejects.toThrow();
  await expect(as(cart).preview([{ app: 'mfe-auth', version: '1.1.0' }], 1)).rejects.toThrow('cart may not');
  await expect(as(cart).setPolicy({})).rejects.toThrow('only the root key changes the policy');
});

it("refuses a stranger's key, in the command and at the edge [F-40]", async () => {
  const { as, stranger, objects, root, refresh, reasons, createEdge } = await shopWithTeams();
  await expect(publish(as(stranger), 'mfe-cart', '1.1.0')).rejects.toThrow(
    'neither the root key nor that of a team',
  );
  await expect(as(stranger).kill('mfe-cart', null)).rejects.toThrow(
    'neither the root key nor that of a team',
  );
  const table = await root.table();
  const forged = signTable({ ...table, extras: { ...table.extras, revision: 9 } }, stranger.privateKey);
  await objects.put('releases.json', JSON.stringify(forged));
  await objects.put('revisions/00000009.json', JSON.stringify(forged));
  expect((await refresh())?.extras.revision).toBe(4);
  expect(reasons.at(-1)).toContain('its signature is wrong');
  expect(await refresh(createEdge())).toBeUndefined();
});

describe("a table in which a team has changed another's area", () => {
  async function forged(extras: (table: ReleaseTable) => Partial<ReleaseTable['extras']> = () => ({})) {
    const shop = await shopWithTeams();
    const { root, cart, objects } = shop;
    const table = await root.table();
    const [auth, ...others] = table.microFrontends['mfe-auth'] ?? [];
    if (!auth) throw new Error('there is one');
    const killed = {
      ...auth,
      deployment: { ...auth.deployment, state: 'killed', traffic: 0, default: false },
    } as const;
    const microFrontends = { ...table.microFrontends, 'mfe-auth': [killed, ...others] };
    const revision = table.extras.revision + 1;
    const text = JSON.stringify(
      signTable(
        { ...table, microFrontends, extras: { ...table.extras, revision, ...extras(table) } },
        cart.privateKey,
      ),
    );
    await objects.put(`revisions/${String(revision).padStart(8, '0')}.json`, text);
    await objects.put('releases.json', text);
    return shop;
  }

  it('is refused by edges and commands, until the root goes on from the last one in order', async () => {
    const { root, as, cart, refresh, reasons } = await forged();
    expect((await refresh())?.extras.revision).toBe(4);
    expect(reasons.at(-1)).toContain('the signature of root on the releases of mfe-auth is wrong');
    await expect(root.table()).rejects.toThrow('the releases of mfe-auth is wrong');
    await expect(as(cart).renew()).rejects.toThrow('the releases of mfe-auth is wrong');
    await root.renew();
    const table = await refresh();
    expect([table?.extras.revision, getDefaultVersion(table, 'mfe-auth')]).toEqual([6, '1.0.0']);
  });

  it('is refused also if it claims to be signed by that team, or by nobody', async () => {
    for (const by of ['cart', 'auth']) {
      const { refresh } = await forged(({ extras: { approvals } }) => ({
        approvals: { ...approvals, 'mfe-auth': { by, revision: 5, signature: 'ed25519:AAAA' } },
      }));
      expect((await refresh())?.extras.revision).toBe(4);
    }
    const { refresh, reasons } = await forged(() => ({ approvals: {} }));
    await refresh();
    expect(reasons.at(-1)).toContain('nobody has signed');
  });
});

it('refuses older releases of an area that a later table brings back', async () => {
  const { root, cart, objects, refresh, reasons } = await shopWithTeams();
  const old = await root.table();
  await publish(root, 'mfe-auth', '1.1.0');
  await root.promote('mfe-auth', '1.1.0');
  const table = await refresh();
  if (!table) throw new Error('there is one');
  const replayed = {
    ...table,
    microFrontends: { ...table.microFrontends, 'mfe-auth': old.microFrontends['mfe-auth'] ?? [] },
    extras: {
      ...table.extras,
      revision: table.extras.revision + 1,
      approvals: {
        ...table.extras.approvals,
        ...Object.fromEntries(
          Object.entries(old.extras.approvals ?? {}).filter(([app]) => app === 'mfe-auth'),
        ),
      },
    },
  };
  await objects.put('releases.json', JSON.stringify(signTable(replayed, cart.privateKey)));
  await refresh();
  expect(reasons.at(-1)).toContain('the releases of mfe-auth are older ones');
});

describe('the policy', () => {
  it('ends the rights of a team at once; its releases stay', async () => {
    const { root, as, cart, refresh, reasons } = await shopWithTeams();
    await publish(as(cart), 'mfe-cart', '1.1.0');
    await as(cart).promote('mfe-cart', '1.1.0');
    await root.setPolicy({});
    expect(getDefaultVersion(await refresh(), 'mfe-cart')).toBe('1.1.0');
    expect(reasons.filter(Boolean)).toEqual([]);
    await expect(as(cart).kill('mfe-cart', null)).rejects.toThrow('neither the root key');
    expect((await root.table()).extras.approvals?.['mfe-cart']?.by).toBe('root');
  });

  it('is taken only with the signature of the root, and never an older one', async () => {
    const { objects, cart, stranger, root, teams, refresh, reasons, as } = await shopWithTeams();
    const first = String(await objects.get(policyKey));
    await root.setPolicy(toTeams({ teams }));
    await refresh();
    await objects.put(policyKey, first);
    await expect(root.renew()).rejects.toThrow('the table was signed under 2');
    await expect(as(cart).table()).rejects.toThrow('the table was signed under 2');
    await objects.put(
      policyKey,
      JSON.stringify(signPolicy({ revision: 9, teams: toTeams({ teams }) }, stranger.privateKey)),
    );
    await expect(as(cart).table()).rejects.toThrow('the policy is not signed with the root key');
    await objects.put('releases.json', '{}');
    await refresh();
    expect(String(reasons.at(-1))).toContain('policy');
  });

  it('outlives the end of the root key that has signed it', async () => {
    const { objects, root, rootKeys } = await shopWithTeams();
    const next = newKey();
    const both = new ReleaseStore({
      objects,
      privateKey: next.privateKey,
      publicKey: rootKeys + next.publicKey,
      by: 'root',
    });
    await both.renew();
    const only = new ReleaseStore({
      objects,
      privateKey: next.privateKey,
      publicKey: next.publicKey,
      by: 'root',
    });
    expect((await only.verify()).problems).toEqual([]);
    await expect(root.table()).rejects.toThrow();
  });

  it('keeps the later of two changes, whichever is copied for the readers last', async () => {
    const { objects, root, refresh, reasons } = await shopWithTeams();
    const put = objects.put.bind(objects);
    jest.spyOn(objects, 'put').mockImplementation(async (key, content) => {
      if (key === policyKey && String(content).includes('"slow"')) {
        jest.mocked(objects.put).mockImplementation(put);
        await root.setPolicy({ fast: { keys: [newKey().publicKey], areas: {} } });
      }
      return put(key, content);
    });
    await root.setPolicy({ slow: { keys: [newKey().publicKey], areas: {} } });
    expect(Object.keys((await root.policy())?.teams ?? {})).toEqual(['fast']);
    expect((await refresh())?.extras.policy).toBe(3);
    expect(reasons.filter(Boolean)).toEqual([]);
  });

  it('is not put back by a renewal that has read an older one', async () => {
    const { objects, root, rootKeys } = await shopWithTeams();
    const next = newKey();
    const both = { objects, publicKey: rootKeys + next.publicKey, by: 'root' };
    const renewing = new ReleaseStore({ ...both, privateKey: next.privateKey });
    const create = objects.create.bind(objects);
    jest.spyOn(objects, 'create').mockImplementation(async (key, content) => {
      if (key.startsWith('policies/')) {
        jest.mocked(objects.create).mockImplementation(create);
        await renewing.setPolicy({ later: { keys: [newKey().publicKey], areas: {} } });
      }
      return create(key, content);
    });
    await renewing.renew();
    expect(Object.keys((await renewing.policy())?.teams ?? {})).toEqual(['later']);
    expect((await renewing.verify()).problems).toEqual([]);
    // Its key has signed it: there is nothing to renew.
    const known = await objects.get(policyKey);
    await renewing.renew();
    expect(await objects.get(policyKey)).toEqual(known);
    await expect(root.table()).rejects.toThrow();
  });

  const keys = [newKey().publicKey];
  it.each([
    ['without teams', {}, 'a policy needs teams'],
    ['with a team of the name root', { teams: { root: { keys, areas: {} } } }, 'no name for a team'],
    ['with a team without keys', { teams: { cart: { keys: [], areas: {} } } }, 'it has no key'],
    ['with a team that lacks a field', { teams: { cart: { areas: {} } } }, 'needs keys and areas'],
    [
      'with an unknown right',
      { teams: { cart: { keys, areas: { cart: ['fly'] } } } },
      'needs a list of publish',
    ],
    [
      'with something else than a key',
      { teams: { cart: { keys: ['x'], areas: {} } } },
      'there is no public key',
    ],
  ])('refuses a draft %s', (_which, draft, message) => {
    expect(() => toTeams(draft)).toThrow(message);
  });

  it('refuses one key for two teams', () => {
    const team = { keys: [newKey().publicKey], areas: {} };
    expect(() => toTeams({ teams: { cart: team, auth: team } })).toThrow('the same key');
  });
});

it('shows in the history who has signed, whatever name they gave themselves', async () => {
  const { as, cart, root, objects } = await shopWithTeams();
  await publish(as(cart, 'the boss'), 'mfe-cart', '1.1.0');
  const entries = await readAudit(objects);
  const forgedEntry = {
    at: '2026-11-26T00:00:00.000Z',
    by: 'root',
    action: 'kill',
    app: 'host',
    version: '1.0.0',
  };
  const doers = await root.doers([...entries.slice(-2), forgedEntry]);
  expect(doers).toEqual(['root (test)', 'cart (the boss)', 'root, signed by nobody in the policy']);
});

it("lets a team's preview show its own areas only", async () => {
  const { as, cart, root, rootKeys } = await shopWithTeams();
  await publish(as(cart), 'mfe-cart', '1.1.0');
  const token = await as(cart).preview([{ app: 'mfe-cart', version: '1.1.0' }], 1);
  const policy = await root.policy();
  expect(previewFrom(token, rootKeys, Date.now(), policy)?.versions).toEqual({ 'mfe-cart': '1.1.0' });
  expect(previewFrom(token, rootKeys, Date.now())).toBeNull();
});

it('is set and shown by commands', async () => {
  const { store, objects } = newStore();
  await release(store, 'host', '1.0.0');
  const run = async (...argv: string[]) => {
    const printed: string[] = [];
    const line = parseArguments(argv);
    await commands[line.command]?.(store, line, (text) => printed.push(text), objects);
    return printed.join('\n');
  };
  expect(await run('policy')).toContain('there is no policy');
  const file = join(newFolder(), 'teams.json');
  await expect(run('policy', 'set', file)).rejects.toThrow('there is no');
  await expect(run('policy', 'sett', file)).rejects.toThrow('expected: policy');
  writeFileSync(file, '{"teams":{"cart":{"keys":[],"areas":{}}}}');
  await expect(run('policy', 'set', file)).rejects.toThrow('team cart: it has no key');
  const teams = { cart: { keys: [newKey().publicKey], areas: { 'mfe-cart': ['publish', 'promote'] } } };
  writeFileSync(file, JSON.stringify({ teams }));
  expect(await run('policy', 'set', file)).toContain('revision 1');
  expect(await run('policy')).toBe('revision 1\ncart, 1 key\n  mfe-cart             publish, promote');
  expect(await run('history')).toMatch(/root \(test\) {2}policy \*/);
});

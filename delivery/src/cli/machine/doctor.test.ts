import { readFileSync, writeFileSync } from 'node:fs';
import { createPublicKey } from 'node:crypto';
import { join } from 'node:path';
import { buildRelease, newFolder, release } from '../../../fixtures/build-release';
import { testEdge, type TestEdge } from '../../../fixtures/edge';
import { deliverySettings, storeFrom } from '../../delivery-settings';
import { FolderObjects } from '../../objects/folder-objects';
import { publicKeysIn, toPem } from '../../public-keys';
import type { CommandLine } from '../arguments';
import { doctor, examine } from './doctor';
import { publicKey } from './public-key';

/** A machine that has released something. */
async function releaser(now?: Date) {
  const env = { RELEASES_DIR: newFolder(), RELEASE_KEYS_DIR: newFolder(), RELEASE_BY: 'test' };
  const settings = deliverySettings(env, '/');
  const store = storeFrom(settings, env);
  await release(store, 'host', '1.0.0');
  const look = async (own = settings, edges: string[] = []) =>
    Object.fromEntries(
      (await examine(own, edges, { pause: async () => undefined, ...(now ? { now: () => now } : {}) })).map(
        ({ about, state, text }) => [about, `${state}: ${text}`],
      ),
    );
  return { env, settings, store, look };
}

const line = (flags: CommandLine['flags'] = {}): CommandLine => ({
  command: '',
  positionals: [],
  flags,
  rules: [],
});
const print = (printed: string[]) => (text: string) => void printed.push(text);

const edges: TestEdge[] = [];
afterAll(() => Promise.all(edges.map((edge) => edge.close())));

describe('public-key', () => {
  it('prints what RELEASE_PUBLIC_KEY of an edge takes, in lines or in one', async () => {
    const { settings, env } = await releaser();
    const printed: string[] = [];
    await publicKey(settings, line(), env, print(printed));
    await publicKey(settings, line({ line: true }), env, print(printed));
    const [pem = '', oneLine = ''] = printed;
    const own = publicKeysIn(pem).map(toPem);
    expect(own).toHaveLength(1);
    const value = /^RELEASE_PUBLIC_KEY="(.*)"$/.exec(oneLine)?.[1];
    const edge = deliverySettings({ RELEASES_DIR: newFolder(), RELEASE_PUBLIC_KEY: value }, '/');
    expect(createPublicKey(edge.keys.publicKey ?? '').export({ type: 'spki', format: 'pem' })).toBe(own[0]);
  });

  it('creates none', async () => {
    const dir = newFolder();
    const settings = deliverySettings({ RELEASES_DIR: newFolder(), RELEASE_KEYS_DIR: dir }, '/');
    await expect(publicKey(settings, line(), {}, print([]))).rejects.toThrow('there is no key here yet');
    expect(await examine(settings, [])).toEqual([
      expect.objectContaining({ about: 'keys', state: 'wrong' }),
      expect.objectContaining({ about: 'store', state: 'look' }),
    ]);
  });
});

describe('doctor', () => {
  it('finds nothing wrong where everything works, and leaves nothing behind', async () => {
    const { look, settings, env } = await releaser();
    expect(await look()).toEqual({
      keys: 'ok: this machine can sign; 1 public key is accepted',
      store: expect.stringMatching(/^ok: .* can be read, revision 1$/),
      table: 'ok: it is signed with a key that is accepted here',
      writing: 'ok: the store takes new objects, and keeps existing ones',
      clock: expect.stringMatching(/^ok: it fits the table, which is valid for 36[45] days$/),
    });
    expect(await settings.objects.list('.doctor/')).toEqual([]);
    const printed: string[] = [];
    await doctor(settings, line(), env, print(printed));
    expect(printed).toHaveLength(5);
  });

  it('finds a key that is not that of the table, and one that no edge could verify', async () => {
    const { env, look } = await releaser();
    const other = await releaser();
    const wrongKey = deliverySettings({ ...env, RELEASE_KEYS_DIR: other.env.RELEASE_KEYS_DIR }, '/');
    expect(await look(wrongKey)).toMatchObject({
      table: expect.stringMatching(/^wrong: it was signed with another key/),
    });
    const printed: string[] = [];
    await publicKey(other.settings, line(), env, print(printed));
    const RELEASE_PRIVATE_KEY = readFileSync(join(env.RELEASE_KEYS_DIR, 'release-signing.pem'), 'utf8');
    const unfit = deliverySettings({ ...env, RELEASE_PRIVATE_KEY, RELEASE_PUBLIC_KEY: printed[0] }, '/');
    expect(await look(unfit)).toMatchObject({
      keys: 'wrong: the signing key is none of RELEASE_PUBLIC_KEY: no edge could verify what it signs',
    });
    await expect(doctor(wrongKey, line(), env, print([]))).rejects.toThrow('1 of 5 checks have failed');
  });

  it('finds a damaged table, and a store that overwrites what exists', async () => {
    const { env, look, settings } = await releaser();
    for (const file of ['releases.json', 'revisions/00000001.json'])
      writeFileSync(join(env.RELEASES_DIR, file), '{');
    expect(await look()).toMatchObject({
      store: expect.stringMatching(/^wrong: there is no intact revision/),
    });
    const objects = new FolderObjects(newFolder());
    objects.create = async () => true;
    expect(await look({ ...settings, objects })).toMatchObject({
      writing: expect.stringMatching(/^wrong: the store overwrites/),
    });
  });

  it.each([
    ['2020-01-01T00:00:00Z', /^wrong: it says 2020-01-01/],
    ['2099-01-01T00:00:00Z', /^wrong: the table has expired/],
  ])('compares the clock with the table: %s', async (now, finding) => {
    const { look } = await releaser(new Date(now));
    expect(await look()).toMatchObject({ clock: expect.stringMatching(finding) });
  });

  it('asks every edge which table it uses', async () => {
    const edge = await testEdge(undefined, { EDGE_RENDER: 'off' });
    edges.push(edge);
    const address = await edge.app.listen({ port: 0, host: '127.0.0.1' });
    const { settings } = await releaser();
    const own = {
      ...settings,
      objects: edge.objects,
      keys: { dir: newFolder(), privateKey: edge.privateKey, publicKey: edge.publicKey },
    };
    const find = async (...addresses: string[]) =>
      (await examine(own, addresses, { pause: async () => undefined })).slice(-addresses.length);
    expect(await find(address, 'http://127.0.0.1:9')).toEqual([
      { about: `edge ${address}`, state: 'ok', text: 'it uses revision 3' },
      { about: 'edge http://127.0.0.1:9', state: 'wrong', text: 'it does not respond' },
    ]);
    await edge.store.publish('host', buildRelease('host', '1.1.0'));
    await edge.store.promote('host', '1.1.0', 10);
    expect(await find(address)).toEqual([
      expect.objectContaining({
        state: 'wrong',
        text: expect.stringContaining('revision 3, and the store has 4'),
      }),
    ]);
    await expect(doctor(own, line({ edges: 'nowhere' }), {}, print([]))).rejects.toThrow('doctor --edges');
  });
});

import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease, newFolder } from '../fixtures/build-release';
import { startTime, stopTime } from '../fixtures/fake-time';
import { rotateKey } from './cli/machine/rotate-key';
import { deliverySettings, storeFrom } from './delivery-settings';
import { LiveReleases } from './edge/live-releases';
import { LocalCopies } from './edge/local-copies';
import { releaseSource } from './edge/release-source';
import { FolderObjects } from './objects/folder-objects';
import { previewFrom } from './preview-token';
import { KeyError } from './public-keys';
import { maySign, signingAndVerifying, signingKey, verifyingKey } from './signing-keys';

// An edge's check of a store has a timeout.
beforeAll(stopTime);
afterAll(startTime);

const key = (type: 'ed25519' | 'rsa' = 'ed25519') => {
  const { publicKey, privateKey } =
    type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2_048 }) : generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
};

/** A machine that releases, with a live release; `rotate` runs a step and returns its output. */
async function releaser() {
  const env = { RELEASES_DIR: newFolder(), RELEASE_KEYS_DIR: newFolder(), RELEASE_BY: 'test' };
  const settings = deliverySettings(env, '/');
  const store = () => storeFrom(settings, env);
  await store().publish('host', buildRelease('host', '1.0.0'));
  await store().promote('host', '1.0.0');
  const rotate = async (...positionals: string[]) => {
    const logged: string[] = [];
    const line = { command: 'rotate-key', positionals, flags: {}, rules: [] };
    await rotateKey(settings, line, env, (text) => void logged.push(text));
    return logged.join('\n');
  };
  return { settings, store, rotate, dir: env.RELEASES_DIR, keys: settings.keys };
}

/** The keys in a command's output, for the edges. */
const edgeKeys = (logged: string) => logged.slice(logged.indexOf('-----BEGIN'));

/** An edge's check of the store with these keys: the revision it uses, and why it refuses a newer one. */
async function checkStore(dir: string, publicKey: string) {
  const reasons: unknown[] = [];
  const objects = new FolderObjects(dir);
  const live = new LiveReleases(
    releaseSource(objects, new LocalCopies(objects)),
    publicKey,
    (_event, { reason }) => void reasons.push(reason),
  );
  await live.refresh();
  return { revision: live.current?.table.extras.revision ?? null, reason: reasons.at(-1) };
}

it('changes keys so that at every moment an updated edge can verify the table [F-40]', async () => {
  const { dir, keys, rotate, store } = await releaser();
  const old = verifyingKey(keys);
  const logged = await rotate('begin');
  const both = edgeKeys(logged);
  expect(both).toContain(old.trim());
  expect(await checkStore(dir, both)).toMatchObject({ revision: 1 });

  await rotate('switch');
  expect(await checkStore(dir, both)).toMatchObject({ revision: 2 });
  expect(await checkStore(dir, old)).toEqual({
    revision: null,
    reason: expect.stringContaining('signature is wrong'),
  });

  const fresh = edgeKeys(await rotate('end'));
  expect(fresh).not.toContain(old.trim());
  expect(both).toContain(fresh.trim());
  expect(await checkStore(dir, fresh)).toMatchObject({ revision: 3 });
  expect(await checkStore(dir, both)).toMatchObject({ revision: 3 });
  expect((await store().verify()).problems).toEqual([]);
  expect(readdirSync(keys.dir)).toEqual(['release-signing.pem']);
});

it('reads and changes a store that the former key has signed', async () => {
  const { keys, rotate, store } = await releaser();
  await rotate('begin');
  const before = await store().table();
  await rotate('switch');
  expect((await store().table()).extras.signature).not.toBe(before.extras.signature);
  await store().publish('host', buildRelease('host', '1.1.0'));
  await store().promote('host', '1.1.0', 20);
  expect((await store().verify()).problems).toEqual([]);
  expect(verifyingKey(keys).match(/BEGIN/g)).toHaveLength(2);
});

it('accepts earlier preview links until the former key is dropped', async () => {
  const { keys, rotate, store } = await releaser();
  const token = await store().preview([{ app: 'host', version: '1.0.0' }], 1);
  await rotate('begin');
  await rotate('switch');
  expect(previewFrom(token, verifyingKey(keys), Date.now())).toMatchObject({ versions: { host: '1.0.0' } });
  const later = await store().preview([{ app: 'host', version: '1.0.0' }], 1);
  await rotate('end');
  expect(previewFrom(token, verifyingKey(keys), Date.now())).toBeNull();
  expect(previewFrom(later, verifyingKey(keys), Date.now())).not.toBeNull();
});

it('allows the steps only in order, and each of them twice', async () => {
  const { keys, rotate, settings } = await releaser();
  await expect(rotate('switch')).rejects.toThrow('there is no next key');
  await expect(rotate('now')).rejects.toThrow('expected: rotate-key begin');
  const next = await rotate('begin');
  expect(await rotate('begin')).toBe(next);
  await expect(rotate('end')).rejects.toThrow('rotate-key switch comes first');
  await rotate('switch');
  await expect(rotate('switch')).rejects.toThrow('there is no next key');
  const last = await rotate('end');
  expect(await rotate('end')).toBe(last);
  await expect(
    rotateKey(
      { ...settings, keys: { ...keys, privateKey: key().privateKey } },
      { command: 'rotate-key', positionals: ['begin'], flags: {}, rules: [] },
      {},
      () => undefined,
    ),
  ).rejects.toThrow('the keys come from the environment');
});

describe('keys from the environment', () => {
  it('change without commands: both known, then the new one signs, then the old one is removed', async () => {
    const [old, fresh] = [key(), key()];
    const dir = newFolder();
    const store = (env: Record<string, string>) =>
      storeFrom(deliverySettings({ RELEASES_DIR: dir, RELEASE_KEYS_DIR: newFolder(), ...env }, '/'), {
        RELEASE_BY: 'test',
      });
    const first = store({ RELEASE_PRIVATE_KEY: old.privateKey });
    await first.publish('host', buildRelease('host', '1.0.0'));
    await first.promote('host', '1.0.0');
    const both = `${old.publicKey}${fresh.publicKey}`.replaceAll('\n', '\\n');
    await store({ RELEASE_PRIVATE_KEY: fresh.privateKey, RELEASE_PUBLIC_KEY: both }).renew();
    expect(await checkStore(dir, fresh.publicKey)).toMatchObject({ revision: 2 });
    await expect(store({ RELEASE_PRIVATE_KEY: old.privateKey }).table()).rejects.toThrow('another key');
  });

  it.each([
    ['the release machine knows both keys once more', false],
    ['its revision is removed', true],
  ])('that were ended and have signed once more block nothing after %s', async (_way, isRemoved) => {
    const [old, fresh] = [key(), key()];
    const env = { RELEASES_DIR: newFolder(), RELEASE_KEYS_DIR: newFolder() };
    const both = `${old.publicKey}${fresh.publicKey}`.replaceAll('\n', '\\n');
    const store = (privateKey: string, publicKey = both) => {
      const own = { ...env, RELEASE_PRIVATE_KEY: privateKey, RELEASE_PUBLIC_KEY: publicKey };
      return storeFrom(deliverySettings(own, '/'), { RELEASE_BY: 'test' });
    };
    await store(fresh.privateKey).publish('host', buildRelease('host', '1.0.0'));
    await store(fresh.privateKey).promote('host', '1.0.0');
    await store(old.privateKey).renew();
    const machine = store(fresh.privateKey, fresh.publicKey);
    await expect(machine.renew()).rejects.toThrow('was signed with another key');
    if (isRemoved) rmSync(join(env.RELEASES_DIR, 'revisions', '00000002.json'));
    await (isRemoved ? machine : store(fresh.privateKey)).renew();
    expect((await machine.verify()).problems).toEqual([]);
    expect((await checkStore(env.RELEASES_DIR, fresh.publicKey)).reason).toBeUndefined();
  });

  it('sign nothing that edges could not verify', () => {
    const [one, other] = [key(), key()];
    const place = { dir: newFolder(), privateKey: one.privateKey, publicKey: other.publicKey };
    expect(() => signingAndVerifying(place)).toThrow('the signing key is none of RELEASE_PUBLIC_KEY');
  });

  it.each([
    ['nothing', 'no key', 'there is no public key (PEM)'],
    ['a private key', key().privateKey, 'a public key is needed, not a private key'],
    ['another kind of key', key('rsa').publicKey, 'must be Ed25519, not rsa'],
    ['half a key', key().publicKey.replace(/\n.{20}/, '\n'), 'cannot be read'],
    ['one good and one broken', key().publicKey + key().publicKey.replace(/\n.{20}/, '\n'), 'cannot be read'],
  ])('that are %s are refused with a message', (_what, publicKey, positionals) => {
    expect(() => verifyingKey({ dir: newFolder(), publicKey })).toThrow(KeyError);
    expect(() => verifyingKey({ dir: newFolder(), publicKey })).toThrow(`RELEASE_PUBLIC_KEY: `);
    expect(() => verifyingKey({ dir: newFolder(), publicKey })).toThrow(positionals);
  });
});

it('reads a store with only public keys, and cannot change it', async () => {
  const { dir, keys } = await releaser();
  const env = { RELEASES_DIR: dir, RELEASE_KEYS_DIR: newFolder(), RELEASE_PUBLIC_KEY: verifyingKey(keys) };
  const reader = storeFrom(deliverySettings(env, '/'), { RELEASE_BY: 'test' });
  expect((await reader.verify()).problems).toEqual([]);
  await expect(reader.renew()).rejects.toThrow('there is no signing key here, only public ones');
  await expect(reader.preview([{ app: 'host', version: '1.0.0' }], 1)).rejects.toThrow(KeyError);
  expect(readdirSync(env.RELEASE_KEYS_DIR)).toEqual([]);
});

it('reads a folder with only public keys, creates none there, and signs nothing', () => {
  const dir = newFolder();
  const [one, other] = [key(), key()];
  writeFileSync(join(dir, 'a.pub.pem'), one.publicKey);
  writeFileSync(join(dir, 'b.pub.pem'), other.publicKey);
  expect(verifyingKey({ dir })).toBe(one.publicKey + other.publicKey);
  expect(maySign({ dir })).toBe(false);
  expect(() => signingKey({ dir })).toThrow('there are only public keys here');
  expect(existsSync(join(dir, 'release-signing.pem'))).toBe(false);
  writeFileSync(join(dir, 'c.pub.pem'), readFileSync(join(dir, 'a.pub.pem')).subarray(0, 60));
  expect(() => verifyingKey({ dir })).toThrow('c.pub.pem: there is no public key (PEM)');
});

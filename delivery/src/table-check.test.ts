import { buildRelease, newFolder, newShop, release } from '../fixtures/build-release';
import { canonicalJson, publicForm, type ReleaseTable } from './release-table';
import { signingKey, verifyingKey } from './signing-keys';
import { parseTable, trustedTable } from './table-check';
import { isSignedBy, signTable } from './table-signature';

const now = new Date('2026-11-21T12:00:00Z');

async function signedTable() {
  const made = await newShop(() => now);
  const table = await release(made.store, 'mfe-cart', '1.0.0');
  return { ...made, table };
}

const trusting = (publicKey: string, revision = 0, at = now) => ({ publicKey, revision, now: at });

it('writes the same text for the same value, for any order of keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
});

it('accepts a table that its key has signed', async () => {
  const { table, publicKey } = await signedTable();
  expect(trustedTable(JSON.stringify(table), trusting(publicKey)).extras.revision).toBe(2);
});

it('accepts any order of keys in a signed table', async () => {
  const { table, publicKey } = await signedTable();
  const { extras, microFrontends, schema } = table;
  expect(isSignedBy({ extras, microFrontends, schema }, publicKey)).toBe(true);
});

it.each<[string, (table: ReleaseTable) => ReleaseTable, RegExp]>([
  ['with another percentage', (table) => withSalt(table, 'other'), /signature/],
  ['without a signature', (table) => ({ ...table, extras: { ...table.extras, signature: '' } }), /signature/],
  [
    'with a later end',
    (table) => ({ ...table, extras: { ...table.extras, expiresAt: '2099-01-01' } }),
    /signature/,
  ],
])('refuses a table %s [F-40]', async (_case, change, reason) => {
  const { table, publicKey } = await signedTable();
  expect(() => trustedTable(JSON.stringify(change(table)), trusting(publicKey))).toThrow(reason);
});

function withSalt(table: ReleaseTable, salt: string): ReleaseTable {
  const entries = (table.microFrontends['mfe-cart'] ?? []).map((entry) => ({
    ...entry,
    deployment: { ...entry.deployment, salt },
  }));
  return { ...table, microFrontends: { 'mfe-cart': entries } };
}

it('refuses a table signed with another key [F-40]', async () => {
  const { table, publicKey } = await signedTable();
  const forged = signTable(table, signingKey({ dir: newFolder() }));
  expect(() => trustedTable(JSON.stringify(forged), trusting(publicKey))).toThrow('signature is wrong');
});

it('refuses an expired table and one older than the last [F-40]', async () => {
  const { table, publicKey } = await signedTable();
  const text = JSON.stringify(table);
  expect(() => trustedTable(text, trusting(publicKey, 0, new Date('2028-01-01')))).toThrow('expired');
  expect(() => trustedTable(text, trusting(publicKey, 7))).toThrow('revision 2, and 7 was seen before');
});

it.each([
  ['<!doctype html>', 'not JSON'],
  ['null', 'not a release table'],
  ['{"microFrontends":{},"extras":{}}', 'no revision'],
  ['{"microFrontends":{"__proto__":[]},"extras":{"revision":1}}', 'not a valid app name'],
  [
    '{"microFrontends":{"cart":[{"url":"https://evil.example/x.js"}]},"extras":{"revision":1}}',
    'broken entry',
  ],
])('refuses %s [F-01]', (text, reason) => {
  expect(() => parseTable(text)).toThrow(reason);
});

it('refuses paths that leave the store', async () => {
  const { table } = await signedTable();
  const text = JSON.stringify(table).replace(/1\.0\.0-[0-9a-f]{8}/g, '..');
  expect(() => parseTable(text)).toThrow('broken entry');
});

it('creates one key for two concurrent starts, and prefers a PEM from the environment', () => {
  const dir = newFolder();
  expect(signingKey({ dir })).toBe(signingKey({ dir }));
  const given = signingKey({ dir: newFolder() });
  expect(verifyingKey({ dir, privateKey: given })).not.toBe(verifyingKey({ dir }));
});

/** Facts of the public schema: its fields, their types, and where others are not allowed. */
it.each([
  ['with a canary', 10],
  ['with several canaries by rules', 0],
])('conforms to the public frontend-discovery schema %s', async (_case, percent) => {
  const { store } = await newShop();
  await release(store, 'mfe-catalog', '1.0.0');
  for (const version of ['1.1.0', '1.2.0'])
    await store.publish('mfe-catalog', buildRelease('mfe-catalog', version));
  const inLanguage = (language: string) => [{ language: [language], traffic: 20 }];
  if (percent === 0) await store.promote('mfe-catalog', '1.2.0', 0, inLanguage('ur'));
  const form = publicForm(await store.promote('mfe-catalog', '1.1.0', percent, inLanguage('ar')));
  expect(Object.keys(form).sort()).toEqual(['microFrontends', 'schema']);
  const known = ['url', 'fallbackUrl', 'metadata', 'deployment', 'extras'];
  for (const entry of form.microFrontends['mfe-catalog'] ?? []) {
    expect(Object.keys(entry).filter((key) => !known.includes(key))).toEqual([]);
    expect(Object.keys(entry.metadata).sort()).toEqual(['integrity', 'version']);
    expect(entry).toMatchObject({
      url: expect.any(String),
      metadata: { integrity: expect.any(String), version: expect.any(String) },
      deployment: { traffic: expect.any(Number), default: expect.any(Boolean) },
    });
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import { newShop, release } from '../../fixtures/build-release';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof disk>('node:fs/promises');
  return { ...real, open: jest.fn(real.open), rename: jest.fn(real.rename), link: jest.fn(real.link) };
});

const failing = (code: string) => Object.assign(new Error(`${code}: whatever`), { code, syscall: 'write' });

/** Lets so many calls succeed, and fails all later ones. */
function failAfter(name: 'open' | 'rename' | 'link', calls: number, code: string): void {
  const real = jest.requireActual<typeof disk>('node:fs/promises')[name] as (...args: unknown[]) => unknown;
  let left = calls;
  const mock = disk[name] as unknown as jest.Mock;
  mock.mockImplementation((...args: unknown[]) => {
    left -= 1;
    if (left < 0) throw failing(code);
    return real(...args);
  });
}

function mend(): void {
  for (const name of ['open', 'rename', 'link'] as const) failAfter(name, Infinity, '');
}

const cases = (
  [
    ['ENOSPC', 'no space is left'],
    ['EROFS', 'read-only'],
    ['EDQUOT', 'quota'],
  ] as const
).flatMap(
  ([code, positionals]) =>
    [
      { code, message: positionals, name: 'open', calls: 0 }, // creating the revision fails
      { code, message: positionals, name: 'link', calls: 0 }, // … or linking it
      { code, message: positionals, name: 'open', calls: 2 }, // writing the readers' copy fails, after revision and folder were opened
      { code, message: positionals, name: 'rename', calls: 0 },
    ] as const,
);

it.each(cases)(
  '$code at $name after $calls calls has a message, and nothing is left incomplete [F-40]',
  async ({ code, message, name, calls }) => {
    const { store, dir, objects } = await newShop();
    await release(store, 'mfe-cart', '1.0.0');
    await release(store, 'mfe-cart', '1.1.0');
    const before = readFileSync(join(dir, 'releases.json'), 'utf8');
    const keys = (await objects.list('')).map(({ key }) => key);
    failAfter(name, calls, code);
    const refused = { name: 'ReleaseError', message: expect.stringContaining(message) as string };
    await expect(store.rollback('mfe-cart')).rejects.toMatchObject(refused);
    mend();
    expect(readFileSync(join(dir, 'releases.json'), 'utf8')).toBe(before);
    expect((await objects.list('')).map(({ key }) => key)).toEqual(keys);
    expect(readdirSync(join(dir, '.drafts'))).toEqual([]);
    expect(await store.rollback('mfe-cart')).toEqual({ from: '1.1.0', to: '1.0.0' });
  },
);

it('a change whose history cannot be written is made, with a warning', async () => {
  const warned: string[] = [];
  const { store } = await newShop(undefined, undefined, (text) => warned.push(text));
  await release(store, 'mfe-cart', '1.0.0');
  failAfter('link', 1, 'ENOSPC');
  await store.renew();
  mend();
  expect((await store.table()).extras.revision).toBe(3);
  expect(warned).toEqual([expect.stringMatching(/revision 3 is made.*history.*no space is left/)]);
});

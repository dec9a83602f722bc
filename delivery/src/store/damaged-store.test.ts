import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease, newStore, release } from '../../fixtures/build-release';
import { parseArguments } from '../cli/arguments';
import { commands } from '../cli/commands';

const getFile = (revision: number) => `revisions/${String(revision).padStart(8, '0')}.json`;

/** Two apps, the cart at its second release: revision 3. */
async function shop() {
  const warned: string[] = [];
  const clock = { now: new Date('2026-11-25T12:00:00Z') };
  const { store, objects, dir } = newStore(
    () => clock.now,
    undefined,
    (text) => warned.push(text),
  );
  await release(store, 'host', '1.0.0');
  await release(store, 'mfe-cart', '1.0.0');
  await release(store, 'mfe-cart', '1.1.0');
  const run = async (...argv: string[]) => {
    const logged: string[] = [];
    const line = parseArguments(argv);
    await commands[line.command]?.(store, line, (text) => logged.push(text), objects);
    return logged.join('\n');
  };
  const cut = (name: string, bytes = 300) => truncateSync(join(dir, name), bytes);
  return { store, objects, dir, run, cut, warned, clock };
}

describe('a store whose newest revision was truncated', () => {
  it('uses the readers’ copy of the same revision, and warns [F-40]', async () => {
    const { run, cut, warned } = await shop();
    cut(getFile(3));
    expect(await run('status')).toMatch(/revision 3.*\n.*\n.*1\.1\.0 +100 %, default/);
    expect(warned).toEqual([expect.stringContaining('revisions/00000003.json is damaged')]);
    expect(await run('rollback', 'mfe-cart')).toContain('everybody gets 1.0.0');
    expect(await run('verify')).toContain('the table is signed');
  });

  it('uses the newest intact revision if there is no such copy [F-40]', async () => {
    const { run, cut, store, warned, dir } = await shop();
    cut(getFile(3));
    cut('releases.json');
    expect(await run('status')).toContain('revision 2');
    expect(warned.join()).toContain('continues with revision 2');
    await expect(run('verify')).rejects.toThrow(/00000003\.json is damaged[\s\S]*release renew/);
    expect(await run('renew')).toContain('revision 4');
    expect(await run('verify')).toContain('the table is signed');
    expect((await store.table()).extras.revision).toBe(4);
    expect(JSON.parse(readFileSync(join(dir, 'releases.json'), 'utf8'))).toEqual(await store.table());
  });

  it.each(['rollback', 'kill', 'pause'])(
    'is refused with a message if %s has nothing to do',
    async (command) => {
      const { run, cut, dir } = await shop();
      for (const name of [getFile(3), getFile(2), getFile(1)]) cut(name);
      writeFileSync(join(dir, 'releases.json'), '');
      await expect(run(command, 'mfe-cart')).rejects.toMatchObject({
        name: 'ReleaseError',
        message: expect.stringContaining('no intact revision'),
      });
    },
  );
});

describe('a store that has lost its revisions', () => {
  const lost = async () => {
    const own = await shop();
    rmSync(join(own.dir, 'revisions'), { recursive: true });
    return own;
  };

  it('uses the intact table of readers, and the next change keeps all apps [F-40]', async () => {
    const { run, store, warned } = await lost();
    expect(await run('status')).toMatch(/revision 3.*\n.*\n.*1\.1\.0 +100 %, default/);
    expect(warned.join()).toContain('continues with releases.json of revision 3');
    await expect(run('verify')).rejects.toThrow(/there is no revision in .*release renew/);
    await run('publish', 'mfe-auth', buildRelease('mfe-auth', '1.0.0'), '--promote');
    const { microFrontends, extras } = await store.table();
    expect(Object.keys(microFrontends).sort()).toEqual(['host', 'mfe-auth', 'mfe-cart']);
    expect(extras.revision).toBe(4);
    expect(await run('verify')).toContain('the table is signed');
  });

  it('is refused with the repair if that table is damaged, too', async () => {
    const { run, cut } = await lost();
    cut('releases.json');
    for (const command of ['status', 'renew'])
      await expect(run(command)).rejects.toThrow(/releases\.json is damaged: restore both from a backup/);
  });
});

it('a history with a truncated entry shows the others', async () => {
  const { run, objects, cut } = await shop();
  const [first] = await objects.list('audit/');
  const all = (await run('history')).split('\n').length;
  cut(first?.key ?? '', 10);
  expect((await run('history')).split('\n')).toHaveLength(all - 1);
});

it.each(['null', '[]', '7', '{}', '{"at":"2026-11-25T12:00:00.000Z","action":"promote"}'])(
  'a history skips a file that contains %s',
  async (content) => {
    const { run, objects } = await shop();
    const before = await run('history');
    await objects.put('audit/20990101000000000-000001-00000000.json', content);
    await objects.put('audit/1.0.0-abcdef12/release.json', content);
    expect(await run('history')).toBe(before);
  },
);

describe('a damaged release', () => {
  const getManifest = async ({ store }: Pick<Awaited<ReturnType<typeof shop>>, 'store'>) =>
    (await store.table()).microFrontends['mfe-cart']?.[0]?.extras.manifest.replace('/remotes/', '') ?? '';

  it.each(['cut', 'gone'])(
    'that is %s does not prevent promotions of other apps, and status shows what to do',
    async (how) => {
      const own = await shop();
      const name = await getManifest(own);
      if (how === 'cut') own.cut(name);
      else rmSync(join(own.dir, name));
      await own.run('publish', 'mfe-auth', buildRelease('mfe-auth', '1.0.0'), '--promote');
      expect(own.warned.join()).toContain('mfe-cart@1.1.0');
      const status = await own.run('status');
      expect(status).toMatch(/mfe-cart@1\.1\.0 is damaged.*\n?.*release rollback mfe-cart/);
      expect(await own.run('rollback', 'mfe-cart')).toContain('everybody gets 1.0.0');
      expect(await own.run('status')).not.toContain('is damaged');
    },
  );
});

describe('a wrong clock', () => {
  it('signs no table that is older than the previous one', async () => {
    const { run, clock, store } = await shop();
    clock.now = new Date('2001-01-01T00:00:00Z');
    await expect(run('rollback', 'mfe-cart')).rejects.toThrow(
      /clock .*2001-01-01.*2026-11-25.*release renew/s,
    );
    expect((await store.table()).extras.revision).toBe(3);
  });

  it('that is corrected signs after one that was ahead', async () => {
    const { run, clock } = await shop();
    clock.now = new Date('2099-01-01T00:00:00Z');
    await run('renew');
    clock.now = new Date('2026-11-25T13:00:00Z');
    await expect(run('rollback', 'mfe-cart')).rejects.toThrow('clock');
    expect(await run('renew')).toContain('signed until 2027-11-25');
    expect(await run('rollback', 'mfe-cart')).toContain('everybody gets 1.0.0');
  });

  it('may be behind by the usual difference of two clocks', async () => {
    const { run, clock } = await shop();
    clock.now = new Date('2026-11-25T11:58:00Z');
    expect(await run('rollback', 'mfe-cart')).toContain('everybody gets 1.0.0');
    expect(await run('status')).toContain('2026-11-25T12:00:00.000Z');
  });
});

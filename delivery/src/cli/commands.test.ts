import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease, newStore, release } from '../../fixtures/build-release';
import { parseArguments } from './arguments';
import { commands } from './commands';

function shell() {
  const { store, objects, dir } = newStore();
  const logged: string[] = [];
  const run = async (...argv: string[]) => {
    const line = parseArguments(argv);
    await commands[line.command]?.(store, line, (text) => logged.push(text), objects);
    return logged.splice(0).join('\n');
  };
  return { run, store, dir };
}

it('releases an app to a percentage, to everybody, and rolls it back', async () => {
  const { run, store } = shell();
  await release(store, 'host', '1.0.0');
  await release(store, 'mfe-cart', '1.0.0');
  expect(await run('publish', 'mfe-cart', buildRelease('mfe-cart', '1.1.0'))).toBe(
    'mfe-cart@1.1.0 is published',
  );
  expect(await run('promote', 'mfe-cart@1.1.0', '--percent', '10')).toContain('goes to 10 % of the visitors');
  expect(await run('promote', 'mfe-cart@1.1.0')).toContain('goes to everybody');
  expect(await run('rollback', 'mfe-cart')).toBe('mfe-cart: everybody gets 1.0.0; 1.1.0 is rolled back');
  expect(await run('status')).toMatch(/1\.1\.0 +rolled back/);
  expect(await run('history')).toMatch(/test {2}rollback mfe-cart@1\.0\.0/);
  expect(await run('renew')).toMatch(/signed until .+ \(revision 6\)/);
});

it('publishes and promotes in one step, also a snapshot', async () => {
  const { run } = shell();
  const logged = await run('publish', 'host', buildRelease('host', '1.0.0'), '--snapshot', '--promote');
  expect(logged).toMatch(/host@1\.0\.0\+[0-9a-f]{8} goes to everybody/);
});

it('gives a first release to its percentage, and says so', async () => {
  const { run, store } = shell();
  await release(store, 'host', '1.0.0');
  await run('publish', 'mfe-cart', buildRelease('mfe-cart', '1.0.0'));
  expect(await run('promote', 'mfe-cart@1.0.0', '--percent=10')).toContain('goes to 10 % of the visitors');
  expect(await run('status')).toMatch(/1\.0\.0 +10 %, canary/);
  expect(await run('rollback', 'mfe-cart')).toContain('nobody gets anything of it; 1.0.0 is rolled back');
});

it('ends another canary only with --replace', async () => {
  const { run, store } = shell();
  await release(store, 'host', '1.0.0');
  await release(store, 'mfe-cart', '1.0.0');
  await release(store, 'mfe-cart', '1.1.0', {}, 10);
  await run('publish', 'mfe-cart', buildRelease('mfe-cart', '1.2.0'));
  await expect(run('promote', 'mfe-cart@1.2.0', '--percent', '5')).rejects.toThrow('--replace');
  await run('promote', 'mfe-cart@1.2.0', '--percent', '5', '--replace');
  expect(await run('history')).toMatch(/assign mfe-cart@1\.1\.0 0 %: promote mfe-cart@1\.2\.0/);
});

it('publishes for everybody while there is a canary with --replace, and says what has ended', async () => {
  const { run, store } = shell();
  await release(store, 'host', '1.0.0');
  await release(store, 'mfe-cart', '1.0.0');
  await release(store, 'mfe-cart', '1.1.0', {}, 10);
  const build = buildRelease('mfe-cart', '1.2.0');
  await expect(run('publish', 'mfe-cart', build, '--snapshot', '--promote')).rejects.toThrow('--replace');
  const logged = await run('publish', 'mfe-cart', build, '--snapshot', '--promote', '--replace');
  expect(logged).toContain('mfe-cart@1.1.0 was a canary (10 %, canary), and is ended');
  expect(logged).toMatch(/mfe-cart@1\.2\.0\+[0-9a-f]{8} goes to everybody/);
});

it('asks for what is missing', async () => {
  const { run } = shell();
  await expect(run('publish', 'host')).rejects.toThrow('publish <app> <folder>');
  await expect(run('promote')).rejects.toThrow('<app>@<version>');
  await expect(run('rollback')).rejects.toThrow('rollback <app>');
  await expect(run('pause')).rejects.toThrow('pause <app>[@<version>]');
  await expect(run('kill')).rejects.toThrow('kill <app>[@<version>]');
  await expect(run('gc', '--days', 'many')).rejects.toThrow('--days takes a number');
});

it('starts a canary, pauses and resumes it, and switches the app off and on', async () => {
  const { run, store } = shell();
  await release(store, 'host', '1.0.0');
  await release(store, 'mfe-cart', '1.0.0');
  await run('publish', 'mfe-cart', buildRelease('mfe-cart', '1.1.0'));
  const rule = ['--rule', 'zone=1,2 language=ar percent=50'];
  expect(await run('promote', 'mfe-cart@1.1.0', ...rule)).toContain(
    '0 % of the visitors, and to those of its rules',
  );
  expect(await run('status')).toMatch(/1\.1\.0 +0 %, zone=1,2 language=ar 50 %, canary/);
  expect(await run('pause', 'mfe-cart')).toContain('mfe-cart@1.1.0 is paused');
  expect(await run('status')).toMatch(/1\.1\.0 +paused at 0 %/);
  expect(await run('resume', 'mfe-cart')).toBe('mfe-cart@1.1.0 is resumed');
  expect(await run('kill', 'mfe-cart', '--because', 'orders are lost')).toBe('mfe-cart is off');
  expect(await run('revive', 'mfe-cart')).toBe('mfe-cart is on again');
  expect(await run('kill', 'mfe-cart@1.1.0')).toBe('mfe-cart@1.1.0 is killed');
  expect(await run('revive', 'mfe-cart@1.1.0')).toContain('can be promoted again');
  expect(await run('history', '--app', 'mfe-cart')).toContain('kill mfe-cart: orders are lost');
  expect(JSON.parse(await run('history', '--json', '--app', 'mfe-auth'))).toEqual([]);
  expect(await run('verify')).toBe('3 releases are intact, and the table is signed');
  expect(await run('gc', '--dry-run')).toBe('0 releases would be removed');
});

it('removes what a killed publication left a day ago, but for a dry run', async () => {
  const { run, dir } = shell();
  await run('publish', 'host', buildRelease('host', '1.0.0'));
  const [old, young] = ['old', 'young'].map((name) => join(dir, '.drafts', name)) as [string, string];
  for (const path of [old, young]) writeFileSync(path, '');
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  utimesSync(old, twoDaysAgo, twoDaysAgo);
  await run('gc', '--dry-run');
  expect([existsSync(old), existsSync(young)]).toEqual([true, true]);
  await run('gc');
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
});

it('starts a ramp, shows its next step, and ends it with the next command', async () => {
  const { run, store } = shell();
  await release(store, 'host', '1.0.0');
  await release(store, 'mfe-cart', '1.0.0');
  await run('publish', 'mfe-cart', buildRelease('mfe-cart', '1.1.0'));
  const said = await run('promote', 'mfe-cart@1.1.0', '--ramp', '5,25,50,100', '--every', '2h');
  expect(said).toContain('mfe-cart@1.1.0 goes to 5 % of the visitors');
  expect(said).toContain('then 25, 50, 100 %, one every 2h while it is healthy');
  expect(said).toContain('release guard');
  expect(await run('status')).toMatch(/1\.1\.0 +5 %, canary, 25 % due \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
  expect(await run('history')).toContain('promote mfe-cart@1.1.0 5 %: ramp 5,25,50,100 every 2h');
  await run('promote', 'mfe-cart@1.1.0', '--percent', '10');
  expect(await run('status')).toMatch(/1\.1\.0 +10 %, canary$/m);
});

it.each([
  [['--ramp', '5'], 'two or more percentages'],
  [['--ramp', '25,5'], 'that rise'],
  [['--ramp', '5,ten'], '--ramp takes percentages'],
  [['--ramp', '5,25', '--every', 'soon'], '--every takes 1m to 30d'],
  [['--ramp', '5,25', '--every', '5s'], '--every takes 1m to 30d'],
  [['--ramp', '5,25', '--percent', '5'], 'without --percent'],
  [['--ramp', '5,25', '--rule', 'zone=1 percent=50'], 'without percent in --rule'],
  [['--every', '30m'], '--every belongs to --ramp'],
  [['--ramp', '5,25', 'mfe-auth@1.0.0'], 'for one release'],
])('refuses the ramp %j', async (options, message) => {
  await expect(shell().run('promote', 'mfe-cart@1.1.0', ...options)).rejects.toThrow(message);
});

it('says of an empty store that nothing is released, for verify as for status', async () => {
  const { run } = shell();
  expect(await run('status')).toContain('Nothing is released yet');
  expect(await run('verify')).toBe(await run('status'));
  await run('publish', 'host', buildRelease('host', '1.0.0'), '--promote');
  expect(await run('verify')).toBe('1 releases are intact, and the table is signed');
});

it.each(['status', 'history', 'verify', 'renew', 'gc --dry-run', 'doctor', 'public-key', 'guard'])(
  'refuses a name after %s, which takes none',
  (command) => {
    expect(() => parseArguments([...command.split(' '), 'extra'])).toThrow(
      'takes no names, and "extra" is one',
    );
  },
);

it.each([
  'javascript:x',
  'shop.example',
  'localhost:4000',
  'ftp://shop.example',
  'https://shop.example/page',
  'https://a:b@shop.example',
  'https://shop.example?a=1',
])('refuses to print a preview link to %s', async (origin) => {
  const { run } = shell();
  await run('publish', 'host', buildRelease('host', '1.0.0'));
  await expect(run('preview', 'host@1.0.0', '--origin', origin)).rejects.toMatchObject({
    code: 'invalid',
    message: `--origin takes an address such as https://shop.example, not "${origin}"`,
  });
});

it.each([
  ['https://shop.example/', 'https://shop.example'],
  ['http://localhost:4000', 'http://localhost:4000'],
])('prints a preview link to %s', async (origin, begin) => {
  const { run } = shell();
  await run('publish', 'host', buildRelease('host', '1.0.0'));
  const link = await run('preview', 'host@1.0.0', '--origin', origin);
  expect(link.startsWith(`${begin}/?preview=`)).toBe(true);
});

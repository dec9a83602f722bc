import { buildRelease, newStore, release } from '../../fixtures/build-release';
import { parseArguments } from './arguments';
import { commands } from './commands';

function shell() {
  const { store, dir } = newStore();
  const said: string[] = [];
  const run = async (...argv: string[]) => {
    const line = parseArguments(argv);
    await commands[line.command]?.(store, line, (text) => said.push(text), dir);
    return said.splice(0).join('\n');
  };
  return { run, store };
}

it('releases an area to a share, to everybody, and back', async () => {
  const { run, store } = shell();
  await release(store, 'mfe-cart', '1.0.0');
  expect(await run('publish', 'mfe-cart', buildRelease('mfe-cart', '1.1.0'))).toBe(
    'mfe-cart@1.1.0 is published',
  );
  expect(await run('promote', 'mfe-cart@1.1.0', '--percent', '10')).toContain('goes to 10 % of the visitors');
  expect(await run('promote', 'mfe-cart@1.1.0')).toContain('goes to everybody');
  expect(await run('rollback', 'mfe-cart')).toBe('mfe-cart: everybody gets 1.0.0; 1.1.0 is out');
  expect(await run('status')).toMatch(/1\.1\.0 +rolled back/);
  expect(await run('history')).toMatch(/test {2}rollback mfe-cart@1\.0\.0/);
  expect(await run('renew')).toMatch(/signed until .+ \(revision 5\)/);
});

it('publishes and promotes in one step, a snapshot, too', async () => {
  const { run } = shell();
  const said = await run('publish', 'host', buildRelease('host', '1.0.0'), '--snapshot', '--promote');
  expect(said).toMatch(/host@1\.0\.0\+[0-9a-f]{8} goes to everybody/);
});

it('says that a first release has everybody, whatever share was asked for', async () => {
  const { run } = shell();
  await run('publish', 'host', buildRelease('host', '1.0.0'));
  expect(await run('promote', 'host@1.0.0', '--percent=10')).toContain('goes to everybody');
});

it('asks for what is missing', async () => {
  const { run } = shell();
  await expect(run('publish', 'host')).rejects.toThrow('publish <app> <folder>');
  await expect(run('promote')).rejects.toThrow('<app>@<version>');
  await expect(run('rollback')).rejects.toThrow('rollback <app>');
});

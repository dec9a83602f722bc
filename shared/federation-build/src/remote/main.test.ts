import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const program = join(__dirname, 'main.ts');

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('explains itself', () => {
  expect(run('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('shop-remote dev --host ADDRESS'),
  });
});

it.each([
  [['dev'], 'needs the address of a released shop'],
  [['dev', '--host', 'nowhere'], '--host must be an address'],
  [['biuld'], 'unknown command "biuld"'],
])('refuses %j with a reason and its use', (args, reason) => {
  expect(run(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(reason) });
});

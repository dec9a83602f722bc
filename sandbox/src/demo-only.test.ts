import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { demoRefusal } from './demo-only';

it('does not start in production by accident', () => {
  expect(demoRefusal({})).toBeNull();
  expect(demoRefusal({ NODE_ENV: 'development' })).toBeNull();
  expect(demoRefusal({ NODE_ENV: 'production', SANDBOX_DEMO: 'on' })).toBeNull();
  expect(demoRefusal({ NODE_ENV: 'production', SANDBOX_DEMO: 'off' })).toContain('SANDBOX_DEMO=on');
});

it('prints the reason and exits', () => {
  const { PATH = '' } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'sandbox/src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH, NODE_ENV: 'production', SANDBOX_DATA: 'memory', SANDBOX_PORT: '0' },
    encoding: 'utf8',
    timeout: 50_000,
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^sandbox: .*SANDBOX_DEMO=on[^\n]*\n$/);
});

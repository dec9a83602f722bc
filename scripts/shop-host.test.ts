import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Where `npm start` listens with this environment, and the host name that it prints. */
const hostWith = (env: Record<string, string>): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { shopAddress, shopHost } from './shop-host.mjs';
         const host = shopHost(process.env);
         console.log(JSON.stringify([host, shopAddress(host)]));`,
      ],
      { cwd: join(import.meta.dirname), env, encoding: 'utf8' },
    ),
  );

it.each([
  [{}, '127.0.0.1', 'localhost'],
  [{ HOST: '0.0.0.0' }, '0.0.0.0', 'localhost'],
  [{ HOST: '0.0.0.0', EDGE_HOST: '192.168.1.5' }, '192.168.1.5', '192.168.1.5'],
])('listens only on this machine unless the environment says otherwise: %j', (env, host, address) => {
  expect(hostWith(env as Record<string, string>)).toEqual([host, address]);
});

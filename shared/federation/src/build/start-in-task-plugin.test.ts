import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { StartInTaskPlugin } from './start-in-task-plugin';

/** What the library leaves behind as it runs, and what its start adds. */
interface WithFederation {
  __FEDERATION__?: { __INSTANCES__: unknown[] };
}

const folder = mkdtempSync(join(tmpdir(), 'start-in-task-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Takes part in the library, as the host does, and writes down whether the federation had started when it ran. */
const entry = `import { registerRemotes } from '${require.resolve('@module-federation/enhanced/runtime')}';
report(Boolean(__webpack_require__.federation.instance), registerRemotes);`;

const federation = (): WebpackPluginInstance =>
  new ModuleFederationPlugin({
    name: 'shop',
    manifest: false,
    dts: false,
  }) as unknown as WebpackPluginInstance;

function build(plugins: WebpackPluginInstance[]): Promise<webpack.Stats> {
  writeFileSync(join(folder, 'index.js'), entry);
  const output = { path: folder, filename: 'main.js', publicPath: '/' };
  const compiler = webpack({ mode: 'production', context: folder, entry: './index.js', output, plugins });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) reject(error ?? new Error('nothing was built'));
      else compiler.close(() => resolve(stats));
    });
  });
}

let stats: webpack.Stats;
beforeAll(async () => {
  stats = await build([federation(), new StartInTaskPlugin()]);
}, 60_000);

it('runs the library of the federation, starts it and then the entry, each in a task of its own', () => {
  expect(stats.compilation.errors).toEqual([]);
  const reports: boolean[] = [];
  const tasks: (() => void)[] = [];
  const script = readFileSync(join(folder, 'main.js'), 'utf8');
  new Function('setTimeout', 'report', script)(
    (task: () => void) => tasks.push(task),
    (hasStarted: boolean) => reports.push(hasStarted),
  );
  const instances = () => (globalThis as WithFederation).__FEDERATION__?.__INSTANCES__;
  expect([tasks.length, instances(), reports]).toEqual([3, undefined, []]);
  tasks[0]?.();
  expect(instances()).toEqual([]);
  tasks[1]?.();
  expect([instances()?.length, reports]).toEqual([1, []]);
  tasks[2]?.();
  expect(reports).toEqual([true]);
});

it('says so when there is no start of a federation to wait for', async () => {
  const { compilation } = await build([new StartInTaskPlugin()]);
  expect(compilation.errors).toEqual([
    expect.objectContaining({ message: expect.stringContaining('the federation starts in another way now') }),
  ]);
});

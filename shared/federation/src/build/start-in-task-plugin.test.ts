import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { WebpackPluginInstance } from 'webpack';
import { smallBuild } from './small-build.fixture';
import { StartInTaskPlugin } from './start-in-task-plugin';

/** What the library leaves behind as it runs, and what its start adds. */
interface WithFederation {
  __FEDERATION__?: { __INSTANCES__: unknown[] };
}

/** Takes part in the library, as the host does, and writes down whether the federation had started when it ran. */
const entry = `import { registerRemotes } from '${require.resolve('@module-federation/enhanced/runtime')}';
report(Boolean(__webpack_require__.federation.instance), registerRemotes);`;

const federation = (): WebpackPluginInstance =>
  new ModuleFederationPlugin({
    name: 'shop',
    manifest: false,
    dts: false,
  }) as unknown as WebpackPluginInstance;

it('runs the library of the federation, starts it and then the entry, each in a task of its own', async () => {
  const { errors, script } = await smallBuild(entry, [federation(), new StartInTaskPlugin()]);
  expect(errors).toEqual([]);
  const reports: boolean[] = [];
  const tasks: (() => void)[] = [];
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
  const { errors } = await smallBuild(entry, [new StartInTaskPlugin()]);
  expect(errors).toEqual([
    expect.objectContaining({ message: expect.stringContaining('the federation starts in another way now') }),
  ]);
});

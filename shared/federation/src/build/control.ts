import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { base, extensions, readApp } from './app';
import { BuildIdPlugin } from './build-id-plugin';
import { federationSource, routerInProduction, workspace } from './paths';
import { hashedOutput, smallest } from './release';
import { ReleaseManifestPlugin } from './release-manifest-plugin';
import { ScriptGuardPlugin } from './script-guard-plugin';

const remotes = ['mfe-catalog', 'mfe-cart', 'mfe-account', 'mfe-auth'];
const doors = ['routes', 'slots', 'listeners'];

/**
 * The five apps as one ordinary webpack app, as small and as split as the releases: what `npm run measure` compares
 * with. It takes the same page and boot data; only the way to a remote's door is a plain import.
 */
export async function control(): Promise<Configuration> {
  const host = await readApp('host', join(workspace, 'host'));
  const others = await Promise.all(remotes.map((app) => readApp(app, join(workspace, app))));
  const routes = [host, ...others].flatMap(({ declarations }) => declarations.routes);
  const declarations = { routes, offers: { slots: [], listeners: [] } };
  const { app, version, dir } = { ...host, app: 'control' };
  return {
    ...base(host, false),
    name: app,
    cache: false,
    devtool: false,
    resolve: {
      extensions,
      alias: { '@shop/federation/runtime$': plainRuntime(), ...routerInProduction() },
    },
    output: { ...hashedOutput(join(dir, 'dist-control')), uniqueName: 'shop_control' },
    optimization: { ...smallest(), splitChunks: { chunks: 'async', cacheGroups: { framework } } },
    plugins: [
      new ScriptGuardPlugin('host'),
      new BuildIdPlugin(() => version),
      new ReleaseManifestPlugin({
        app,
        version,
        dir,
        entry: 'main',
        doors: { './bootstrap': 'bootstrap' },
        declarations: () => declarations,
        shared: {},
      }),
    ],
  };
}

const framework = {
  test: /[\\/]node_modules[\\/]/,
  name: 'framework',
  chunks: (chunk: { name?: string | null }) => chunk.name === 'bootstrap',
  enforce: true,
};

/** Stands in for the federation runtime: the same loader over plain imports. Written anew for each build. */
function plainRuntime(): string {
  const folder = join(workspace, 'node_modules/.cache/control');
  const file = join(folder, 'runtime.ts');
  const pathOf = (...parts: string[]) => JSON.stringify(join(...parts));
  const imports = remotes.flatMap((app, at) =>
    doors.map((door) => `import * as ${door}${at} from ${pathOf(workspace, app, 'src', door)};`),
  );
  const table = remotes.map(
    (app, at) =>
      `${JSON.stringify(app.replaceAll('-', '_'))}: { ${doors.map((door) => `${door}: ${door}${at}`).join(', ')} }`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `${imports.join('\n')}
import { RemoteLoader } from ${pathOf(federationSource, 'runtime/remote-loader')};
const apps = { ${table.join(', ')} };
const federation = {
  registerRemotes: () => undefined,
  loadRemote: async (id) => {
    const [name, door] = id.split('/');
    return Object.entries(apps).find(([app]) => name.startsWith('shop_' + app + '_'))?.[1][door];
  },
};
export const browserRemotes = (remotes, own) => new RemoteLoader(remotes, federation, own);
`,
  );
  return file;
}

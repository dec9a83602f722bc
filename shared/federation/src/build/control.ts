import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { remotes } from '../../../../scripts/apps.mjs';
import { base, extensions, readApp, type App } from './app';
import { BuildIdPlugin } from './build-id-plugin';
import { federationSource, workspace } from './paths';
import { hashedOutput, smallest } from './release';
import { ReleaseManifestPlugin } from './release-manifest-plugin';
import { PublicPathPlugin } from './public-path-plugin';
import { ScriptGuardPlugin } from './script-guard-plugin';
import { serverBuild } from './server';
import { ServerFilePlugin } from './server-file-plugin';

const doors = ['routes', 'slots', 'listeners'];

/**
 * All apps as one ordinary webpack app, as small and as split as the releases: what `npm run measure` compares
 * with. It takes the same page and boot data; only the way to a remote's door is a plain import. It is published as a
 * release of the host that fills every page and slot itself, so that its files are preloaded as well as ours.
 */
export async function control(): Promise<Configuration[]> {
  const host = await readApp('host', join(workspace, 'host'));
  const others = await Promise.all(remotes.map((app) => readApp(app, join(workspace, app))));
  const declared = [host, ...others].map(({ declarations }) => declarations);
  const declarations = {
    routes: declared.flatMap(({ routes }) => routes),
    offers: { ...host.declarations.offers, slots: declared.flatMap(({ offers }) => offers.slots) },
  };
  const { app, version, dir } = host;
  const server = serverBuild(host, { name: 'control', entry: plainServer(others) });
  const browser: Configuration = {
    ...base(host, 'production'),
    name: 'control',
    dependencies: [server.name ?? ''],
    cache: false,
    devtool: false,
    resolve: {
      extensions,
      alias: {
        '@shop/federation/runtime$': plainRuntime(),
        './root/boot$': plainBoot(others),
      },
    },
    output: { ...hashedOutput(join(dir, 'dist-control')), uniqueName: 'shop_control' },
    optimization: { ...smallest(), splitChunks: { chunks: 'async', cacheGroups: { framework } } },
    plugins: [
      new ScriptGuardPlugin('host'),
      new PublicPathPlugin(),
      new ServerFilePlugin('control'),
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
  return [server, browser];
}

const framework = {
  test: /[\\/]node_modules[\\/]/,
  name: 'framework',
  chunks: (chunk: { name?: string | null }) => chunk.name === 'bootstrap',
  enforce: true,
};

const pathOf = (...parts: string[]) => JSON.stringify(join(...parts));

/** Writes a module anew for each build; answers where it is. */
function generated(name: string, source: string): string {
  const folder = join(workspace, 'node_modules/.cache/control');
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, source);
  return file;
}

/** The boot data's list of remotes, which no release table knows here. */
function plainRemotes(remotes: App[]): string {
  const entry = { url: '', integrity: '' };
  const listed = remotes.map(({ app, version, declarations: { routes, offers } }) => {
    const { slots, listeners } = offers;
    return [
      app,
      { live: { app, version, buildId: 'plain', entry, routes, slots, listeners }, previous: null },
    ];
  });
  return JSON.stringify(Object.fromEntries(listed));
}

const plainBoot = (others: App[]) =>
  generated(
    'boot.ts',
    `import { readBoot as read } from ${pathOf(workspace, 'host/src/root/boot')};
const remotes = ${plainRemotes(others)};
export const readBoot = (page) => ({ ...read(page), remotes });
`,
  );

/** The host's server build with the remotes in it. */
function plainServer(others: App[]): string {
  const imports = others.flatMap(({ dir }, at) =>
    ['routes', 'slots'].map((door) => `import { ${door} as ${door}${at} } from ${pathOf(dir, 'src', door)};`),
  );
  const table = others.map(
    ({ app }, at) => `${JSON.stringify(app)}: { routes: routes${at}, slots: slots${at} }`,
  );
  return `${imports.join('\n')}
import { render as renderHost, shared } from ${pathOf(workspace, 'host/src/server')};
const doors = { ${table.join(', ')} };
const remotes = ${plainRemotes(others)};
export { shared };
export const render = (request) => renderHost({ ...request, boot: { ...request.boot, remotes } }, doors);`;
}

/** Stands in for the federation runtime: the same loader over plain imports. */
function plainRuntime(): string {
  const imports = remotes.flatMap((app, at) =>
    doors.map((door) => `import * as ${door}${at} from ${pathOf(workspace, app, 'src', door)};`),
  );
  const table = remotes.map(
    (app, at) =>
      `${JSON.stringify(app.replaceAll('-', '_'))}: { ${doors.map((door) => `${door}: ${door}${at}`).join(', ')} }`,
  );
  return generated(
    'runtime.ts',
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
export { trusted } from ${pathOf(federationSource, 'runtime/entry-script')};
`,
  );
}

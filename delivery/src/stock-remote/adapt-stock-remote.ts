import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseName, type ReleaseFile, type ReleaseManifest } from '@shop/federation';
import { FolderObjects } from '../objects/folder-objects';
import { manifestName } from '../store/parse-manifest';
import { ReleaseError } from '../store/release-error';
import { ReleaseFiles, toIntegrity } from '../store/release-files';
import { versionPattern } from '../table-check';
import { containerSource } from './container';
import { readFederationManifest, type FederationManifest } from './federation-manifest';

export interface AdapterOptions {
  app: string;
  /** By default that of the remote's package, from its manifest. */
  version?: string | undefined;
  /** Slot → exposed module with the component as its default export: `menu-entry` → `./Widget`. */
  slots: Record<string, string>;
}

/** Modules that the host shares and a stock remote may take from it; all others it brings itself. */
const fromHost = ['react', 'react-dom'];

/** The contract with the host that the container keeps to. */
const containerContract = '1.0.0';

const manifestFile = 'mf-manifest.json';

/**
 * The files of a release of the shop from the build of a stock Module Federation remote (webpack or Rspack): its own files, a
 * container around its own, and `release.json`. Only browsers render it.
 */
async function adaptStockRemote(folder: string, options: AdapterOptions): Promise<Map<string, Buffer>> {
  const build = new ReleaseFiles(new FolderObjects(folder));
  const text = (await build.get(manifestFile))?.toString('utf8');
  if (text === undefined) throw new ReleaseError('not-found', `${folder}/${manifestFile} is missing`);
  const manifest = readFederationManifest(text, `${folder}/${manifestFile}`);
  checkOptions(manifest, options);
  const files = new Map<string, Buffer>();
  for (const name of await build.names())
    if (name !== manifestName) files.set(name, (await build.get(name)) ?? Buffer.alloc(0));
  const { remoteEntry, buildInfo } = manifest.metaData;
  const entry = `${remoteEntry.path}${remoteEntry.name}`;
  if (!files.has(entry)) throw new ReleaseError('invalid', `${folder}/${entry} is missing`);
  const version = options.version ?? buildInfo.buildVersion;
  if (!versionPattern.test(version))
    throw new ReleaseError('invalid', `"${version}" is no version (1.2.3); name it with --version`);
  const buildId = toBuildId(files, { ...options, version });
  renameChunkGlobal(files, entry, buildId);
  return withContainer(files, { ...options, manifest, entry, version, buildId });
}

/** Writes the adapted remote into a temporary folder for as long as `handle` needs it. */
export async function withAdaptedRemote<Result>(
  folder: string,
  options: AdapterOptions,
  handle: (dist: string) => Promise<Result>,
): Promise<Result> {
  const files = await adaptStockRemote(folder, options);
  const dist = mkdtempSync(join(tmpdir(), 'stock-remote-'));
  try {
    for (const [name, content] of files) {
      mkdirSync(dirname(join(dist, name)), { recursive: true });
      writeFileSync(join(dist, name), content);
    }
    return await handle(dist);
  } finally {
    rmSync(dist, { recursive: true });
  }
}

function checkOptions(manifest: FederationManifest, { slots }: AdapterOptions) {
  const exposed = manifest.exposes.map(({ path }) => path);
  if (Object.keys(slots).length === 0)
    throw new ReleaseError(
      'invalid',
      `name the slots, such as --slot menu-entry=${exposed[0] ?? './Widget'}`,
    );
  for (const module of Object.values(slots))
    if (!exposed.includes(module))
      throw new ReleaseError('invalid', `${module} is not exposed; there are ${exposed.join(', ')}`);
  const { type } = manifest.metaData.remoteEntry;
  if (type !== 'global' && type !== 'var')
    throw new ReleaseError('invalid', `a remote entry of the type "${type}" sets no global container`);
}

function toBuildId(files: Map<string, Buffer>, options: object): string {
  const hash = createHash('sha256').update(JSON.stringify(options));
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(name).update(content);
  return hash.digest('hex').slice(0, 8);
}

const scriptPattern = /\.js$/;

/**
 * Two releases of a remote in one page run each other's code if their chunks register under the same global name. Stock
 * builds use one name for all releases.
 */
function renameChunkGlobal(files: Map<string, Buffer>, entry: string, buildId: string) {
  const name = /["'](webpackChunk[\w$.@/-]*)["']/.exec(String(files.get(entry)))?.[1];
  if (!name) return;
  for (const [file, content] of files) {
    if (!scriptPattern.test(file)) continue;
    const renamed = content
      .toString('utf8')
      .replaceAll(`${name}"`, `${name}_${buildId}"`)
      .replaceAll(`${name}'`, `${name}_${buildId}'`);
    files.set(file, Buffer.from(renamed));
  }
}

interface Adapted extends AdapterOptions {
  manifest: FederationManifest;
  entry: string;
  version: string;
  buildId: string;
}

function withContainer(files: Map<string, Buffer>, adapted: Adapted): Map<string, Buffer> {
  const { app, manifest, entry, version, buildId, slots } = adapted;
  const scripts = new Map<string, ReleaseFile>(
    [...files]
      .filter(([name]) => scriptPattern.test(name))
      .map(([name, content]) => [name, { integrity: toIntegrity(content), bytes: content.length }]),
  );
  const getFiles = (module: string) => {
    const { js, css } = manifest.exposes.find(({ path }) => path === module)?.assets ?? {
      js: null,
      css: null,
    };
    const all = [...new Set([...(js?.sync ?? []), ...(js?.async ?? [])])];
    return { module, scripts: all.filter((name) => scripts.has(name)), styles: css?.sync ?? [] };
  };
  const offered = Object.fromEntries(Object.entries(slots).map(([slot, module]) => [slot, getFiles(module)]));
  const source = Buffer.from(
    containerSource({
      app,
      name: releaseName(app, version, buildId),
      inner: manifest.metaData.globalName,
      entry,
      integrity: Object.fromEntries([...scripts].map(([name, { integrity }]) => [name, integrity])),
      slots: offered,
    }),
  );
  const container = `container.${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  const release: ReleaseManifest = {
    app,
    version,
    buildId,
    builtAt: new Date().toISOString(),
    commit: null,
    entry: { file: container, integrity: toIntegrity(source), bytes: source.length },
    exposes: { './routes': [], './slots': [], './listeners': [] },
    chunks: Object.fromEntries(scripts),
    pages: {},
    parts: Object.fromEntries(
      Object.entries(offered).map(([slot, { scripts: own }]) => [slot, [...new Set([entry, ...own])]]),
    ),
    texts: {},
    routes: [],
    slots: Object.keys(slots),
    listeners: [],
    contract: { provides: containerContract, requires: { host: `^${containerContract}` } },
    shared: toShared(manifest),
  };
  return new Map([
    ...files,
    [container, source],
    [manifestName, Buffer.from(`${JSON.stringify(release, null, 2)}\n`)],
  ]);
}

/** What the remote takes from the host: promotion compares its ranges with the host's versions. */
const toShared = ({ shared }: FederationManifest): ReleaseManifest['shared'] =>
  Object.fromEntries(
    shared
      .filter(({ name, requiredVersion }) => fromHost.includes(name) && /\d/.test(requiredVersion))
      .map(({ name, version, requiredVersion }) => [name, { version, range: requiredVersion }]),
  );

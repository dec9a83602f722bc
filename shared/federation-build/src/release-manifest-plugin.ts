import webpack, { type Compilation, type Compiler } from 'webpack';
import {
  toCommandChunk,
  getPageNames,
  type DocumentShell,
  type ReleaseFile,
  type ReleaseManifest,
} from '@shop/federation';
import { getCommit } from './commit';
import { toBuildId } from './build-id-plugin';
import type { Declarations } from './declarations';
import { sha384 } from './script-guard-plugin';
import { serverFile } from './server';
import { renderShell } from './render-shell';
import { contractPackage, type Shared } from './singletons';

export interface ReleaseOptions {
  app: string;
  version: string;
  dir: string;
  /** Name of the entry's chunk, and the exposed modules: expose → name of its chunk group. */
  entry: string;
  exposedModules: Record<string, string>;
  declarations: () => Declarations;
  shared: Record<string, Shared>;
  /** Whether the release contains a document shell: only the host's does. */
  hasShell?: boolean;
}

/** Writes `release.json`: what the release command, edge and host need to know of a release without running it. */
export class ReleaseManifestPlugin {
  constructor(private readonly options: ReleaseOptions) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ReleaseManifestPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ReleaseManifestPlugin', stage }, async () => {
        if (compilation.errors.length > 0) return;
        const shell = this.options.hasShell ? await renderShell(compilation) : null;
        const text = JSON.stringify(createManifest(compilation, this.options, shell), null, 2);
        compilation.emitAsset('release.json', new webpack.sources.RawSource(`${text}\n`));
      });
    });
  }
}

function createManifest(
  compilation: Compilation,
  options: ReleaseOptions,
  shell: DocumentShell | null,
): ReleaseManifest {
  const { app, version, exposedModules, declarations, shared } = options;
  const { routes, offers } = declarations();
  const groups = new Groups(compilation, app);
  const entry = groups.entryFile(options.entry);
  const exposedFiles = mapValues(exposedModules, (group) => groups.getFiles(group));
  const beyond = (exposedModule: string, group: string) => {
    const known = new Set(exposedFiles[exposedModule]);
    return groups.getFiles(group).filter((file) => !known.has(file));
  };
  return {
    app,
    version,
    buildId: toBuildId(compilation),
    builtAt: new Date().toISOString(),
    commit: getCommit(options.dir),
    entry: { file: entry, ...groups.integrities(entry) },
    server: { file: serverFile, ...groups.integrities(serverFile) },
    exposes: exposedFiles,
    chunks: Object.fromEntries(groups.scripts(entry).map((file) => [file, groups.integrities(file)])),
    pages: Object.fromEntries(
      routes
        .flatMap(getPageNames)
        .map((page) => [page, beyond(exposedModules['./routes'] ? './routes' : './bootstrap', page)]),
    ),
    parts: Object.fromEntries([
      ...offers.slots.map((slot) => [slot, beyond('./slots', slot)]),
      ...offers.listeners.map((command) => [command, beyond('./listeners', toCommandChunk(command))]),
    ]),
    texts: groups.byName(/^texts-(\w+)$/),
    ownTexts: groups.byName(/^own-texts-(\w+)$/),
    routes,
    slots: offers.slots,
    ...(offers.late ? { lateSlots: offers.late } : {}),
    ...(offers.needZone ? { zoneSlots: offers.needZone } : {}),
    ...(offers.inModules ? { slotModules: offers.inModules } : {}),
    ...(offers.first ? { slotCalls: offers.first } : {}),
    listeners: offers.listeners,
    ...(shell ? { shell } : {}),
    contract: toContract(options),
    shared,
  };
}

/** What the release provides and requires: of the host at least the contract that it was compiled against. */
function toContract({ declarations, shared }: ReleaseOptions): ReleaseManifest['contract'] {
  const compiled = shared[contractPackage];
  if (!compiled) throw new Error(`${contractPackage} is not shared`);
  return {
    provides: compiled.version,
    requires: { ...declarations().offers.requires, host: compiled.range },
  };
}

class Groups {
  constructor(
    private readonly compilation: Compilation,
    private readonly app: string,
  ) {}

  entryFile(name: string): string {
    const files = this.compilation.entrypoints.get(name)?.getFiles() ?? [];
    const script = files.filter((file) => file.endsWith('.js')).at(-1);
    if (!script) throw new Error(`${this.app}: entry ${name} has no script`);
    return script;
  }

  /** Scripts of a named import, dependencies first. */
  getFiles(name: string): string[] {
    const group = this.compilation.namedChunkGroups.get(name);
    if (!group) {
      throw new Error(
        `${this.app}: no chunk is named "${name}". Write import(/* webpackChunkName: "${name}" */ …) in its exposed module.`,
      );
    }
    return group.getFiles().filter((file) => file.endsWith('.js'));
  }

  /** Files of every named import whose name matches, by the group in brackets. */
  byName(pattern: RegExp): Record<string, string[]> {
    const found = [...this.compilation.namedChunkGroups.keys()].flatMap((name) => {
      const part = pattern.exec(name)?.[1];
      return part ? [[part, this.getFiles(name)] as const] : [];
    });
    return Object.fromEntries(found);
  }

  scripts(entry: string): string[] {
    const names = this.compilation.getAssets().map(({ name }) => name);
    return names.filter((name) => name.endsWith('.js') && name !== entry).sort();
  }

  integrities(file: string): ReleaseFile {
    const content = this.compilation.getAsset(file)?.source.buffer();
    if (!content) throw new Error(`${this.app}: ${file} was not written`);
    return { integrity: sha384(content), bytes: content.length };
  }
}

const mapValues = <Value, Result>(from: Record<string, Value>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));

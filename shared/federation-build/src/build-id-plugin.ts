import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** Placeholder in every name of the release until its content is known; as long as the id that replaces it. */
export const buildIdPlaceholder = 'BUILDxID';

const ids = new WeakMap<Compilation, string>();

/** Known after `PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 2`. */
export function toBuildId(compilation: Compilation): string {
  const id = ids.get(compilation);
  if (!id) throw new Error('the build id is not known yet');
  return id;
}

/**
 * Makes the release's id the hash of its content: the same source has the same id on any machine, another source another
 * one. The global names of container and chunks contain it, because two releases of a remote with the same names would run
 * each other's code.
 */
export class BuildIdPlugin {
  constructor(private readonly alsoCounts: () => unknown) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('BuildIdPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 2;
      compilation.hooks.processAssets.tap({ name: 'BuildIdPlugin', stage }, () => {
        const id = toHash(compilation, this.alsoCounts());
        ids.set(compilation, id);
        write(compilation, '.js', id);
      });
      // The federation plugin writes its own manifest after the files have their final names.
      const later = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      compilation.hooks.processAssets.tap({ name: 'BuildIdPlugin', stage: later }, () => {
        write(compilation, '.json', toBuildId(compilation));
      });
    });
  }
}

function write(compilation: Compilation, ending: string, id: string) {
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith(ending)) continue;
    const text = source.source().toString().replaceAll(buildIdPlaceholder, id);
    compilation.updateAsset(name, new webpack.sources.RawSource(text));
  }
}

function toHash(compilation: Compilation, also: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(also));
  const assets = compilation.getAssets().map(({ name, source }) => [name, source.buffer()] as const);
  for (const [name, content] of assets.sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(name).update(content);
  return hash.digest('hex').slice(0, buildIdPlaceholder.length);
}

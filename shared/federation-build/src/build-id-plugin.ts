import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** Stands in every name of the release until its content is known; as long as the id that takes its place. */
export const buildIdPlaceholder = 'BUILDxID';

const ids = new WeakMap<Compilation, string>();

/** Known from the end of `PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 2` on. */
export function toBuildId(compilation: Compilation): string {
  const id = ids.get(compilation);
  if (!id) throw new Error('the build id is not known yet');
  return id;
}

/**
 * Gives the release an id that is the hash of what is in it: the same source gives the same id on any machine,
 * another source another one. The container's and the chunks' global names carry it, because two releases of a
 * remote that share such a name show each other's code.
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
      // The federation's own manifest is written after the files have their last names.
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

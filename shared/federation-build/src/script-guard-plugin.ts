import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { policyName } from '@shop/federation';

const toToken = (id: string | number) => `@integrity:${id}@`;
const tokenPattern = /^@integrity:.*@$/;

/**
 * Adds integrity and Trusted Types to every chunk that webpack loads:
 * - `integrity` on its script, from a list inside the entry (which the page's own integrity protects, F-39);
 * - its address through the app's Trusted Types policy, stored on the page so that two releases of an app can be in one
 *   page without a second policy of the same name.
 */
export class ScriptGuardPlugin {
  constructor(private readonly app: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ScriptGuardPlugin', (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ScriptGuardPlugin',
        (code, chunk) => {
          if (!code.includes(plainAddress))
            throw new Error('webpack sets the address of a script differently now');
          const guarded = code.replace(plainAddress, trustedAddress(policyName(this.app)));
          return `${guarded}\n${toIntegrity(chunk)}`;
        },
      );
      fillIntegrity(compilation);
    });
  }
}

/** How webpack sets it; its own `output.trustedTypes` would create a second policy for a second release of an app. */
const plainAddress = 'script.src = url;';

const trustedAddress = (policy: string) =>
  webpack.Template.asString([
    'var types = self.trustedTypes, kept = (self.__shopPolicies ||= {});',
    `script.src = types ? (kept[${JSON.stringify(policy)}] ||= types.createPolicy(${JSON.stringify(policy)}, { createScriptURL: (text) => text })).createScriptURL(url) : url;`,
  ]);

function toIntegrity(runtimeChunk: Chunk): string {
  const list: Record<string, string> = {};
  for (const chunk of runtimeChunk.getAllAsyncChunks()) {
    if (chunk.id !== null) list[chunk.id] = toToken(chunk.id);
  }
  return `var sums = ${JSON.stringify(list)}; if (sums[chunkId]) script.integrity = sums[chunkId];`;
}

/** The tokens look like content hashes of their chunks, so webpack replaces them by the final hashes, leaves first. */
function fillIntegrity(compilation: Compilation) {
  const { RealContentHashPlugin } = webpack.optimize;
  RealContentHashPlugin.getCompilationHooks(compilation).updateHash.tap('ScriptGuardPlugin', (content, old) =>
    tokenPattern.test(old) ? sha384(Buffer.concat(content)) : undefined,
  );
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
  compilation.hooks.processAssets.tap({ name: 'ScriptGuardPlugin', stage }, () => {
    for (const chunk of compilation.chunks) {
      const file = [...chunk.files].find((name) => name.endsWith('.js'));
      if (!file || chunk.id === null || chunk.hasRuntime()) continue;
      const token = toToken(chunk.id);
      compilation.updateAsset(
        file,
        (source) => source,
        (info) => ({ ...info, contenthash: [info?.contenthash ?? [], token].flat() }),
      );
    }
  });
}

export const sha384 = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

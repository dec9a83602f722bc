import type { Compiler } from 'webpack';

const plugin = 'DoorsInEntryPlugin';

/**
 * Puts the doors of a remote into its entry: lists of lazy imports, a few hundred bytes each, which a first page would ask
 * for by requests of their own (decision 0024). What a door takes from the host stays behind in its chunk, which then has
 * no file: the entry runs before anything is shared with it, the door does not.
 */
export class DoorsInEntryPlugin {
  /** Both are names of chunks. */
  constructor(
    private readonly entry: string,
    private readonly doors: readonly string[],
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(plugin, ({ chunkGraph, chunks, hooks, namedChunks }) => {
      // After chunks have been split, so that what is large and not a door's alone keeps a file of its own.
      hooks.optimizeChunks.tap({ name: plugin, stage: 20 }, () => {
        const entry = namedChunks.get(this.entry);
        if (!entry) return;
        for (const door of this.doors.flatMap((name) => namedChunks.get(name) ?? [])) {
          for (const module of chunkGraph.getChunkModules(door)) {
            if (module.type === 'consume-shared-module') continue;
            chunkGraph.disconnectChunkAndModule(door, module);
            chunkGraph.connectChunkAndModule(entry, module);
          }
          if (chunkGraph.getNumberOfChunkModules(door) > 0) continue;
          chunkGraph.disconnectChunk(door);
          chunks.delete(door);
        }
      });
    });
  }
}

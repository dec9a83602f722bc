import type { Chunk } from 'webpack';

const sharing = new Set(['provide-module', 'consume-shared-module']);

/** Chunks that come with the first load: the bootstrap itself, and what holds a package that all apps share. */
function isFirst(chunk: Chunk): boolean {
  if (chunk.name) return chunk.name === 'bootstrap';
  return [...chunk.groupsIterable].some((group) =>
    group.origins.some(({ module }) => module && sharing.has(module.type)),
  );
}

/**
 * What changes seldom, and what changes with the kit: each its own file in a returning visitor's cache. The router comes with
 * the kit: with the framework it would be more in one file than a release may have.
 */
export const hostChunks = {
  framework: {
    test: /[\\/]node_modules[\\/]/,
    name: 'framework',
    chunks: isFirst,
    enforce: true,
    priority: 20,
  },
  shopkit: {
    test: /[\\/](shared[\\/][a-z0-9]+[\\/]src|node_modules[\\/]react-router(-dom)?)[\\/]/,
    name: 'shopkit',
    chunks: isFirst,
    enforce: true,
    priority: 30,
  },
};

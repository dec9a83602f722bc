import type { Chunk } from 'webpack';

const sharing = new Set(['provide-module', 'consume-shared-module']);

/** Chunks of the first load: the bootstrap itself, and those with a package that all apps share. */
function isFirst(chunk: Chunk): boolean {
  if (chunk.name) return chunk.name === 'bootstrap';
  return [...chunk.groupsIterable].some((group) =>
    group.origins.some(({ module }) => module && sharing.has(module.type)),
  );
}

/**
 * Separate files for code that changes rarely and code that changes with the kit, for a returning visitor's cache. The
 * router is in the kit's file: with the framework, that file would exceed the size limit of a release.
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

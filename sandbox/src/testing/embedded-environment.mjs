import { Blob } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { TestEnvironment } from 'jest-environment-node';

/** What every database of this process runs on, compiled once: a suite in the same worker has its own in half the time. */
let program = null;

async function compiled() {
  const folder = new URL('.', import.meta.resolve('@electric-sql/pglite'));
  const read = (name) => readFile(new URL(name, folder));
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all(
    ['pglite.wasm', 'initdb.wasm'].map(async (name) => WebAssembly.compile(await read(name))),
  );
  return { pgliteWasmModule, initdbWasmModule, fsBundle: new Blob([await read('pglite.data')]) };
}

/**
 * PGlite loads itself by `import()`, which test files cannot do: it is opened out here, and tests find the opener as
 * `globalThis.openPglite`.
 */
export default class EmbeddedEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.openPglite = async (dump) => {
      const { PGlite, protocol } = await import('@electric-sql/pglite');
      const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
      program ??= compiled();
      const client = await PGlite.create({
        ...(await program),
        dataDir: 'memory://',
        extensions: { pg_trgm },
        ...(dump ? { loadDataDir: new Blob([dump]) } : {}),
      });
      return { client, serialize: protocol.serialize };
    };
  }
}

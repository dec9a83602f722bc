import { Blob } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { TestEnvironment } from 'jest-environment-node';

/** Bytes as PGlite takes them: what Node keeps in a Blob costs a copy in pieces each time it is read. */
class Bytes extends Blob {
  #bytes;

  constructor(read) {
    super();
    const isWhole = read.byteLength === read.buffer.byteLength;
    this.#bytes = isWhole
      ? read.buffer
      : read.buffer.slice(read.byteOffset, read.byteOffset + read.byteLength);
  }

  get size() {
    return this.#bytes.byteLength;
  }

  async arrayBuffer() {
    return this.#bytes;
  }
}

/** What every database of this process runs on, compiled once: a suite in the same worker has its own in half the time. */
let program = null;

async function compiled() {
  const folder = new URL('.', import.meta.resolve('@electric-sql/pglite'));
  const read = (name) => readFile(new URL(name, folder));
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all(
    ['pglite.wasm', 'initdb.wasm'].map(async (name) => WebAssembly.compile(await read(name))),
  );
  return { pgliteWasmModule, initdbWasmModule, fsBundle: new Bytes(await read('pglite.data')) };
}

/** Databases that were kept, by their files; read once for all suites of this process. */
const databases = new Map();

function databaseIn(file) {
  if (!databases.has(file)) databases.set(file, new Bytes(readFileSync(file)));
  return databases.get(file);
}

/** PostgreSQL clears its memory when it starts: the less of it, the sooner. So much is enough for a town. */
const small = ['-c', 'shared_buffers=4MB', '-c', 'max_connections=10'];
/** All of its files are copied for each suite: a new database has no more log than it needs. */
const shortLog = ['-c', 'min_wal_size=2MB', '-c', 'max_wal_size=2MB'];

/**
 * PGlite loads itself by `import()`, which test files cannot do: it is opened out here, and tests find the opener as
 * `globalThis.openPglite`. Without a file it is empty; with one it is as it was when the file was written, from an
 * archive by PGlite's `dumpDataDir('none')`. Each has memory and files of its own, and shares nothing with another.
 */
export default class EmbeddedEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // Jest's hundred frames make each refusal, which is an error here, as dear as its request.
    this.global.Error.stackTraceLimit = 20;
    this.global.openPglite = async (file) => {
      const { PGlite } = await import('@electric-sql/pglite');
      const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
      program ??= compiled();
      const { defaultStartParams } = PGlite;
      return PGlite.create({
        ...(await program),
        ...(file
          ? { loadDataDir: databaseIn(file), startParams: [...defaultStartParams, ...small] }
          : {
              initDbStartParams: ['--wal-segsize=1'],
              startParams: [...defaultStartParams, ...small, ...shortLog],
            }),
        extensions: { pg_trgm },
      });
    };
  }
}

import { Blob } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { TestEnvironment } from 'jest-environment-node';

/** Bytes as PGlite accepts them: Node's Blob is copied in pieces each time it is read. */
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

/** PGlite's WebAssembly, compiled once for all databases of this process, which halves the time of later suites. */
let program = null;

async function compiled() {
  const folder = new URL('.', import.meta.resolve('@electric-sql/pglite'));
  const read = (name) => readFile(new URL(name, folder));
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all(
    ['pglite.wasm', 'initdb.wasm'].map(async (name) => WebAssembly.compile(await read(name))),
  );
  return { pgliteWasmModule, initdbWasmModule, fsBundle: new Bytes(await read('pglite.data')) };
}

/** Archives of databases by file, read once for all suites of this process. */
const databases = new Map();

function databaseIn(file) {
  if (!databases.has(file)) databases.set(file, new Bytes(readFileSync(file)));
  return databases.get(file);
}

/** PostgreSQL clears its memory when it starts, so less memory starts faster. This is enough for the demo data. */
const small = ['-c', 'shared_buffers=4MB', '-c', 'max_connections=10'];
/** All files are copied for each suite, so a new database keeps as little log as possible. */
const shortLog = ['-c', 'min_wal_size=2MB', '-c', 'max_wal_size=2MB'];

/**
 * PGlite loads itself by `import()`, which test files cannot do. This environment opens it, and tests call
 * `globalThis.openPglite`. Without a file the database is empty; with one it is restored from an archive of PGlite's
 * `dumpDataDir('none')`. `parsers` read types by their number. Databases share neither memory nor files.
 */
export default class EmbeddedEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // With Jest's hundred stack frames each refusal, which is an error here, would cost as much as its request.
    this.global.Error.stackTraceLimit = 20;
    this.global.openPglite = async ({ file = null, parsers }) => {
      const { PGlite } = await import('@electric-sql/pglite');
      const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
      const { fuzzystrmatch } = await import('@electric-sql/pglite/contrib/fuzzystrmatch');
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
        extensions: { pg_trgm, fuzzystrmatch },
        parsers,
      });
    };
  }
}

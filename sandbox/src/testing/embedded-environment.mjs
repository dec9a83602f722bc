import { Blob } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
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

/** Paths and contents of a database, null for a folder; read once for all suites of this process. */
const databases = new Map();

function databaseIn(file) {
  if (!databases.has(file)) databases.set(file, deserialize(readFileSync(file)));
  return databases.get(file);
}

function* filesBelow(FS, folder) {
  yield [folder, null];
  for (const name of FS.readdir(folder)) {
    if (name === '.' || name === '..') continue;
    const path = `${folder}/${name}`;
    if (FS.isDir(FS.stat(path).mode)) yield* filesBelow(FS, path);
    else yield [path, FS.readFile(path)];
  }
}

/** A file system in memory that has the files of a database from the start. */
async function filledWith(files) {
  const { MemoryFS } = await import('@electric-sql/pglite');
  return new (class extends MemoryFS {
    async initialSyncFs() {
      const { FS } = this.pg.Module;
      for (const [path, contents] of files)
        if (contents) FS.writeFile(path, contents);
        else FS.mkdirTree(path);
    }
  })();
}

/**
 * PGlite loads itself by `import()`, which test files cannot do: it is opened out here, and tests find the opener as
 * `globalThis.openPglite`. Empty, or as it was when `keep` wrote it into the file. PGlite's own archives do the same in
 * twice the time.
 */
export default class EmbeddedEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.openPglite = async (file) => {
      const { PGlite, protocol } = await import('@electric-sql/pglite');
      const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
      program ??= compiled();
      const place = file ? { fs: await filledWith(databaseIn(file)) } : { dataDir: 'memory://' };
      const client = await PGlite.create({ ...(await program), ...place, extensions: { pg_trgm } });
      const keep = (to) => {
        const files = [...filesBelow(client.Module.FS, PGlite.paths.PGDATA)];
        writeFileSync(to, serialize(files));
      };
      return { client, serialize: protocol.serialize, keep };
    };
  }
}

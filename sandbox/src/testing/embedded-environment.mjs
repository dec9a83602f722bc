import { Blob } from 'node:buffer';
import { TestEnvironment } from 'jest-environment-node';

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
      const client = await PGlite.create({
        dataDir: 'memory://',
        extensions: { pg_trgm },
        ...(dump ? { loadDataDir: new Blob([dump]) } : {}),
      });
      return { client, serialize: protocol.serialize };
    };
  }
}

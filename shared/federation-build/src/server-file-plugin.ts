import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { serverFile, serverFolder } from './server';

/** Adds the app's server build to the release: its content is part of the build id, its integrity hash of the manifest. */
export class ServerFilePlugin {
  constructor(private readonly app: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ServerFilePlugin', (compilation: Compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ServerFilePlugin', stage }, () => {
        const content = readFileSync(join(serverFolder(this.app), serverFile));
        compilation.emitAsset(serverFile, new webpack.sources.RawSource(content));
      });
    });
  }
}

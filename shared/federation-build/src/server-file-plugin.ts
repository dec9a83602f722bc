import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { serverFile, serverFolder } from './server';

/** Takes the app's server build into the release: its content counts for the build id, its sum is in the manifest. */
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

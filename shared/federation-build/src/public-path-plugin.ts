import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Runs after webpack's own module, which determines the address from the running script. */
class PathOnOwnOriginModule extends RuntimeModule {
  constructor() {
    super('path on own origin', RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    return webpack.Template.asString([
      `var at = new URL(${RuntimeGlobals.publicPath}, self.location.href);`,
      `if (at.origin === self.location.origin) ${RuntimeGlobals.publicPath} = at.pathname;`,
    ]);
  }
}

/**
 * Writes addresses of files on the page's own origin without the origin, as the server does: otherwise a picture's address
 * would differ from the server-rendered one.
 */
export class PublicPathPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('PublicPathPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        .tap('PublicPathPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new PathOnOwnOriginModule());
        });
    });
  }
}

import type { Compiler, RuntimeModule } from 'webpack';

const absolute = '__webpack_require__.p = scriptUrl;';
const ofPage = `var at = new URL(scriptUrl, self.location.href);
__webpack_require__.p = at.origin === self.location.origin ? at.pathname : scriptUrl;`;

/**
 * Writes addresses of files on the page's own origin without the origin, as the server does: otherwise a picture's address
 * would differ from the server-rendered one.
 */
export class PublicPathPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('PublicPathPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('PublicPathPlugin', (module: RuntimeModule) => {
        if (module.name !== 'publicPath') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate() ?? '';
          if (!code.includes(absolute)) throw new Error('webpack determines its public path differently now');
          return code.replace(absolute, ofPage);
        };
      });
    });
  }
}

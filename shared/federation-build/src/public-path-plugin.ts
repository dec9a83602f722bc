import type { Compiler, RuntimeModule } from 'webpack';

const absolute = '__webpack_require__.p = scriptUrl;';
const ofPage = `var at = new URL(scriptUrl, self.location.href);
__webpack_require__.p = at.origin === self.location.origin ? at.pathname : scriptUrl;`;

/**
 * Files of the page's own origin are named without it, as the server names them: else a picture's address would not
 * be the one that the page came with.
 */
export class PublicPathPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('PublicPathPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('PublicPathPlugin', (module: RuntimeModule) => {
        if (module.name !== 'publicPath') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate() ?? '';
          if (!code.includes(absolute)) throw new Error('webpack finds its own address in another way now');
          return code.replace(absolute, ofPage);
        };
      });
    });
  }
}

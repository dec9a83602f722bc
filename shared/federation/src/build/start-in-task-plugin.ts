import type { Compiler } from 'webpack';

const plugin = 'StartInTaskPlugin';

/**
 * Cuts the first script of a page in three: the browser reads it and sets up webpack's runtime, then the federation's starts,
 * then the app's own code, each in a task of its own. In one it is the only long task of a page's beginning (decision 0022).
 */
export class StartInTaskPlugin {
  apply(compiler: Compiler) {
    const { javascript, RuntimeGlobals, RuntimeModule, WebpackError, sources } = compiler.webpack;

    class StartInTask extends RuntimeModule {
      constructor() {
        // After the federation plugin has put its own start into the function.
        super('start in task', RuntimeModule.STAGE_TRIGGER);
      }

      override generate() {
        return `var start = ${RuntimeGlobals.startup};\n${RuntimeGlobals.startup} = () => { setTimeout(start); };`;
      }
    }

    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(plugin, (chunk, requirements) => {
        if (requirements.has(RuntimeGlobals.startupOnlyBefore))
          compilation.addRuntimeModule(chunk, new StartInTask());
        else compilation.errors.push(new WebpackError('the federation starts in another way now'));
      });
      const { renderStartup } = javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      renderStartup.tap(
        plugin,
        (entry) => new sources.ConcatSource('setTimeout(() => {\n', entry, '\n});\n'),
      );
    });
  }
}

import type { Compiler, Module } from 'webpack';

const plugin = 'StartInTaskPlugin';

/** The federation's library, which its start would run first. */
const library = /[\\/]@module-federation[\\/]runtime[\\/]dist[\\/]bundler\.js$/;

const resourceOf = (module: Module): string =>
  'rootModule' in module ? resourceOf(module.rootModule as Module) : (module.nameForCondition() ?? '');

/**
 * Cuts the first script of a page in four: the browser reads it and sets up webpack's runtime, then the federation's library
 * is run, then it starts, then the app's own code, each in a task of its own. In one it is the only long task of a page's
 * beginning (decision 0022).
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
        const { require, startup } = RuntimeGlobals;
        const steps = [`() => ${require}(${JSON.stringify(this.libraryId())})`, 'start'];
        const inTasks = steps.map((step) => `setTimeout(${step});`).join(' ');
        return `var start = ${startup};\n${startup} = () => { ${inTasks} };`;
      }

      private libraryId() {
        const { chunk, chunkGraph } = this;
        const modules = chunk && chunkGraph ? chunkGraph.getChunkModules(chunk) : [];
        const found = modules.find((module) => library.test(resourceOf(module)));
        if (!found) throw new WebpackError("the federation's library has another name now");
        return chunkGraph?.getModuleId(found);
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

/**
 * Stands in for webpack's half of the federation runtime in every remote: the host's own, kept on the page, so that
 * no remote carries it. Each remote gets an instance and tables of its own; the functions keep none.
 */
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.__shopFederation;

export default {
  // The runtime's own `init` knows the build that it was bundled in and would hand out the host's instance.
  runtime: { ...runtime, init: (options) => runtime.createInstance({ ...options, id: options.name }) },
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
  attachShareScopeMap,
};

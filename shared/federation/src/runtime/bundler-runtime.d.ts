/** webpack's half of the federation runtime, by the alias that the build gives it. */
declare module 'federation-bundler-runtime' {
  export const runtime: object;
  export const bundlerRuntime: object;
  export function attachShareScopeMap(webpackRequire: unknown): void;
}
declare module 'federation-container-entry' {
  export function initContainerEntry(options: unknown): unknown;
}

import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals that browsers and Node have but jsdom hides: passed on here. */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
];

/** Takes the rules of a style element and applies none. */
const unusedSheet = { cssRules: [], insertRule: () => 0, deleteRule: () => {} };

/**
 * Styles are tested in browsers: jsdom knows neither layout nor most of the cascade, and matching every rule against every
 * element that a query by role looks at would take a third of the time of a page's tests. A suite about styles turns them on
 * with `@jest-environment-options {"styles": true}` in its first comment; `npm run test:all` turns them on everywhere.
 */
export default class BrowserLikeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    this.global.Uint8Array = Uint8Array;
    if (config.projectConfig.testEnvironmentOptions.styles || process.env.TEST_SCOPE === 'all') return;
    Object.defineProperty(this.global.HTMLStyleElement.prototype, 'sheet', { get: () => unusedSheet });
  }
}

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

export default class BrowserLikeEnvironment extends TestEnvironment {
  constructor(...options) {
    super(...options);
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    this.global.Uint8Array = Uint8Array;
  }
}

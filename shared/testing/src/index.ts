export * from './builders';
export * from './campaign-builder';
export * from './order-builder';
export * from './review-builder';
export * from './fake-api';
export { renderApp } from './render-app';
export { given, renderOnServer, type Given } from './render-on-server';
export { testApp, type TestApp, type TestAppOptions } from './test-app';
export { textSeen } from './text-seen';

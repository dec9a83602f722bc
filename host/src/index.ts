declare global {
  /** webpack's own; styled-components reads it, too. */
  var __webpack_nonce__: string | undefined;
}

// Before anything that makes a script or style element is loaded.
__webpack_nonce__ = window.__shopNonce;

void import(/* webpackChunkName: "bootstrap" */ './bootstrap').then(({ start }) => start());

export {};

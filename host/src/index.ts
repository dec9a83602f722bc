declare global {
  /** A variable of webpack that styled-components reads too. */
  var __webpack_nonce__: string | undefined;
}

// Must be set before a module that creates script or style elements is loaded.
__webpack_nonce__ = window.__shopNonce;

void import(/* webpackChunkName: "bootstrap" */ './bootstrap').then(({ start }) => start());

export {};

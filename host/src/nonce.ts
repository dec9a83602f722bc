declare global {
  /** webpack's own; styled-components reads it, too. */
  var __webpack_nonce__: string | undefined;
}

// Must be the first import of the page: everything that makes a style or script element reads it.
__webpack_nonce__ = window.__shopNonce;

export {};

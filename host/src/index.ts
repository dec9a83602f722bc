import { nextTask } from './root/next-task';

declare global {
  /** webpack's own; styled-components reads it, too. */
  var __webpack_nonce__: string | undefined;
}

// Before anything that makes a script or style element is loaded.
__webpack_nonce__ = window.__shopNonce;

// The same files; step by step, so that nothing the visitor does has to wait for all of it.
void nextTask()
  .then(() => import(/* webpackChunkName: "bootstrap" */ './libraries'))
  .then(nextTask)
  .then(() => import(/* webpackChunkName: "bootstrap" */ './styling'))
  .then(nextTask)
  .then(() => import(/* webpackChunkName: "bootstrap" */ './answers'))
  .then(nextTask)
  .then(() => import(/* webpackChunkName: "bootstrap" */ './kit'))
  .then(nextTask)
  .then(() => import(/* webpackChunkName: "bootstrap" */ './provide'))
  .then(nextTask)
  .then(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap'))
  .then(({ start }) => start());

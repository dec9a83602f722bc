import { nextTask } from './root/next-task';

declare global {
  /** webpack's own; styled-components reads it, too. */
  var __webpack_nonce__: string | undefined;
}

// Before anything that makes a script or style element is loaded.
__webpack_nonce__ = window.__shopNonce;

/**
 * The first number and the first time that a browser writes take it some 10 and 3 ms, all later ones nothing: they come ahead, and
 * not in one task with anything else.
 */
void nextTask()
  .then(() => new Intl.NumberFormat('en').format(0))
  .then(nextTask)
  .then(() => new Intl.DateTimeFormat('en', { timeZone: 'UTC' }));

// The same files; step by step, so that nothing the visitor does has to wait for all of it.
void nextTask()
  .then(() => import(/* webpackChunkName: "bootstrap" */ './libraries'))
  .then(nextTask)
  .then(() => import(/* webpackChunkName: "bootstrap" */ './styling'))
  .then(nextTask)
  .then(() => import(/* webpackChunkName: "bootstrap" */ './kit'))
  .then(nextTask)
  .then(() => import(/* webpackChunkName: "bootstrap" */ './provide'))
  .then(nextTask)
  .then(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap'))
  .then(({ start }) => start());

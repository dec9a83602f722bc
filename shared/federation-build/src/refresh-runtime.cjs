/**
 * One refresh runtime a page: the host's, the remotes' builds and React itself must talk to the same one, or
 * updates arrive and nothing is drawn anew.
 */
module.exports = globalThis.__shopRefreshRuntime ??= require('shop-refresh-runtime');

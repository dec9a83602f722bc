export { browserRemotes } from './browser-remotes';
export { RemoteLoader, partDeadline, type Federation, type OwnPages } from './remote-loader';
export { entryScript, expectEntry, trusted } from './entry-script';
export { KeptPages, type KeptPage } from './kept-pages';

export { browserRemotes } from './browser-remotes';
export { createRemoteLoader, partDeadline, type Federation, type RemoteLoader } from './remote-loader';
export { entryScript, expectEntry } from './entry-script';

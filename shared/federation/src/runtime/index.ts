export { createBrowserRemotes } from './browser-remotes';
export { RemoteLoader, loadTimeout, type Federation, type HostPages } from './remote-loader';
export { createEntryScript, expectEntry, toTrustedUrl } from './entry-script';
export { UnhydratedPages, type UnhydratedPage } from './unhydrated-pages';

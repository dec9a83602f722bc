import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { BootData } from '../boot-data';
import { expectEntry } from './entry-script';
import { createRemoteLoader, type RemoteLoader } from './remote-loader';

/** The loader on the bundler's own federation instance: a second instance is not the one that is asked. */
export function browserRemotes(remotes: BootData['remotes']): RemoteLoader {
  for (const { live, previous } of Object.values(remotes)) {
    for (const release of previous ? [live, previous] : [live]) {
      expectEntry(release.entry.url, release.entry.integrity);
    }
  }
  return createRemoteLoader(remotes, {
    registerRemotes: (list) => registerRemotes(list, { force: false }),
    loadRemote: (id) => loadRemote(id),
  });
}

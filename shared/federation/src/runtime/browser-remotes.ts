import { getInstance } from '@module-federation/enhanced/runtime';
import type { BootData } from '../boot-data';
import { expectEntry, waitForEntries } from './entry-script';
import { forDevelopers, RemoteLoader, type HostPages } from './remote-loader';

/** The loader on the bundler's own federation instance: `loadRemote` does not consult a second one. */
export function createBrowserRemotes(
  { remotes, development }: Pick<BootData, 'remotes' | 'development'>,
  hostPages: HostPages,
): RemoteLoader {
  for (const { live, previous } of Object.values(remotes)) {
    for (const release of previous ? [live, previous] : [live]) {
      expectEntry(release.entry.url, release.entry.integrity);
    }
  }
  const instance = getInstance();
  if (!instance) throw new Error('this build has no federation');
  if (!development) return new RemoteLoader(remotes, instance, hostPages);
  waitForEntries();
  return new RemoteLoader(remotes, instance, hostPages, forDevelopers);
}

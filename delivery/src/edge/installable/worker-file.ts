import type { ObjectStore } from '../../objects/object-store';
import { toIntegrity } from '../../store/release-files';
import type { StoredRelease } from '../live-releases';

const workerName = 'worker.js';

/** Removes itself and its caches in every browser. Open pages are not affected. */
export const removingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('shop-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
})()));
`;

/** Workers of releases, each read once. */
export class WorkerFiles {
  private readonly known = new Map<string, Promise<string | null>>();

  constructor(private readonly objects: ObjectStore) {}

  /** Null for a release without one, or if it differs from its manifest; rejects if the store does not respond. */
  get(host: StoredRelease): Promise<string | null> {
    let known = this.known.get(host.base);
    if (!known) {
      known = this.read(host);
      this.known.set(host.base, known);
      known.catch(() => this.known.delete(host.base));
    }
    return known;
  }

  private async read({ manifest, base }: StoredRelease): Promise<string | null> {
    const integrity = manifest.chunks[workerName]?.integrity;
    if (!integrity) return null;
    const folder = base.replace(/^\/remotes\//, '');
    const content = await this.objects.get(`${folder}${workerName}`);
    return content && toIntegrity(content) === integrity ? content.toString() : null;
  }
}

import type { ReleaseManifest } from '@shop/federation';
import type { ObjectStore } from '../objects/object-store';
import { folderOf, hasVisitors, type ReleaseTable, type TableEntry } from '../release-table';
import { readManifest, ReleaseFiles } from './release-files';

/** What live releases say of themselves. What bears a sum never changes, and is read once. */
export class LiveManifests {
  private readonly known = new Map<string, ReleaseManifest>();

  constructor(private readonly objects: ObjectStore) {}

  /** Of every release that somebody may get. */
  of({ microFrontends }: ReleaseTable): Promise<ReleaseManifest[]> {
    return Promise.all(
      Object.entries(microFrontends).flatMap(([app, entries]) =>
        entries.filter(hasVisitors).map((entry) => this.read(app, entry)),
      ),
    );
  }

  private async read(app: string, entry: TableEntry): Promise<ReleaseManifest> {
    const known = this.known.get(entry.extras.manifestIntegrity);
    if (known) return known;
    const files = new ReleaseFiles(this.objects, `${app}/${folderOf(entry)}`);
    const { manifest, integrity } = await readManifest(files);
    this.known.set(integrity, manifest);
    return manifest;
  }
}

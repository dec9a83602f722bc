import type { ReleaseManifest } from '@shop/federation';
import type { ObjectStore } from '../objects/object-store';
import { getFolder, getUsedEntries, hasVisitors, type ReleaseTable, type TableEntry } from '../release-table';
import { ReleaseError } from './release-error';
import { readManifest, ReleaseFiles } from './release-files';

/** Live releases that visitors may get, and damaged ones. */
export interface LiveRead {
  manifests: ReleaseManifest[];
  damaged: DamagedRelease[];
}

export interface DamagedRelease {
  app: string;
  version: string;
  reason: string;
}

/** A line of text: the release, and what to do. */
export const describeDamage = ({ app, version, reason }: DamagedRelease): string =>
  `${app}@${version} is damaged: ${reason}. Do: release rollback ${app}@${version}, or publish and promote another version`;

/** Manifests of live releases. Those with a hash never change, and are read once. */
export class LiveManifests {
  private readonly known = new Map<string, ReleaseManifest>();

  constructor(private readonly objects: ObjectStore) {}

  /** Of every release that visitors may get. A damaged one affects only its own app. */
  async readAll({ microFrontends }: ReleaseTable): Promise<LiveRead> {
    const damaged: DamagedRelease[] = [];
    const read = Object.entries(microFrontends).flatMap(([app, entries]) =>
      entries.filter(hasVisitors).map((entry) =>
        this.read(app, entry).catch((error: unknown) => {
          // If the store does not respond, its content is unknown.
          if (!(error instanceof ReleaseError) || error.code === 'unavailable') throw error;
          damaged.push({ app, version: entry.metadata.version, reason: error.message });
          return null;
        }),
      ),
    );
    const manifests = (await Promise.all(read)).filter((manifest) => manifest !== null);
    return { manifests, damaged };
  }

  /** Of every release that visitors may get, and of their fallbacks, by `app version`. Damaged ones are missing. */
  async readUsed({ microFrontends }: ReleaseTable): Promise<Map<string, ReleaseManifest>> {
    const read = Object.entries(microFrontends).flatMap(([app, entries]) =>
      getUsedEntries(entries).map(async (entry) => {
        const manifest = await this.read(app, entry).catch((error: unknown) => {
          if (!(error instanceof ReleaseError) || error.code === 'unavailable') throw error;
          return null;
        });
        return [`${app} ${entry.metadata.version}`, manifest] as const;
      }),
    );
    return new Map(
      (await Promise.all(read)).flatMap(([key, manifest]) => (manifest ? [[key, manifest]] : [])),
    );
  }

  private async read(app: string, entry: TableEntry): Promise<ReleaseManifest> {
    const known = this.known.get(entry.extras.manifestIntegrity);
    if (known) return known;
    const files = new ReleaseFiles(this.objects, `${app}/${getFolder(entry)}`);
    const { manifest, integrity } = await readManifest(files, entry.extras.manifestIntegrity);
    this.known.set(integrity, manifest);
    return manifest;
  }
}

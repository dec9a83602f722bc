import type { ObjectStore } from '../objects/object-store';
import { encodings, type CompressedCopy } from './compress';
import { newestFolders } from './versions';

/** Number of releases that are searched; the first is the one that is being published. */
const releases = 4;

/** Compressed copies from an app's last releases: most files of a release are unchanged. */
export class EarlierCopies {
  private constructor(
    private readonly objects: ObjectStore,
    private readonly keys: ReadonlySet<string>,
    private readonly folders: readonly string[],
  ) {}

  static async find(objects: ObjectStore, app: string): Promise<EarlierCopies> {
    const folders = (await newestFolders(objects, app, releases)).map((folder) => `${app}/${folder}/`);
    const found = await Promise.all(folders.map((folder) => objects.list(folder)));
    return new EarlierCopies(objects, new Set(found.flat().map(({ key }) => key)), folders);
  }

  /** Null if no earlier release has compressed the same content under the same name. */
  async find(name: string, content: Buffer): Promise<CompressedCopy[] | null> {
    for (const folder of this.folders) {
      const key = `${folder}${name}`;
      const suffixes = Object.values(encodings).filter((suffix) => this.keys.has(`${key}${suffix}`));
      if (suffixes.length === 0 || !(await this.objects.get(key))?.equals(content)) continue;
      const packed = await Promise.all(suffixes.map((suffix) => this.objects.get(`${key}${suffix}`)));
      return suffixes.flatMap((suffix, at) => {
        const copy = packed[at];
        return copy ? [{ suffix, content: copy }] : [];
      });
    }
    return null;
  }
}

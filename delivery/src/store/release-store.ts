import { join } from 'node:path';
import type { ReleaseManifest } from '@shop/federation';
import { emptyTable, entryOf, folderOf, type ReleaseTable, type TableEntry } from '../release-table';
import { parseTable, shareProblem } from '../table-check';
import { isSignedBy, signTable } from '../table-signature';
import { appendAudit } from './audit-log';
import { promotionProblems } from './promotion-checks';
import { folderOfVersion, publish, type Published, type PublishOptions } from './publish';
import { ReleaseError } from './release-error';
import { readManifest, verifyFiles } from './release-files';
import { promoted, rolledBack } from './rollout';
import { TableFile } from './table-file';

export interface StoreOptions {
  /** The store's folder. */
  dir: string;
  privateKey: string;
  publicKey: string;
  /** Name for the audit log. */
  by: string;
  now?: () => Date;
}

/** How long a signed table may be used. Every change signs it anew, and so does `renew`. Days. */
const tableLife = 365;
const day = 86_400_000;

type Deed = { action: string; app: string; version: string; traffic?: number };

/** A folder of immutable releases and the signed table that says who gets which. */
export class ReleaseStore {
  private readonly file: TableFile;

  constructor(private readonly options: StoreOptions) {
    this.file = new TableFile(options.dir);
  }

  async table(): Promise<ReleaseTable> {
    const text = await this.file.latest();
    if (text === null) return emptyTable();
    const table = parseTable(text);
    if (isSignedBy(table, this.options.publicKey)) return table;
    throw new ReleaseError(
      'refused',
      `the table in ${this.options.dir} was signed with another key: use that key, or begin with an empty folder`,
    );
  }

  async publish(app: string, dist: string, options?: PublishOptions): Promise<Published> {
    const published = await publish(this.options.dir, app, dist, options);
    if (!published.wasKnown) await this.log({ action: 'publish', app, version: published.version });
    return published;
  }

  /** Checks the release against all live ones, then gives it its share. Two promotions at once both happen (F-12). */
  async promote(app: string, version: string, percent = 100): Promise<ReleaseTable> {
    if (!(percent > 0 && percent <= 100)) {
      throw new ReleaseError('invalid', `a share is more than 0 and at most 100 percent, not ${percent}`);
    }
    const { folder, manifest, integrity } = await this.find(app, version);
    await verifyFiles(join(this.options.dir, app, folder), manifest);
    const deed: Deed = { action: 'promote', app, version };
    return this.change(deed, async (table) => {
      const problems = promotionProblems(manifest, await this.liveManifests(table));
      if (problems.length > 0) {
        throw new ReleaseError('refused', [`${app}@${version} may not go live:`, ...problems].join('\n  - '));
      }
      const known = entryOf(table.microFrontends[app], version);
      const entry = known ?? newEntry(version, folder, manifest, integrity);
      const changed = promoted(table, app, entry, percent);
      deed.traffic = entryOf(changed.microFrontends[app], version)?.deployment.traffic ?? percent;
      return changed;
    });
  }

  async rollback(app: string): Promise<{ from: string; to: string }> {
    let step = { from: '', to: '' };
    const deed: Deed = { action: 'rollback', app, version: '' };
    await this.change(deed, async (table) => {
      const { table: changed, from, to } = rolledBack(table, app);
      step = { from, to };
      deed.version = to;
      return changed;
    });
    return step;
  }

  /** Signs the table anew, so that it does not expire. */
  renew(): Promise<ReleaseTable> {
    return this.change({ action: 'renew', app: '*', version: '' }, async (table) => table);
  }

  private async find(app: string, version: string) {
    const folder = await folderOfVersion(this.options.dir, app, version);
    return { folder, ...(await readManifest(join(this.options.dir, app, folder))) };
  }

  private async liveManifests(table: ReleaseTable): Promise<ReleaseManifest[]> {
    const live = Object.entries(table.microFrontends).flatMap(([app, entries]) =>
      entries
        .filter(({ deployment }) => deployment.state === 'active' && deployment.traffic > 0)
        .map((entry) => join(this.options.dir, app, folderOf(entry))),
    );
    return Promise.all(live.map(async (dir) => (await readManifest(dir)).manifest));
  }

  /** Reads, changes, and claims the next revision; begins again when somebody else has claimed it. */
  private async change(
    deed: Deed,
    work: (table: ReleaseTable) => Promise<ReleaseTable>,
  ): Promise<ReleaseTable> {
    for (;;) {
      const before = await this.table();
      const after = await work(before);
      for (const [app, entries] of Object.entries(after.microFrontends)) {
        const problem = shareProblem(app, entries);
        if (problem) throw new ReleaseError('refused', problem);
      }
      const signed = this.sign(after, before.extras.revision + 1);
      if (await this.file.claim(signed.extras.revision, `${JSON.stringify(signed, null, 2)}\n`)) {
        await this.log(deed, signed.extras.revision);
        return signed;
      }
    }
  }

  private sign(table: ReleaseTable, revision: number): ReleaseTable {
    const now = this.now();
    const expiresAt = new Date(now.getTime() + tableLife * day).toISOString();
    const extras = { revision, issuedAt: now.toISOString(), expiresAt, signature: '' };
    return signTable({ ...table, extras }, this.options.privateKey);
  }

  private log(deed: Deed, revision?: number) {
    const { dir, by } = this.options;
    return appendAudit(dir, {
      at: this.now().toISOString(),
      by,
      ...deed,
      ...(revision === undefined ? {} : { revision }),
    });
  }

  private now = () => this.options.now?.() ?? new Date();
}

function newEntry(version: string, folder: string, manifest: ReleaseManifest, integrity: string): TableEntry {
  const base = `/remotes/${manifest.app}/${folder}`;
  return {
    url: `${base}/${manifest.entry.file}`,
    metadata: { version, integrity: manifest.entry.integrity },
    deployment: { traffic: 0, default: false, state: 'active', salt: manifest.app },
    extras: { buildId: manifest.buildId, manifest: `${base}/release.json`, manifestIntegrity: integrity },
  };
}

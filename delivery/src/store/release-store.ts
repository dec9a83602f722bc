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

/** A published release by name. */
export interface Wanted {
  app: string;
  version: string;
}

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
  promote(app: string, version: string, percent = 100): Promise<ReleaseTable> {
    return this.promoteTogether([{ app, version }], percent);
  }

  /** Several apps in one step: nobody sees one without the others, and they need to fit only as they will be. */
  async promoteTogether(wanted: readonly Wanted[], percent = 100): Promise<ReleaseTable> {
    if (!(percent > 0 && percent <= 100)) {
      throw new ReleaseError('invalid', `a share is more than 0 and at most 100 percent, not ${percent}`);
    }
    const candidates = await Promise.all(wanted.map((one) => this.find(one)));
    const deeds: Deed[] = wanted.map((one) => ({ action: 'promote', ...one }));
    return this.change(deeds, async (table) => {
      // With a share, a visitor may get one candidate beside another app's old release.
      const leaving = percent === 100 ? wanted.map(({ app }) => app) : [];
      const staying = (await this.liveManifests(table)).filter(({ app }) => !leaving.includes(app));
      const live = [...staying, ...candidates.map(({ manifest }) => manifest)];
      candidates.forEach(({ version, manifest }) => refuseProblems(version, manifest, live));
      return candidates.reduce((changed, { version, folder, manifest, integrity }, at) => {
        const known = entryOf(changed.microFrontends[manifest.app], version);
        const entry = known ?? newEntry(version, folder, manifest, integrity);
        const after = promoted(changed, manifest.app, entry, percent);
        const given = entryOf(after.microFrontends[manifest.app], version)?.deployment.traffic;
        deeds[at] = { action: 'promote', app: manifest.app, version, traffic: given ?? percent };
        return after;
      }, table);
    });
  }

  async rollback(app: string): Promise<{ from: string; to: string }> {
    let step = { from: '', to: '' };
    const deed: Deed = { action: 'rollback', app, version: '' };
    await this.change([deed], async (table) => {
      const { table: changed, from, to } = rolledBack(table, app);
      step = { from, to };
      deed.version = to;
      return changed;
    });
    return step;
  }

  /** Signs the table anew, so that it does not expire. */
  renew(): Promise<ReleaseTable> {
    return this.change([{ action: 'renew', app: '*', version: '' }], async (table) => table);
  }

  private async find({ app, version }: Wanted) {
    const folder = await folderOfVersion(this.options.dir, app, version);
    const dir = join(this.options.dir, app, folder);
    const read = await readManifest(dir);
    await verifyFiles(dir, read.manifest);
    return { version, folder, ...read };
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
    deeds: readonly Deed[],
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
        for (const deed of deeds) await this.log(deed, signed.extras.revision);
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

function refuseProblems(version: string, manifest: ReleaseManifest, live: readonly ReleaseManifest[]) {
  const problems = promotionProblems(manifest, live);
  if (problems.length === 0) return;
  throw new ReleaseError(
    'refused',
    [`${manifest.app}@${version} may not go live:`, ...problems].join('\n  - '),
  );
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

import type { ObjectStore } from '../objects/object-store';
import { emptyTable, entryOf, type ReleaseTable, type RolloutRule } from '../release-table';
import { previewToken } from '../preview-token';
import { shareProblem } from '../table-check';
import { isSignedBy, signTable } from '../table-signature';
import { appendAudit } from './audit-log';
import { sizeProblems, type SizeBudgets } from './budget-checks';
import { goneFolders, removeFolders, withoutSpent, type ReleaseFolder } from './garbage';
import { killed, paused, resumed, revived } from './halts';
import { damageWords, LiveManifests } from './live-manifests';
import { promotionProblems, refuseProblems } from './promotion-checks';
import { publish, type Published, type PublishOptions } from './publish';
import { ReleaseError } from './release-error';
import { readManifest, ReleaseFiles, verifyFiles } from './release-files';
import { promoted, rolledBack } from './rollout';
import { refuseShare, type Share } from './share';
import { newEntry, timeAfter, withRetirement } from './table-entry';
import { TableFile, type Newest } from './table-file';
import { verification, type Verification } from './verification';
import { folderOfVersion } from './versions';

export interface StoreOptions extends Pick<PublishOptions, 'compression'> {
  /** Where everything lies. */
  objects: ObjectStore;
  privateKey: string;
  publicKey: string;
  /** Name for the audit log. */
  by: string;
  now?: () => Date;
  /** What is too heavy is not promoted. */
  budgets?: SizeBudgets;
  /** Told of what is damaged, and of how the command goes on all the same. */
  warn?: (text: string) => void;
}

/** How long a signed table may be used. Every change signs it anew, and so does `renew`. Days. */
const tableLife = 365;
const day = 86_400_000;

/** A published release by name. */
export interface Wanted {
  app: string;
  version: string;
}

type Deed = { action: string; app: string; version: string; traffic?: number; because?: string };

/** Immutable releases and the signed table that says who gets which. */
export class ReleaseStore {
  private readonly file: TableFile;
  private readonly manifests: LiveManifests;

  constructor(private readonly options: StoreOptions) {
    this.file = new TableFile(options.objects);
    this.manifests = new LiveManifests(options.objects);
  }

  async table(): Promise<ReleaseTable> {
    return (await this.newest()).table;
  }

  /** Releases that somebody may get, and that are not as they were promoted: for each a line that says what to do. */
  async damages(table: ReleaseTable): Promise<string[]> {
    return (await this.manifests.of(table)).damaged.map(damageWords);
  }

  private async newest(): Promise<Newest> {
    const found = await this.file.latest();
    if (found === null) return { table: emptyTable(), revision: 0, damage: null };
    const { table, damage } = found;
    if (damage) this.warn(damage);
    if (isSignedBy(table, this.options.publicKey)) return found;
    throw new ReleaseError(
      'refused',
      `the table in ${this.options.objects.name} was signed with another key: use that key, or begin with an empty folder`,
    );
  }

  async publish(app: string, dist: string, options?: PublishOptions): Promise<Published> {
    const { objects, compression } = this.options;
    const published = await publish(objects, app, dist, { compression, ...options });
    if (!published.wasKnown) await this.log({ action: 'publish', app, version: published.version });
    return published;
  }

  /** Checks the release against all live ones, then gives it its share. Two promotions at once both happen (F-12). */
  promote(app: string, version: string, percent = 100, rules?: RolloutRule[]): Promise<ReleaseTable> {
    return this.promoteTogether([{ app, version }], { percent, rules });
  }

  /** Several apps in one step: nobody sees one without the others, and they need to fit only as they will be. */
  async promoteTogether(wanted: readonly Wanted[], share: Share = {}): Promise<ReleaseTable> {
    refuseShare(share);
    const { percent = 100, rules } = share;
    const candidates = await Promise.all(wanted.map((one) => this.find(one)));
    const deeds: Deed[] = wanted.map((one) => ({ action: 'promote', ...one }));
    return this.change(deeds, async (table) => {
      // With a share, a visitor may get one candidate beside another app's old release.
      const leaving = percent === 100 ? wanted.map(({ app }) => app) : [];
      const staying = (await this.whole(table)).filter(({ app }) => !leaving.includes(app));
      const live = [...staying, ...candidates.map(({ manifest }) => manifest)];
      candidates.forEach(({ version, manifest }) => {
        const problems = promotionProblems(manifest, live);
        refuseProblems(version, manifest, [
          ...problems,
          ...sizeProblems(manifest, this.options.budgets ?? {}),
        ]);
      });
      return candidates.reduce((changed, { version, folder, manifest, integrity }, at) => {
        const known = entryOf(changed.microFrontends[manifest.app], version);
        const entry = known ?? newEntry(version, folder, manifest, integrity);
        const after = promoted(changed, manifest.app, entry, percent, rules);
        const given = entryOf(after.microFrontends[manifest.app], version)?.deployment.traffic;
        deeds[at] = { action: 'promote', app: manifest.app, version, traffic: given ?? percent };
        return after;
      }, table);
    });
  }

  /** `because`: for the log. `only`: refused where another release than this would go. */
  async rollback(app: string, because?: string, only?: string): Promise<{ from: string; to: string }> {
    let step = { from: '', to: '' };
    const deed: Deed = { action: 'rollback', app, version: '', ...(because ? { because } : {}) };
    await this.change([deed], async (table) => {
      const { table: changed, from, to } = rolledBack(table, app);
      if (only !== undefined && from !== only) {
        throw new ReleaseError('refused', `the newest step of ${app} is ${from}, not ${only}`);
      }
      step = { from, to };
      deed.version = to;
      return changed;
    });
    return step;
  }

  /** Holds the trial of an app; answers its version. */
  pause = (app: string) => this.halt('pause', app, (table) => paused(table, app));

  /** Goes on with it, where it still fits what is live. */
  resume = (app: string) =>
    this.halt('resume', app, async (table) => {
      const step = resumed(table, app);
      const { manifest } = await this.find({ app, version: step.version });
      const others = (await this.whole(table)).filter((live) => live.app !== app);
      refuseProblems(step.version, manifest, promotionProblems(manifest, others));
      return step;
    });

  /** F-11. Without a version, the whole app. `because`: for the log. */
  kill = (app: string, version: string | null, because?: string) =>
    this.halt(
      'kill',
      app,
      (table) => ({ table: killed(table, app, version), version: version ?? '' }),
      because,
    );

  revive = (app: string, version: string | null) =>
    this.halt('revive', app, (table) => ({ table: revived(table, app, version), version: version ?? '' }));

  /** Text of a link with which who has it gets published releases, for so many hours. */
  async preview(wanted: readonly Wanted[], hours: number): Promise<string> {
    await Promise.all(wanted.map((one) => this.find(one)));
    const versions = Object.fromEntries(wanted.map(({ app, version }) => [app, version]));
    const until = this.now().getTime() + hours * 3_600_000;
    return previewToken({ versions, until }, this.options.privateKey);
  }

  /** Whether everything that the table names is there, whole, and signed. */
  async verify(): Promise<Verification> {
    const { objects, publicKey } = this.options;
    const { table, damage } = await this.newest();
    const found = await verification(objects, table, publicKey, this.now());
    return damage ? { ...found, problems: [damage, ...found.problems] } : found;
  }

  /** Removes what nobody has got for so many days, from the table first. `isTrial`: only says what would go. */
  async collect(days: number, isTrial = false): Promise<ReleaseFolder[]> {
    const { objects } = this.options;
    const keeping = { days, now: this.now() };
    let spent = withoutSpent(await this.table(), keeping).gone;
    if (spent.length && !isTrial) {
      await this.change([{ action: 'gc', app: '*', version: '' }], async (table) => {
        const step = withoutSpent(table, keeping);
        spent = step.gone;
        return step.table;
      });
    }
    const folders = await goneFolders(objects, await this.table(), keeping, spent);
    if (!isTrial) await removeFolders(objects, folders);
    return folders;
  }

  private async halt(
    action: string,
    app: string,
    work: (table: ReleaseTable) => Stop | Promise<Stop>,
    because?: string,
  ): Promise<string> {
    const deed: Deed = { action, app, version: '', ...(because ? { because } : {}) };
    await this.change([deed], async (table) => {
      const step = await work(table);
      deed.version = step.version;
      return step.table;
    });
    return deed.version;
  }

  /** Signs the table anew, so that it does not expire. */
  renew(): Promise<ReleaseTable> {
    return this.change([{ action: 'renew', app: '*', version: '' }], async (table) => table, true);
  }

  /** What is damaged is not held against others; it is told. */
  private async whole(table: ReleaseTable) {
    const { manifests, damaged } = await this.manifests.of(table);
    damaged.forEach((one) => this.warn(damageWords(one)));
    return manifests;
  }

  private async find({ app, version }: Wanted) {
    const folder = await folderOfVersion(this.options.objects, app, version);
    const files = new ReleaseFiles(this.options.objects, `${app}/${folder}`);
    const read = await readManifest(files);
    await verifyFiles(files, read.manifest);
    return { version, folder, ...read };
  }

  /** Reads, changes, and claims the next revision; begins again when somebody else has claimed it. */
  private async change(
    deeds: readonly Deed[],
    work: (table: ReleaseTable) => Promise<ReleaseTable>,
    mayGoBack = false,
  ): Promise<ReleaseTable> {
    for (;;) {
      const { table: before, revision } = await this.newest();
      const now = mayGoBack ? this.now() : timeAfter(before, this.now());
      const after = await work(before);
      for (const [app, entries] of Object.entries(after.microFrontends)) {
        const problem = shareProblem(app, entries);
        if (problem) throw new ReleaseError('refused', problem);
      }
      const signed = this.sign(after, revision + 1, now);
      if (await this.file.claim(signed.extras.revision, `${JSON.stringify(signed, null, 2)}\n`)) {
        for (const deed of deeds) await this.logOrWarn(deed, signed.extras.revision);
        return signed;
      }
    }
  }

  private sign(table: ReleaseTable, revision: number, now: Date): ReleaseTable {
    const expiresAt = new Date(now.getTime() + tableLife * day).toISOString();
    const extras = { revision, issuedAt: now.toISOString(), expiresAt, signature: '' };
    return signTable({ ...withRetirement(table, now), extras }, this.options.privateKey);
  }

  /** What has been done has been done, whether it can be noted or not. */
  private logOrWarn(deed: Deed, revision: number) {
    return this.log(deed, revision).catch((error: unknown) => {
      if (!(error instanceof ReleaseError)) throw error;
      this.warn(`revision ${revision} is made, but the history does not say so: ${error.message}`);
    });
  }

  private warn = (text: string) => this.options.warn?.(text);

  private log(deed: Deed, revision?: number) {
    const { objects, by } = this.options;
    return appendAudit(objects, {
      at: this.now().toISOString(),
      by,
      ...deed,
      ...(revision === undefined ? {} : { revision }),
    });
  }

  private now = () => this.options.now?.() ?? new Date();
}

type Stop = { table: ReleaseTable; version: string };

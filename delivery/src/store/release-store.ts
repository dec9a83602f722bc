import type { ReleaseManifest } from '@shop/federation';
import { getEntry, getRamp, getReleases, type ReleaseTable, type RolloutRule } from '../release-table';
import { rights, type Policy } from '../policy/policy';
import { describeDoer } from '../policy/signed-history';
import { previewToken } from '../preview-token';
import { findUnfit, getRealShares, type RealShares } from '../real-shares';
import type { AuditEntry } from './audit-log';
import { sizeProblems } from './budget-checks';
import { getRemovableFolders, removeFolders, withoutRemovable, type ReleaseFolder } from './garbage';
import { killed, paused, resumed, revived } from './halts';
import { describeDamage, LiveManifests } from './live-manifests';
import { describeUnfinished } from './newest';
import { promotionProblems, refuseProblems } from './promotion-checks';
import { refuseChanged, refuseWithoutHost } from './promotion-refusals';
import { publish, type Published, type PublishOptions } from './publish';
import { ReleaseError } from './release-error';
import type { RolledBack } from '../describe-state';
import { readManifest, ReleaseFiles, verifyFiles } from './release-files';
import { promoted, rolledBack } from './rollout';
import { SignedTable, type AuditAction, type StoreOptions } from './signed-table';
import { describeInterval, toRamp } from './ramp';
import { checkRollout, toFirstStep, toStep, type Rollout } from './rollout-input';
import { newEntry } from './table-entry';
import { verification, type Verification } from './verification';
import { folderOfVersion } from './versions';

export type { StoreOptions };

/** A published release by name. */
export interface ReleaseRef {
  app: string;
  version: string;
}

/** A published release that is to be assigned. */
interface Candidate {
  version: string;
  folder: string;
  manifest: ReleaseManifest;
  integrity: string;
}

/** Immutable releases and the signed table that assigns them. */
export class ReleaseStore {
  private readonly signed: SignedTable;
  private readonly manifests: LiveManifests;

  constructor(private readonly options: StoreOptions) {
    this.signed = new SignedTable(options);
    this.manifests = new LiveManifests(options.objects);
  }

  /** What edges use. */
  async table(): Promise<ReleaseTable> {
    return (await this.signed.newest()).served;
  }

  /** Damaged releases that visitors may get: a line for each that names what to do. */
  async damages(table: ReleaseTable): Promise<string[]> {
    return (await this.manifests.readAll(table)).damaged.map(describeDamage);
  }

  /** What edges really assign by a table: a release that does not fit the host, or is damaged, is replaced. */
  async realShares(table: ReleaseTable): Promise<RealShares> {
    const manifests = await this.manifests.readUsed(table);
    return getRealShares(table, (app, version) => manifests.get(`${app} ${version}`));
  }

  /** What does not fit the other live releases, as after a rollback: a line for each requirement that is not met. */
  async unfit(): Promise<string[]> {
    const table = await this.table();
    const manifests = await this.manifests.readUsed(table);
    return findUnfit(table, (app, version) => manifests.get(`${app} ${version}`));
  }

  async publish(app: string, dist: string, options?: PublishOptions): Promise<Published> {
    const { objects, compression } = this.options;
    await this.signed.refuseUnless(app, ['publish']);
    const published = await publish(objects, app, dist, { compression, ...options });
    if (!published.wasKnown) await this.signed.log({ action: 'publish', app, version: published.version });
    return published;
  }

  /** Checks the release against all live ones, then assigns its percentage. Two concurrent promotions both succeed (F-12). */
  promote(app: string, version: string, percent = 100, rules?: RolloutRule[]): Promise<ReleaseTable> {
    return this.promoteTogether([{ app, version }], { percent, rules });
  }

  /**
   * Several apps in one step: no visitor gets one without the others, and compatibility is checked for the result only. Refused
   * if somebody else has changed the releases of one of these apps meanwhile: who promotes has not seen that.
   */
  async promoteTogether(releases: readonly ReleaseRef[], rollout: Rollout = {}): Promise<ReleaseTable> {
    checkRollout(rollout);
    const first = toFirstStep(rollout);
    const { ramp } = rollout;
    const candidates = await Promise.all(releases.map((one) => this.find(one)));
    const because = ramp && `ramp ${ramp.steps.join(',')} every ${describeInterval(ramp.every)}`;
    const actions: AuditAction[] = releases.map((one) => ({ action: 'promote', ...one }));
    let seen: ReleaseTable | null = null;
    const promote = async (table: ReleaseTable) => {
      refuseChanged(releases, (seen ??= table), table);
      await this.refuseUnfit(table, candidates, first.percent);
      const rest = ramp && toRamp(ramp.steps.slice(1), ramp.every, this.signed.now());
      const promotedAll = candidates.reduce((changed, { version, folder, manifest, integrity }, at) => {
        const known = getEntry(getReleases(changed, manifest.app), version);
        const entry = known ?? newEntry(version, folder, manifest, integrity);
        const after = promoted(changed, manifest.app, entry, first, rest);
        const traffic =
          getEntry(getReleases(after, manifest.app), version)?.deployment.traffic ?? first.percent;
        actions[at] = { action: 'promote', app: manifest.app, version, traffic, ...(because && { because }) };
        return after;
      }, table);
      refuseWithoutHost(promotedAll);
      return promotedAll;
    };
    return this.signed.change(actions, promote, { confirm: () => this.refuseRemoved(candidates) });
  }

  /**
   * The next step of a canary's ramp, once it is due; at 100 it becomes the default. Returns its percentage. Refused if
   * somebody has ended the ramp, or another process has made the step meanwhile, and if the release no longer fits the others.
   */
  async advance(app: string, version: string, because: string): Promise<number> {
    const candidate = await this.find({ app, version });
    const action: AuditAction = { action: 'ramp', app, version, because };
    await this.signed.change([action], async (table) => {
      const entry = getEntry(getReleases(table, app), version);
      const ramp = entry && getRamp(entry);
      const [percent, ...rest] = ramp?.steps ?? [];
      const now = this.signed.now();
      if (!entry || !ramp || percent === undefined || Date.parse(ramp.next) > now.getTime())
        throw new ReleaseError('refused', `no step of ${app}@${version} is due`);
      const step = toStep(percent, entry.deployment.rules);
      await this.refuseUnfit(table, [candidate], step.percent);
      action.traffic = percent;
      return promoted(table, app, entry, step, toRamp(rest, ramp.every, now));
    });
    return action.traffic ?? 0;
  }

  /** `because`: for the log. `version`: refused if another release than this would be rolled back. */
  async rollback(app: string, because?: string, version?: string): Promise<RolledBack> {
    let step: RolledBack = { from: '', to: null };
    const action: AuditAction = { action: 'rollback', app, version: '', ...(because ? { because } : {}) };
    await this.signed.change([action], async (table) => {
      const { table: changed, ...done } = rolledBack(table, app, version);
      step = done;
      action.version = done.to ?? done.from;
      return changed;
    });
    return step;
  }

  /** Pauses a canary of an app; returns its version. `version`: which one, where there are several. */
  pause = (app: string, version?: string) => this.halt('pause', app, (table) => paused(table, app, version));

  /** Resumes it, if it is still compatible with the live releases. */
  resume = (app: string, named?: string) =>
    this.halt('resume', app, async (table) => {
      const step = resumed(table, app, named);
      const { manifest } = await this.find({ app, version: step.version });
      const others = (await this.readManifests(table)).filter((live) => live.app !== app);
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

  /** Text of a link that shows published releases, for so many hours. */
  async preview(releases: readonly ReleaseRef[], hours: number): Promise<string> {
    await Promise.all(releases.map((one) => this.find(one)));
    for (const { app } of releases) await this.signed.refuseUnless(app, rights);
    const versions = Object.fromEntries(releases.map(({ app, version }) => [app, version]));
    const until = this.signed.now().getTime() + hours * 3_600_000;
    return previewToken({ versions, until }, this.options.privateKey);
  }

  /** Who may change what; null: whoever has the root key. */
  policy = (): Promise<Policy | null> => this.signed.readPolicy();

  /** Replaces the policy; only with the root key. */
  setPolicy = (teams: Policy['teams']): Promise<Policy> => this.signed.setPolicy(teams);

  /** Who has made each entry of the history, for people. */
  async doers(entries: readonly AuditEntry[]): Promise<string[]> {
    const policy = await this.policy();
    return entries.map((entry) => describeDoer(entry, policy, this.options.publicKey));
  }

  /** Verifies that everything in the table exists, is intact, and signed. */
  async verify(): Promise<Verification> {
    const { objects, publicKey } = this.options;
    const newest = await this.signed.newest();
    const found = await verification(
      objects,
      newest.served,
      publicKey,
      await this.signed.readPolicy(),
      this.signed.now(),
    );
    const own = [newest.damage, describeUnfinished(newest)].filter((problem) => problem !== null);
    return { ...found, problems: [...own, ...found.problems] };
  }

  /** Removes releases that had no visitors for so many days, from the table first. `isDryRun`: only returns them. */
  async collect(days: number, isDryRun = false): Promise<ReleaseFolder[]> {
    const { objects } = this.options;
    const keeping = { days, now: this.signed.now() };
    let spent = withoutRemovable((await this.signed.newest()).table, keeping).gone;
    if (spent.length && !isDryRun) {
      await this.signed.change([{ action: 'gc', app: '*', version: '' }], async (table) => {
        const step = withoutRemovable(table, keeping);
        spent = step.gone;
        return step.table;
      });
    }
    const folders = await getRemovableFolders(objects, (await this.signed.newest()).table, keeping, spent);
    if (isDryRun) return folders;
    return removeFolders(objects, folders, async () => (await this.signed.newest()).table);
  }

  private async halt(
    action: string,
    app: string,
    work: (table: ReleaseTable) => Stop | Promise<Stop>,
    because?: string,
  ): Promise<string> {
    const entry: AuditAction = { action, app, version: '', ...(because ? { because } : {}) };
    await this.signed.change([entry], async (table) => {
      const step = await work(table);
      entry.version = step.version;
      return step.table;
    });
    return entry.version;
  }

  /** Signs the table again, so that it does not expire; the root key also the policy. */
  async renew(): Promise<ReleaseTable> {
    const action: AuditAction = { action: 'renew', app: '*', version: '' };
    const table = await this.signed.change([action], async (same) => same, { mayGoBack: true });
    await this.signed.renewPolicy();
    return table;
  }

  /** Refuses candidates that do not fit the releases beside which visitors would get them, or that are too large. */
  private async refuseUnfit(table: ReleaseTable, candidates: readonly Candidate[], percent: number) {
    // With a percentage, a visitor may get one candidate beside another app's old release.
    const leaving = percent === 100 ? candidates.map(({ manifest }) => manifest.app) : [];
    const staying = (await this.readManifests(table)).filter(({ app }) => !leaving.includes(app));
    const live = [...staying, ...candidates.map(({ manifest }) => manifest)];
    for (const { version, manifest } of candidates)
      refuseProblems(version, manifest, [
        ...promotionProblems(manifest, live),
        ...sizeProblems(manifest, this.options.budgets ?? {}),
      ]);
  }

  /** Damaged releases are not checked against others; they cause a warning. */
  private async readManifests(table: ReleaseTable) {
    const { manifests, damaged } = await this.manifests.readAll(table);
    damaged.forEach((one) => this.signed.warn(describeDamage(one)));
    return manifests;
  }

  /** Refuses releases that `collect` has removed since they were found. */
  private async refuseRemoved(candidates: readonly Candidate[]): Promise<void> {
    for (const { version, manifest } of candidates)
      await folderOfVersion(this.options.objects, manifest.app, version);
  }

  private async find({ app, version }: ReleaseRef): Promise<Candidate> {
    const folder = await folderOfVersion(this.options.objects, app, version);
    const files = new ReleaseFiles(this.options.objects, `${app}/${folder}`);
    const read = await readManifest(files);
    await verifyFiles(files, read.manifest);
    return { version, folder, ...read };
  }
}

type Stop = { table: ReleaseTable; version: string };

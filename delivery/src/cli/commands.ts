import type { ObjectStore } from '../objects/object-store';
import { withAdaptedRemote } from '../stock-remote/adapt-stock-remote';
import { readAudit } from '../store/audit-log';
import { ReleaseError } from '../store/release-error';
import { describeRollback, describeState } from '../describe-state';
import { getEntry, getReleases, type ReleaseTable } from '../release-table';
import type { ReleaseStore, ReleaseRef } from '../store/release-store';
import { describeInterval, parseRamp, type RampPlan } from '../store/ramp';
import { getAllCanaries } from '../store/rollout';
import { parsePercent, type Rollout } from '../store/rollout-input';
import { parseAppAndVersion, type CommandLine } from './arguments';
import { analyseEdges } from './canary-analysis-command';
import { policy } from './policy';
import { tagRelease } from './release-tag';
import { nothingReleased, statusLines } from './status';

type Print = (line: string) => void;
type Command = (store: ReleaseStore, line: CommandLine, print: Print, objects: ObjectStore) => Promise<void>;

async function publish(store: ReleaseStore, line: CommandLine, print: Print) {
  const { positionals, flags } = line;
  if (positionals.length === 0 || positionals.length % 2 === 1) {
    throw new ReleaseError('invalid', 'expected: publish <app> <folder>');
  }
  if (flags.from !== undefined) return publishStockRemote(store, line, print);
  const published: ReleaseRef[] = [];
  for (let at = 0; at < positionals.length; at += 2) {
    const [app = '', dist = ''] = positionals.slice(at, at + 2);
    const { version, wasKnown } = await store.publish(app, dist, { asSnapshot: flags.snapshot === true });
    print(`${app}@${version} ${wasKnown ? 'was published before' : 'is published'}`);
    // Also for a release that was known: its first publication may have ended before the tag.
    const tag = !flags.snapshot && flags.tag !== false && tagRelease(app, version, dist);
    if (tag) print(`the commit is tagged; share it: git push origin ${tag}`);
    published.push({ app, version });
  }
  if (flags.promote !== true) return;
  await promoteAndPrint(store, published, { replace: flags.replace === true }, print);
}

/** `publish mfe-weather dist --from mf-manifest --slot menu-entry=./Widget` */
async function publishStockRemote(
  store: ReleaseStore,
  { positionals, flags, slots = {} }: CommandLine,
  print: Print,
) {
  const [app = '', folder = '', ...others] = positionals;
  if (flags.from !== 'mf-manifest') throw new ReleaseError('invalid', '--from takes mf-manifest');
  if (others.length > 0) throw new ReleaseError('invalid', '--from takes one app and its folder');
  const version = typeof flags.version === 'string' ? flags.version : undefined;
  const published = await withAdaptedRemote(folder, { app, version, slots }, (dist) =>
    store.publish(app, dist, { asSnapshot: flags.snapshot === true }),
  );
  print(`${app}@${published.version} ${published.wasKnown ? 'was published before' : 'is published'}`);
  if (flags.promote !== true) return;
  const refs = [{ app, version: published.version }];
  await promoteAndPrint(store, refs, { replace: flags.replace === true }, print);
}

async function promote(store: ReleaseStore, { positionals, flags, rules }: CommandLine, print: Print) {
  const releases = (positionals.length > 0 ? positionals : [undefined]).map(parseAppAndVersion);
  const ramp = readRamp(releases, flags, rules);
  const percent = flags.percent === undefined && rules.length ? 0 : parsePercent(flags.percent);
  const rollout = { percent, ramp, replace: flags.replace === true, ...(rules.length ? { rules } : {}) };
  await promoteAndPrint(store, releases, rollout, print);
  if (!ramp) return;
  const [, ...coming] = ramp.steps;
  print(`then ${coming.join(', ')} %, one every ${describeInterval(ramp.every)} while it is healthy`);
  print('the canary analysis does that: release guard, or an edge with EDGE_GUARD=on');
}

/** Promotes releases, and prints the canaries that this has ended, and who gets the releases. */
async function promoteAndPrint(
  store: ReleaseStore,
  releases: readonly ReleaseRef[],
  rollout: Rollout,
  print: Print,
) {
  // Without --replace a promotion ends no canary.
  const before = rollout.replace ? await store.table() : null;
  const after = await store.promoteTogether(releases, rollout);
  for (const { app, version } of before ? releases : []) {
    const running = getAllCanaries(getReleases(after, app) ?? []).map(({ metadata }) => metadata.version);
    for (const canary of getAllCanaries((before && getReleases(before, app)) ?? [])) {
      const was = canary.metadata.version;
      if (was !== version && !running.includes(was))
        print(`${app}@${was} was a canary (${describeState(canary)}), and is ended`);
    }
  }
  printAudience(releases, after, print);
}

/** `--ramp 5,25,50,100 --every 30m`: one release, and no other percentage. With rules, of the visitors whom they match. */
function readRamp(
  releases: readonly ReleaseRef[],
  { ramp, every, percent }: CommandLine['flags'],
  rules: CommandLine['rules'],
): RampPlan | undefined {
  if (typeof ramp !== 'string') {
    if (every === undefined) return undefined;
    throw new ReleaseError('invalid', '--every belongs to --ramp 5,25,50,100');
  }
  if (releases.length > 1 || percent !== undefined || rules.some(({ traffic }) => traffic !== 100))
    throw new ReleaseError(
      'invalid',
      '--ramp is for one release, without --percent, and without percent in --rule: its percentages are those of the rules',
    );
  return parseRamp(ramp, typeof every === 'string' ? every : undefined);
}

function printAudience(
  releases: readonly ReleaseRef[],
  { microFrontends, extras }: ReleaseTable,
  print: Print,
) {
  for (const { app, version } of releases) {
    const { traffic = 0, rules = [] } = getEntry(microFrontends[app], version)?.deployment ?? {};
    const others = rules.length ? ', and to those of its rules' : '';
    const audience = traffic === 100 ? 'everybody' : `${traffic} % of the visitors${others}`;
    print(`${app}@${version} goes to ${audience} (revision ${extras.revision})`);
  }
}

/** `mfe-cart`, or `mfe-cart@1.4.0`. */
function appOrRelease({ command, positionals }: CommandLine): { app: string; version: string | null } {
  const [text] = positionals;
  if (!text || positionals.length > 1)
    throw new ReleaseError('invalid', `expected: ${command} <app>[@<version>]`);
  return text.includes('@') ? parseAppAndVersion(text) : { app: text, version: null };
}

async function pause(store: ReleaseStore, line: CommandLine, print: Print) {
  const { app, version } = appOrRelease(line);
  print(
    `${app}@${await store.pause(app, version ?? undefined)} is paused; its visitors get the default, if there is one`,
  );
}

async function resume(store: ReleaseStore, line: CommandLine, print: Print) {
  const { app, version } = appOrRelease(line);
  print(`${app}@${await store.resume(app, version ?? undefined)} is resumed`);
}

async function kill(store: ReleaseStore, line: CommandLine, print: Print) {
  const { app, version } = appOrRelease(line);
  await store.kill(app, version, getReason(line));
  print(version === null ? `${app} is off` : `${app}@${version} is killed`);
  await printUnfit(store, print);
}

async function revive(store: ReleaseStore, line: CommandLine, print: Print) {
  const { app, version } = appOrRelease(line);
  await store.revive(app, version);
  print(version === null ? `${app} is on again` : `${app}@${version} can be promoted again`);
}

function toOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url !== null && /^https?:$/.test(url.protocol);
  if (isWeb && url.href === `${url.origin}/`) return url.origin;
  throw new ReleaseError('invalid', `--origin takes an address such as https://shop.example, not "${text}"`);
}

async function preview(store: ReleaseStore, { positionals, flags }: CommandLine, print: Print) {
  const releases = (positionals.length > 0 ? positionals : [undefined]).map(parseAppAndVersion);
  const hours = flags.hours === undefined ? 24 : Number(flags.hours);
  if (!(hours > 0 && hours <= 24 * 30)) throw new ReleaseError('invalid', '--hours takes a number up to 720');
  const origin = typeof flags.origin === 'string' ? toOrigin(flags.origin) : '';
  print(`${origin}/?preview=${await store.preview(releases, hours)}`);
}

const getReason = ({ flags }: CommandLine) => (typeof flags.because === 'string' ? flags.because : undefined);

async function verify(store: ReleaseStore, _line: CommandLine, print: Print) {
  const { releases, problems } = await store.verify();
  if (problems.length)
    throw new ReleaseError('refused', ['the store is damaged:', ...problems].join('\n  - '));
  print(releases === 0 ? nothingReleased : `${releases} releases are intact, and the table is signed`);
}

async function gc(store: ReleaseStore, { flags }: CommandLine, print: Print, objects: ObjectStore) {
  const days = flags.days === undefined ? 30 : Number(flags.days);
  if (!Number.isInteger(days) || days < 0) throw new ReleaseError('invalid', '--days takes a number of days');
  const gone = await store.collect(days, flags.dryRun === true);
  if (!flags.dryRun) await objects.removeDrafts?.();
  gone.forEach(({ app, folder }) => print(`${app} ${folder}`));
  print(`${gone.length} releases ${flags.dryRun ? 'would be removed' : 'are removed'}`);
}

async function rollback(store: ReleaseStore, line: CommandLine, print: Print) {
  const { app, version } = appOrRelease(line);
  print(describeRollback(app, await store.rollback(app, getReason(line), version ?? undefined)));
  await printUnfit(store, print);
}

/** What no longer fits. The change is made, also if that cannot be read. */
async function printUnfit(store: ReleaseStore, print: Print) {
  const unfit = await store.unfit().catch((error: unknown) => {
    if (error instanceof ReleaseError) return [error.message];
    throw error;
  });
  unfit.forEach((line) => print(`warning: ${line}`));
}

async function status(store: ReleaseStore, { flags }: CommandLine, print: Print) {
  const table = await store.table();
  if (flags.json) print(JSON.stringify(table, null, 2));
  else [...statusLines(table, await store.realShares(table)), ...(await store.damages(table))].forEach(print);
}

async function history(store: ReleaseStore, { flags }: CommandLine, print: Print, objects: ObjectStore) {
  const entries = (await readAudit(objects)).filter(
    ({ app }) => flags.app === undefined || app === flags.app,
  );
  if (flags.json) return print(JSON.stringify(entries, null, 2));
  const doers = await store.doers(entries);
  for (const [index, { at, action, app, version, traffic, because }] of entries.entries()) {
    const by = doers[index];
    const what = version ? `${app}@${version}` : app;
    const percent = traffic === undefined ? '' : ` ${traffic} %`;
    print(`${at}  ${by}  ${action} ${what}${percent}${because ? `: ${because}` : ''}`);
  }
}

async function analyseCanaries(store: ReleaseStore, { flags }: CommandLine, print: Print) {
  const analysis = analyseEdges(store, String(flags.edges ?? ''), process.env.EDGE_DELIVERY_TOKEN, (line) =>
    print(line.trimEnd()),
  );
  const stopped = new Promise((resolve) =>
    ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, resolve)),
  );
  print('watching; stop with Ctrl-C');
  await stopped;
  analysis.close();
}

async function renew(store: ReleaseStore, _line: CommandLine, print: Print) {
  const { extras } = await store.renew();
  print(`signed until ${extras.expiresAt} (revision ${extras.revision})`);
}

export const commands: Record<string, Command> = {
  publish,
  promote,
  pause,
  resume,
  rollback,
  kill,
  revive,
  preview,
  status,
  history,
  verify,
  gc,
  policy,
  guard: analyseCanaries,
  renew,
};

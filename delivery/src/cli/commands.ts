import type { ObjectStore } from '../objects/object-store';
import { readAudit } from '../store/audit-log';
import { ReleaseError } from '../store/release-error';
import { getEntry, type ReleaseTable } from '../release-table';
import type { ReleaseStore, ReleaseRef } from '../store/release-store';
import { parsePercent } from '../store/rollout-input';
import { parseAppAndVersion, type CommandLine } from './arguments';
import { analyseEdges } from './canary-analysis-command';
import { tagRelease } from './release-tag';
import { statusLines } from './status';

export const usage = `release: who gets which release

  publish <app> <folder> …         take builds into the store; nobody gets them yet, but with --promote everybody
                                   (--snapshot: as <version>+<build>, for work in progress); tags the commit
                                   <app>@<version> where the folder is the build of a clean git checkout (--no-tag: not)
  promote <app>@<version> …        give them to everybody, or with --percent N to a share; several in one step
                                   --rule "zone=1,2 language=ar customer=yes percent=50": another share for some, by
                                   module, zone (ids), country, language, customer; may stand more than once
  pause <app>                      hold its trial: nobody gets it for now
  resume <app>                     go on with it
  rollback <app>                   one step back, at once for everybody
  kill <app>[@<version>]           nobody gets it any more, whatever happens; without a version the whole area is off
  revive <app>[@<version>]         the opposite of kill
  preview <app>@<version> …        a link with which who has it gets them, promoted or not, for a day
                                   (--hours N, --origin https://shop.example)
  status [--json]                  apps, versions, shares
  history [--app <app>] [--json]   who did what
  verify                           is everything there that the table names, whole and signed?
  gc [--days N] [--dry-run]        remove what nobody has got for N days (30)
  guard --edges <address>,…        watch the trials by what these edges count, and take back what fails
                                   (EDGE_DELIVERY_TOKEN: theirs)
  renew                            sign the table anew before it expires
  rotate-key begin|switch|end      another signing key, step by step: docs/production.md

  --because "…"      goes into the history, with kill and rollback
  RELEASES_DIR       the store: a folder (releases/), or
  RELEASES_STORE     s3://bucket/folder, with RELEASES_S3_REGION, or RELEASES_S3_ENDPOINT for a server that is not Amazon's;
                     AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or a profile
  RELEASE_BUDGETS    sizes that releases may have (delivery/size-budgets.json); off: for builds that visitors never get
                     (work in progress, development, measurements), which may be heavier
  RELEASE_COMPRESSION  quick: somewhat larger copies for browsers, made in a moment (best)
  RELEASE_KEYS_DIR   folder of the signing key (.data/keys/), or the key itself as PEM in RELEASE_PRIVATE_KEY
  RELEASE_BY         name for the audit log`;

type Say = (line: string) => void;
type Command = (store: ReleaseStore, line: CommandLine, say: Say, objects: ObjectStore) => Promise<void>;

async function publish(store: ReleaseStore, { positionals, flags }: CommandLine, say: Say) {
  if (positionals.length === 0 || positionals.length % 2 === 1) {
    throw new ReleaseError('invalid', 'expected: publish <app> <folder>');
  }
  const published: ReleaseRef[] = [];
  for (let at = 0; at < positionals.length; at += 2) {
    const [app = '', dist = ''] = positionals.slice(at, at + 2);
    const { version, wasKnown } = await store.publish(app, dist, { asSnapshot: flags.snapshot === true });
    say(`${app}@${version} ${wasKnown ? 'was published before' : 'is published'}`);
    const tag = !wasKnown && !flags.snapshot && !flags['no-tag'] && tagRelease(app, version, dist);
    if (tag) say(`the commit is tagged; share it: git push origin ${tag}`);
    published.push({ app, version });
  }
  if (flags.promote !== true) return;
  printAudience(published, await store.promoteTogether(published), say);
}

async function promote(store: ReleaseStore, { positionals, flags, rules }: CommandLine, say: Say) {
  const releases = (positionals.length > 0 ? positionals : [undefined]).map(parseAppAndVersion);
  const percent = flags.percent === undefined && rules.length ? 0 : parsePercent(flags.percent);
  const rollout = { percent: percent, ...(rules.length ? { rules } : {}) };
  printAudience(releases, await store.promoteTogether(releases, rollout), say);
}

function printAudience(releases: readonly ReleaseRef[], { microFrontends, extras }: ReleaseTable, say: Say) {
  for (const { app, version } of releases) {
    const { traffic = 0, rules = [] } = getEntry(microFrontends[app], version)?.deployment ?? {};
    const others = rules.length ? ', and to those of its rules' : '';
    const whom = traffic === 100 ? 'everybody' : `${traffic} % of the visitors${others}`;
    say(`${app}@${version} goes to ${whom} (revision ${extras.revision})`);
  }
}

function onlyApp({ command, positionals }: CommandLine): string {
  const [app] = positionals;
  if (app && positionals.length === 1 && !app.includes('@')) return app;
  throw new ReleaseError('invalid', `expected: ${command} <app>`);
}

/** `mfe-cart`, or `mfe-cart@1.4.0`. */
function appOrRelease({ command, positionals }: CommandLine): { app: string; version: string | null } {
  const [text] = positionals;
  if (!text || positionals.length > 1)
    throw new ReleaseError('invalid', `expected: ${command} <app>[@<version>]`);
  return text.includes('@') ? parseAppAndVersion(text) : { app: text, version: null };
}

async function pause(store: ReleaseStore, line: CommandLine, say: Say) {
  const app = onlyApp(line);
  say(`${app}@${await store.pause(app)} is paused; everybody gets the default`);
}

async function resume(store: ReleaseStore, line: CommandLine, say: Say) {
  const app = onlyApp(line);
  say(`${app}@${await store.resume(app)} goes on`);
}

async function kill(store: ReleaseStore, line: CommandLine, say: Say) {
  const { app, version } = appOrRelease(line);
  await store.kill(app, version, getReason(line));
  say(version === null ? `${app} is off` : `${app}@${version} is killed`);
}

async function revive(store: ReleaseStore, line: CommandLine, say: Say) {
  const { app, version } = appOrRelease(line);
  await store.revive(app, version);
  say(version === null ? `${app} is back` : `${app}@${version} may run again`);
}

async function preview(store: ReleaseStore, { positionals, flags }: CommandLine, say: Say) {
  const releases = (positionals.length > 0 ? positionals : [undefined]).map(parseAppAndVersion);
  const hours = flags.hours === undefined ? 24 : Number(flags.hours);
  if (!(hours > 0 && hours <= 24 * 30)) throw new ReleaseError('invalid', '--hours takes a number up to 720');
  const origin = typeof flags.origin === 'string' ? flags.origin.replace(/\/+$/, '') : '';
  say(`${origin}/?preview=${await store.preview(releases, hours)}`);
}

const getReason = ({ flags }: CommandLine) => (typeof flags.because === 'string' ? flags.because : undefined);

async function verify(store: ReleaseStore, _line: CommandLine, say: Say) {
  const { releases, problems } = await store.verify();
  if (problems.length)
    throw new ReleaseError('refused', ['the store is not sound:', ...problems].join('\n  - '));
  say(`${releases} releases are as they were published, and the table is signed`);
}

async function gc(store: ReleaseStore, { flags }: CommandLine, say: Say) {
  const days = flags.days === undefined ? 30 : Number(flags.days);
  if (!Number.isInteger(days) || days < 0) throw new ReleaseError('invalid', '--days takes a number of days');
  const gone = await store.collect(days, flags['dry-run'] === true);
  gone.forEach(({ app, folder }) => say(`${app} ${folder}`));
  say(`${gone.length} releases ${flags['dry-run'] ? 'would go' : 'are gone'}`);
}

async function rollback(store: ReleaseStore, line: CommandLine, say: Say) {
  const app = onlyApp(line);
  const { from, to } = await store.rollback(app, getReason(line));
  say(`${app}: everybody gets ${to}; ${from} is out`);
}

async function status(store: ReleaseStore, { flags }: CommandLine, say: Say) {
  const table = await store.table();
  if (flags.json) say(JSON.stringify(table, null, 2));
  else [...statusLines(table), ...(await store.damages(table))].forEach(say);
}

async function history(_store: ReleaseStore, { flags }: CommandLine, say: Say, objects: ObjectStore) {
  const entries = (await readAudit(objects)).filter(
    ({ app }) => flags.app === undefined || app === flags.app,
  );
  if (flags.json) return say(JSON.stringify(entries, null, 2));
  for (const { at, by, action, app, version, traffic, because } of entries) {
    const what = version ? `${app}@${version}` : app;
    const percent = traffic === undefined ? '' : ` ${traffic} %`;
    say(`${at}  ${by}  ${action} ${what}${percent}${because ? `: ${because}` : ''}`);
  }
}

async function analyseCanaries(store: ReleaseStore, { flags }: CommandLine, say: Say) {
  analyseEdges(store, String(flags.edges ?? ''), process.env.EDGE_DELIVERY_TOKEN, (line) =>
    say(line.trimEnd()),
  );
  say('watching; end it with Ctrl-C');
  await new Promise((resolve) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, resolve)));
}

async function renew(store: ReleaseStore, _line: CommandLine, say: Say) {
  const { extras } = await store.renew();
  say(`signed until ${extras.expiresAt} (revision ${extras.revision})`);
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
  guard: analyseCanaries,
  renew,
};

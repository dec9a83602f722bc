import { readAudit } from '../store/audit-log';
import { ReleaseError } from '../store/release-error';
import { entryOf, type ReleaseTable } from '../release-table';
import type { ReleaseStore, Wanted } from '../store/release-store';
import { appAndVersion, percentFrom, type CommandLine } from './arguments';
import { statusLines } from './status';

export const usage = `release: who gets which release

  publish <app> <folder> …         take builds into the store; nobody gets them yet, but with --promote everybody
                                   (--snapshot: as <version>+<build>, for work in progress)
  promote <app>@<version> …        give them to everybody, or with --percent N to a share; several in one step
  rollback <app>                   one step back, at once for everybody
  status [--json]                  apps, versions, shares
  history                          who did what
  renew                            sign the table anew before it expires

  RELEASES_DIR       the store (releases/)
  RELEASE_KEYS_DIR   folder of the signing key (.data/keys/), or the key itself as PEM in RELEASE_PRIVATE_KEY
  RELEASE_BY         name for the audit log`;

type Say = (line: string) => void;
type Command = (store: ReleaseStore, line: CommandLine, say: Say, dir: string) => Promise<void>;

async function publish(store: ReleaseStore, { words, flags }: CommandLine, say: Say) {
  if (words.length === 0 || words.length % 2 === 1) {
    throw new ReleaseError('invalid', 'expected: publish <app> <folder>');
  }
  const published: Wanted[] = [];
  for (let at = 0; at < words.length; at += 2) {
    const [app = '', dist = ''] = words.slice(at, at + 2);
    const { version, wasKnown } = await store.publish(app, dist, { asSnapshot: flags.snapshot === true });
    say(`${app}@${version} ${wasKnown ? 'was published before' : 'is published'}`);
    published.push({ app, version });
  }
  if (flags.promote !== true) return;
  sayWho(published, await store.promoteTogether(published), say);
}

async function promote(store: ReleaseStore, { words, flags }: CommandLine, say: Say) {
  const wanted = (words.length > 0 ? words : [undefined]).map(appAndVersion);
  const percent = percentFrom(flags.percent);
  sayWho(wanted, await store.promoteTogether(wanted, percent), say);
}

function sayWho(wanted: readonly Wanted[], { microFrontends, extras }: ReleaseTable, say: Say) {
  for (const { app, version } of wanted) {
    const share = entryOf(microFrontends[app], version)?.deployment.traffic ?? 0;
    const whom = share === 100 ? 'everybody' : `${share} % of the visitors`;
    say(`${app}@${version} goes to ${whom} (revision ${extras.revision})`);
  }
}

async function rollback(store: ReleaseStore, { words }: CommandLine, say: Say) {
  const [app] = words;
  if (!app) throw new ReleaseError('invalid', 'expected: rollback <app>');
  const { from, to } = await store.rollback(app);
  say(`${app}: everybody gets ${to}; ${from} is out`);
}

async function status(store: ReleaseStore, { flags }: CommandLine, say: Say) {
  const table = await store.table();
  if (flags.json) say(JSON.stringify(table, null, 2));
  else statusLines(table).forEach(say);
}

async function history(_store: ReleaseStore, _line: CommandLine, say: Say, dir: string) {
  for (const { at, by, action, app, version, traffic } of await readAudit(dir)) {
    const what = version ? `${app}@${version}` : app;
    say(`${at}  ${by}  ${action} ${what}${traffic === undefined ? '' : ` ${traffic} %`}`);
  }
}

async function renew(store: ReleaseStore, _line: CommandLine, say: Say) {
  const { extras } = await store.renew();
  say(`signed until ${extras.expiresAt} (revision ${extras.revision})`);
}

export const commands: Record<string, Command> = { publish, promote, rollback, status, history, renew };

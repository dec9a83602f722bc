import { readAudit } from '../store/audit-log';
import { ReleaseError } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import { appAndVersion, percentFrom, type CommandLine } from './arguments';
import { statusLines } from './status';

export const usage = `release: who gets which release

  publish <app> <folder> [--promote] [--snapshot]  take a build into the store; nobody gets it yet
  promote <app>@<version> [--percent N]            give it N % of the visitors; without N everybody
  rollback <app>                                   one step back, at once for everybody
  status [--json]                                  apps, versions, shares
  history                                          who did what
  renew                                            sign the table anew before it expires

  RELEASES_DIR       the store (releases/)
  RELEASE_KEYS_DIR   folder of the signing key (.data/keys/), or the key itself as PEM in RELEASE_PRIVATE_KEY
  RELEASE_BY         name for the audit log`;

type Say = (line: string) => void;
type Command = (store: ReleaseStore, line: CommandLine, say: Say, dir: string) => Promise<void>;

async function publish(store: ReleaseStore, { words, flags }: CommandLine, say: Say) {
  const [app, dist] = words;
  if (!app || !dist) throw new ReleaseError('invalid', 'expected: publish <app> <folder>');
  const { version, wasKnown } = await store.publish(app, dist, { asSnapshot: flags.snapshot === true });
  say(`${app}@${version} ${wasKnown ? 'was published before' : 'is published'}`);
  if (flags.promote !== true) return;
  const { extras } = await store.promote(app, version);
  say(`${app}@${version} goes to everybody (revision ${extras.revision})`);
}

async function promote(store: ReleaseStore, { words, flags }: CommandLine, say: Say) {
  const [app, version] = appAndVersion(words[0]);
  const percent = percentFrom(flags.percent);
  const table = await store.promote(app, version, percent);
  const entry = table.microFrontends[app]?.find(({ metadata }) => metadata.version === version);
  const whom = entry?.deployment.default ? 'everybody' : `${percent} % of the visitors`;
  say(`${app}@${version} goes to ${whom} (revision ${table.extras.revision})`);
  if (percent < 100 && entry?.deployment.default)
    say(`It is the first release of ${app}, so it has everybody.`);
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

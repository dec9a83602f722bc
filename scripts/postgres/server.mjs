import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { getTemporaryFolder } from '../testing/temporary-folder.mjs';

const suffix = process.platform === 'win32' ? '.exe' : '';
const debian = '/usr/lib/postgresql';
const user = 'postgres';

/** The folder of the server's programs: on the PATH, else Debian's newest; null where there is none. */
function findPrograms() {
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number.parseFloat(other) - Number.parseFloat(one))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  const isHere = (folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name + suffix)));
  return folders.find((folder) => folder && isHere(folder)) ?? null;
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: the ids of the user that it runs as instead; null where there is no such user. */
function serverUser() {
  try {
    const id = (kind) => Number(execFileSync('id', [kind, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Why no server can be started here; null where one can. */
export function whyNoServer() {
  if (!findPrograms()) return 'PostgreSQL is not installed';
  return isRoot && !serverUser()
    ? `root cannot run a PostgreSQL server and there is no user "${user}"`
    : null;
}

/** A temporary server in a new folder, with all safety for data switched off. */
export class TemporaryServer {
  #folder = mkdtempSync(join(getTemporaryFolder(), 'shop-postgres-'));
  #data = join(this.#folder, 'data');
  #log = join(this.#folder, 'log');
  #password = randomBytes(16).toString('hex');
  #programs = findPrograms();

  #run(name, args) {
    const program = join(this.#programs, name + suffix);
    const [command, all] = isRoot ? ['runuser', ['-u', user, '--', program, ...args]] : [program, args];
    // The server keeps its standard output: a pipe here would wait for it.
    execFileSync(command, all, { cwd: this.#folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }

  /** Returns the address for `DATABASE_URL`. */
  async start() {
    const passwordFile = join(this.#folder, 'password');
    writeFileSync(passwordFile, this.#password, { mode: 0o600 });
    if (isRoot) {
      const { uid, gid } = serverUser();
      for (const path of [this.#folder, passwordFile]) chownSync(path, uid, gid);
    }
    const locale = process.platform === 'linux' ? ['--locale=C.UTF-8'] : [];
    const access = ['-U', user, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
    this.#run('initdb', ['-D', this.#data, '-E', 'UTF8', '--no-sync', ...locale, ...access]);
    const port = await freePort();
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
    };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    try {
      this.#run('pg_ctl', ['start', '-w', '-D', this.#data, '-l', this.#log, '-o', options.join(' ')]);
    } catch (error) {
      if (existsSync(this.#log)) console.error(readFileSync(this.#log, 'utf8'));
      throw error;
    }
    return `postgres://${user}:${this.#password}@127.0.0.1:${port}/postgres`;
  }

  /** May be called more than once, also after a start that failed. */
  remove() {
    try {
      if (existsSync(join(this.#data, 'postmaster.pid')))
        this.#run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', this.#data]);
    } finally {
      rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}

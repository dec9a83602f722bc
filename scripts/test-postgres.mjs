/**
 * `npm run test:postgres`: the sandbox's tests on a temporary PostgreSQL server. Runs the suites for which the database
 * matters; with TEST_SCOPE=all every suite. Where PostgreSQL is not installed, it does nothing. Extra arguments go to Jest;
 * where they select tests, they select among all.
 */
import { execFileSync, spawn } from 'node:child_process';
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
import { readCommandLine } from './command-line.mjs';
import { installMissing, root } from './install.mjs';
import { getTemporaryFolder } from './testing/temporary-folder.mjs';

/** Options of Jest that are of use here. */
const jestOptions = [
  ...[
    'bail',
    'clearCache',
    'ci',
    'detectOpenHandles',
    'findRelatedTests',
    'forceExit',
    'json',
    'listTests',
    'logHeapUsage',
  ],
  ...[
    'maxWorkers',
    'onlyChanged',
    'onlyFailures',
    'outputFile',
    'passWithNoTests',
    'randomize',
    'reporters',
    'runInBand',
  ],
  ...[
    'runTestsByPath',
    'seed',
    'shard',
    'showSeed',
    'silent',
    'testNamePattern',
    'testPathPatterns',
    'testTimeout',
  ],
  ...['updateSnapshot', 'verbose', 'watch', 'watchAll', 'workerThreads'],
];

const { rest: extraArguments } = readCommandLine({
  usage: 'npm run test:postgres -- [PATTERN …] [options of Jest]',
  description: [
    "The sandbox's tests on a temporary PostgreSQL server: the suites for which the database matters.",
    'A pattern selects among all suites; TEST_SCOPE=all runs every one.',
  ].join('\n'),
  passesOn: { to: 'Jest', known: jestOptions },
  example: 'npm run test:postgres -- place-order --testNamePattern stock',
});

/**
 * Suites whose outcome may differ between a server and PGlite, and why: one or two for each kind of query and lock, so that
 * they take less than a minute. PGlite is PostgreSQL, too, with one connection: plain reads and writes behave the same on
 * both. Paths below `sandbox/src`.
 */
const whereItMatters = {
  'the driver: values of every type, errors, texts that no database accepts': [
    'bad-input.test.ts',
    'features/catalog/wire.test.ts',
  ],
  'a server that restarts, and several that start at once': ['database/postgres.test.ts'],
  'migrations, the seed and copies of a template': [
    'database/seed/seed.test.ts',
    'testing/test-database.test.ts',
  ],
  'every statement once: one request to each endpoint': ['contract.test.ts'],
  'many rows in one statement, all or none of them': [
    'catalogue-import/import-catalogue.test.ts',
    'catalogue-import/write/write-choices.test.ts',
  ],
  'search: folding, full text, similarity, query plans, and sorting by locale': [
    'features/catalog/search.routes.test.ts',
    'features/catalog/forgiving-search.test.ts',
    'features/catalog/suggestions.test.ts',
    'features/catalog/narrowed-items.test.ts',
    'features/catalog/facets.test.ts',
    'features/rental/vehicles.routes.test.ts',
  ],
  'days and times of day in the time zone of the shop': [
    'features/merchandise/flash-sales.routes.test.ts',
    'features/orders/order-schedule.test.ts',
  ],
  'concurrent requests that lock, wait and collide on connections of their own: orders and stock': [
    'features/orders/order-once.test.ts',
    'features/orders/order-coupon.test.ts',
    'features/orders/order-claim.test.ts',
    'features/orders/order-return.test.ts',
    'features/reviews/submit-review.test.ts',
  ],
  'concurrent requests: money and points': [
    'features/payments/paying.test.ts',
    'features/payments/payment-page.test.ts',
    'features/payments/switch-payment.test.ts',
    'features/wallet/wallet.routes.test.ts',
    'features/loyalty/loyalty.routes.test.ts',
  ],
  'concurrent requests: carts, lists and pictures': [
    'features/cart/cart.routes.test.ts',
    'features/cart/cart-merge.test.ts',
    'features/wishlist/wishlist.routes.test.ts',
    'features/prescriptions/prescriptions.routes.test.ts',
  ],
  'concurrent requests: accounts, codes and attempts': [
    'features/auth/auth.routes.test.ts',
    'features/auth/codes.test.ts',
    'features/auth/sign-in-otp.test.ts',
    'features/auth/recovery.test.ts',
    'features/auth-social/provider-token.test.ts',
    'features/account-removal/account-removal.test.ts',
  ],
  'concurrent requests: vehicles and trips': [
    'features/trips/book-trip.test.ts',
    'features/trips/trip-progress.test.ts',
  ],
};

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

/** A temporary server in a new folder, with all safety for data switched off. */
class TemporaryServer {
  #folder = mkdtempSync(join(getTemporaryFolder(), 'shop-postgres-'));
  #data = join(this.#folder, 'data');
  #log = join(this.#folder, 'log');
  #password = randomBytes(16).toString('hex');

  constructor(programs) {
    this.programs = programs;
  }

  #run(name, args) {
    const program = join(this.programs, name + suffix);
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

/** Arguments of Jest that select tests. */
const selectsTests =
  /^(?!-)|^--(testPathPatterns?|runTestsByPath|findRelatedTests|onlyChanged|testNamePattern)\b|^-[ot]\b/;

/** The suites to run, as arguments of Jest; empty for all. Fails where a listed suite has been moved. */
function getSuiteArguments() {
  if (process.env.TEST_SCOPE === 'all' || extraArguments.some((argument) => selectsTests.test(argument)))
    return [];
  const files = Object.values(whereItMatters)
    .flat()
    .map((path) => join(root, 'sandbox', 'src', path));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`scripts/test-postgres.mjs names files that do not exist: ${missing.join(', ')}`);
  return ['--runTestsByPath', ...files];
}

function startTests(url) {
  const asJson = extraArguments.some((argument) => argument.startsWith('--outputFile')) ? ['--json'] : [];
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const args = ['--selectProjects=sandbox', '--silent', ...asJson, ...extraArguments, ...getSuiteArguments()];
  return spawn(process.execPath, [jest, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: url },
  });
}

const programs = findPrograms();
if (!programs || (isRoot && !serverUser())) {
  const what = programs
    ? `root cannot run a PostgreSQL server and there is no user "${user}"`
    : 'PostgreSQL is not installed';
  console.log(`Skipped: ${what}. The same tests run on the embedded database.`);
  process.exit(0);
}

installMissing();
const server = new TemporaryServer(programs);
let tests = null;
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isStopped = true;
    tests?.kill(signal);
  });
try {
  const url = await server.start();
  if (!isStopped) {
    tests = startTests(url);
    process.exitCode = await new Promise((resolve) => tests.on('close', (code) => resolve(code ?? 1)));
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  server.remove();
}
if (isStopped) process.exitCode = 130;

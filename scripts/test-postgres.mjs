/**
 * `npm run test:postgres`: the sandbox's tests on a temporary PostgreSQL server. Runs the suites for which the database
 * matters; with TEST_SCOPE=all every suite. Where PostgreSQL is not installed, it does nothing. Extra arguments go to Jest;
 * where they select tests, they select among all.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readCommandLine } from './command-line.mjs';
import { installMissing, root } from './install.mjs';
import { TemporaryServer, whyNoServer } from './postgres/server.mjs';
import { getPostgresSuites } from './postgres/suites.mjs';

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

/** Arguments of Jest that select tests. */
const selectsTests =
  /^(?!-)|^--(testPathPatterns?|runTestsByPath|findRelatedTests|onlyChanged|testNamePattern)\b|^-[ot]\b/;

/** The suites to run, as arguments of Jest; empty for all. */
function getSuiteArguments() {
  if (process.env.TEST_SCOPE === 'all' || extraArguments.some((argument) => selectsTests.test(argument)))
    return [];
  return ['--runTestsByPath', ...getPostgresSuites()];
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

const why = whyNoServer();
if (why) {
  console.log(`Skipped: ${why}. The same tests run on the embedded database.`);
  process.exit(0);
}

installMissing();
const server = new TemporaryServer();
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

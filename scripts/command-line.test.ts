import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

/** Each command that takes arguments, or starts something that takes long: a mistyped option, and the nearest one; null: it has none. */
const commands: Record<string, [mistyped: string, meant: string | null]> = {
  start: ['--port', null],
  test: ['--shrad=1/2', '--shard'],
  dev: ['--alnoe', '--alone'],
  build: ['--devlopment', '--development'],
  gallery: ['--prot', null],
  'new:remote': ['--hlep', '--help'],
  release: ['--hlep', '--help'],
  sandbox: ['--hlep', '--help'],
  load: ['--itms', '--items'],
  'test:postgres': ['--testNamePatern=x', '--testNamePattern'],
  e2e: ['--gerp', '--grep'],
  hydration: ['--workrs=1', '--workers'],
  skew: ['--shrad=1/2', '--shard'],
  measure: ['--agianst', '--against'],
  'try-containerfile': ['--hlep', '--help'],
  trace: ['--detial', '--detail'],
};

/** One command of each kind: own options, options passed on to another program, names, commands within a command. `npm run test:all` starts every one. */
const ofEachKind = ['build', 'e2e', 'new:remote', 'release'];
const started = Object.entries(commands).filter(
  ([name]) => process.env.TEST_SCOPE === 'all' || ofEachKind.includes(name),
);

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Runs an npm script with an argument, without npm. */
function run(name: string, argument: string): Promise<{ code: number | null; out: string; errors: string }> {
  const [program = '', ...args] = (scripts[name] ?? '').split(' ');
  expect(program).toBe('node');
  const child = spawn(process.execPath, [...args, argument], { cwd: root });
  const [out, errors]: [string[], string[]] = [[], []];
  child.stdout.on('data', (text: Buffer) => out.push(text.toString()));
  child.stderr.on('data', (text: Buffer) => errors.push(text.toString()));
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ code, out: out.join(''), errors: errors.join('') })),
  );
}

describe.each(started)('npm run %s', (name, [mistyped, meant]) => {
  it('explains itself with an example, and does nothing else', async () => {
    const { code, out, errors } = await run(name, '--help');
    expect([code, errors]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: /);
    // The commands of release and sandbox have examples of their own.
    if (!['release', 'sandbox'].includes(name)) expect(out).toMatch(/Example:\n {2}.*npm/);
  });

  it('refuses an option that it does not have, and names the nearest', async () => {
    const { code, out, errors } = await run(name, mistyped);
    expect(code).not.toBe(0);
    expect(out).toBe('');
    expect(errors).toContain(mistyped.split('=')[0]);
    if (meant !== null) expect(errors).toContain(`Did you mean ${meant}?`);
  });
});

describe('a command line', () => {
  const definition = {
    usage: 'npm run bake -- [CAKE …]',
    description: 'Bakes.',
    takesNames: true,
    options: { heat: { value: 'DEGREES', description: 'how hot' }, quick: { description: 'at once' } },
    example: 'npm run bake -- apple',
  };
  const passing = { ...definition, takesNames: false, passesOn: { to: 'Oven', known: ['grep', 'shard'] } };
  const passed = ['apple', '--grep', '@core', '-x', '--shard=1/2'];
  const cases: [what: string, definition: object, args: string[], outcome: object | string][] = [
    [
      'options with and without values, and names, in any order',
      definition,
      ['apple', '--heat', '200', 'plum', '--quick'],
      { values: { heat: '200', quick: true }, names: ['apple', 'plum'], rest: [] },
    ],
    ['a value after =', definition, ['--heat=200'], { values: { heat: '200' }, names: [], rest: [] }],
    ['a question for help', definition, ['-h'], { values: null, names: [], rest: [] }],
    ['no value', definition, ['--heat'], '--heat needs a value: --heat DEGREES'],
    ['an option instead of a value', definition, ['--heat', '--quick'], '--heat needs a value'],
    ['a value for a switch', definition, ['--quick=yes'], '--quick takes no value'],
    ['a mistyped option', definition, ['--quik'], 'Did you mean --quick?'],
    ['an unknown letter', definition, ['-q'], 'There is no option -q'],
    ['a name of every object', definition, ['--constructor'], 'There is no option --constructor'],
    ['a name too many', { ...definition, takesNames: false }, ['apple'], 'takes no argument apple'],
    [
      'arguments of another program, with their values',
      passing,
      ['--quick', ...passed],
      { values: { quick: true }, names: [], rest: passed },
    ],
    ['a mistyped option of another program', passing, ['--gerp'], 'Did you mean --grep?'],
  ];
  let outcomes: unknown[];
  let help: string;
  beforeAll(() => {
    const script = `
      import { parseCommandLine, toHelp, UsageError } from './command-line.mjs';
      const parse = ([, definition, args]) => {
        try { return parseCommandLine(definition, args); }
        catch (error) { return error instanceof UsageError ? error.message : String(error.stack); }
      };
      const [cases, definition] = ${JSON.stringify([cases, definition])};
      console.log(JSON.stringify([cases.map(parse), toHelp(definition)]));`;
    const command = ['--input-type=module', '--eval', script];
    [outcomes, help] = JSON.parse(
      execFileSync(process.execPath, command, { cwd: __dirname, encoding: 'utf8' }),
    );
  });

  it.each(cases.map(([what, , , outcome], at) => [what, outcome, at] as const))(
    'has %s',
    (_what, outcome, at) => {
      expect(outcomes[at]).toEqual(typeof outcome === 'string' ? expect.stringContaining(outcome) : outcome);
    },
  );

  it('lists every option in its help', () => {
    for (const text of [
      'Usage: npm run bake',
      '--heat DEGREES',
      '--quick',
      '--help',
      'npm run bake -- apple',
    ])
      expect(help).toContain(text);
  });
});

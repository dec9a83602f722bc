import { Command } from 'commander';
import { addImportCommand } from './catalogue-import/command';
import { addGenerateCommand } from './generate/command';

/** Runs a command line; returns what it prints as help, and throws what it refuses. */
async function run(...argv: string[]): Promise<string> {
  const printed: string[] = [];
  const program = new Command('sandbox')
    .exitOverride()
    .configureOutput({ writeOut: (text) => printed.push(text), writeErr: () => undefined });
  addImportCommand(program);
  addGenerateCommand(program);
  await program.parseAsync(argv, { from: 'user' }).catch((error: { exitCode?: number }) => {
    if (error.exitCode !== 0) throw error;
  });
  return printed.join('');
}

it.each([
  ['import', ['--store', '--mapping', '--format', '--dry-run', '--strict', '--report']],
  ['generate', ['--items', '--stores', '--seed']],
])('%s explains itself, with an example', async (name, options) => {
  const help = await run(name, '--help');
  expect(help).toContain(`npm run sandbox -- ${name} `);
  for (const option of options) expect(help).toContain(option);
});

it.each([
  [['imprt', 'x.csv'], 'Did you mean import?'],
  [['import', 'x.csv', '--stor', '1'], 'Did you mean --store?'],
  [['import', '--store', '1'], "missing required argument 'file'"],
  [['import', 'x.csv', '--store', 'one'], 'Name the store by its number'],
  [['import', 'x.csv'], 'Name the store by its number'],
  [['import', 'no-such-file.csv', '--store', '1'], 'There is no file'],
  [['generate'], 'How many items?'],
  [['generate', '--items', 'many'], '--items is a whole number'],
  [['generate', '--item', '5'], 'Did you mean --items?'],
])('refuses %j with a message', async (argv, message) => {
  await expect(run(...argv)).rejects.toThrow(message);
});

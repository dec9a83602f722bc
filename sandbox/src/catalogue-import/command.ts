import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { requestJob } from '../control/request-job';
import { ImportError } from './import-error';
import { readMapping } from './mapping/mapping';
import { findReadyMapping, getReadyMapping, isReadyFormat, readyFormats } from './ready/ready-mappings';
import { getSummary, type ImportReport } from './report';

const help = `
Without --format and --mapping, the columns of the file tell what wrote it, where they are certain.
A refused line is listed with its number, field and reason; the others are imported. A failure changes nothing, and the
same file again changes nothing. Drafts and hidden products are imported as not for sale.

Examples:
  npm run sandbox -- import products_export.csv --store 15 --dry-run
  npm run sandbox -- import feed.xml --format google-merchant --store 15
  npm run sandbox -- import goods.csv --mapping goods.json --store 15

  goods.csv                         goods.json
    Article;Price;Old price;Group     { "fields": { "name": "Article", "price": "Price",
    Green tea;3,20;4,00;Food > Tea        "compareAtPrice": "Old price", "category": "Group" } }`;

const maxBytes = 300 * 1024 * 1024;

/** npm runs commands in the project's folder; paths are relative to the folder in which the user called npm. */
const here = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

function readFile(path: string, what: string): Buffer {
  try {
    if (!statSync(path).isFile()) throw new ImportError(`The ${what} ${path} is not a file.`);
    if (statSync(path).size > maxBytes)
      throw new ImportError(`The ${what} ${path} is larger than 300 MB; import it in parts.`);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    throw new ImportError(
      code === 'ENOENT' ? `There is no ${what} ${path}.` : `The ${what} ${path} cannot be read (${code}).`,
    );
  }
}

interface ImportCommandOptions {
  store?: string;
  mapping?: string;
  format?: string;
  strict?: boolean;
  dryRun?: boolean;
  report?: string;
}

/** Adds `import FILE` to a command line. */
export function addImportCommand(program: Command): void {
  program
    .command('import')
    .description('take a catalogue (CSV, TSV, JSON, JSON Lines, XML) into a store')
    .argument('<file>')
    .option('-s, --store <id>', 'the store that gets the items')
    .option('-f, --format <name>', `what wrote the file: ${readyFormats.join(', ')}`)
    .option(
      '-m, --mapping <file>',
      'a JSON file that says which column is which field: sandbox/mappings/README.md',
    )
    .option('--dry-run', 'only report; try this first')
    .option('--strict', 'one refused line refuses the whole file')
    .option('--report <file>', "where every line's report is written; otherwise .data/imports/")
    .addHelpText('after', help)
    .action(async (file: string, options: ImportCommandOptions) => {
      process.exitCode = await importFile(file, options);
    });
}

/** Returns the exit code: 0 when something was imported or nothing was left to import. */
async function importFile(file: string, options: ImportCommandOptions): Promise<number> {
  const { store = '', strict = false, dryRun = false } = options;
  if (!/^\d{1,9}$/.test(store)) throw new ImportError('Name the store by its number: --store 15');
  const bytes = readFile(here(file), 'file');
  const mapping = getMapping(options, bytes, basename(file));
  readMapping(mapping); // errors in it are reported before anything is opened
  const report = await requestJob({
    kind: 'import',
    file: bytes.toString('base64'),
    fileName: basename(file),
    mapping,
    storeId: Number(store),
    strict,
    dryRun,
  });
  const path = writeReport(report, options.report);
  console.log(getSummary(report, path));
  return report.state === 'nothing imported' ? 1 : 0;
}

function getMapping(
  { mapping, format }: { mapping?: string; format?: string },
  bytes: Buffer,
  fileName: string,
): string {
  if (mapping && format) throw new ImportError('Name either --mapping or --format, not both.');
  if (mapping) return readFile(here(mapping), 'mapping').toString('utf8');
  if (format && !isReadyFormat(format))
    throw new ImportError(`There is no format “${format}”; there are: ${readyFormats.join(', ')}.`);
  return getReadyMapping(format && isReadyFormat(format) ? format : findReadyMapping(bytes, fileName));
}

function writeReport(report: ImportReport, wanted: string | undefined): string {
  const folder = join(process.cwd(), '.data', 'imports');
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const path = wanted ? here(wanted) : join(folder, `${stamp}-${report.file}.json`);
  if (!wanted) mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  return path;
}

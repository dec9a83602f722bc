import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requestJob } from '../control/request-job';
import { ImportError } from './import-error';
import { readMapping } from './mapping/mapping';
import { getSummary, type ImportReport } from './report';

export const importUsage = `import FILE --mapping MAPPING --store ID [--strict] [--dry-run] [--report FILE]
    Takes a catalogue (JSON, JSON Lines, CSV, TSV) into a store. MAPPING names its fields: sandbox/mappings/README.md.
    --strict    one refused line refuses all      --dry-run   reports only
    --report    where to write every line; otherwise .data/imports/`;

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

/** `import …`: returns the exit code. 0 when something was imported or nothing was left to import. */
export async function importCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      mapping: { type: 'string', short: 'm' },
      store: { type: 'string', short: 's' },
      strict: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new ImportError(`Name one file.\n  ${importUsage}`);
  if (!values.mapping) throw new ImportError(`Name the mapping file.\n  ${importUsage}`);
  if (!/^\d{1,9}$/.test(values.store ?? ''))
    throw new ImportError('Name the store by its number: --store 15');
  const bytes = readFile(here(file), 'file');
  const mapping = readFile(here(values.mapping), 'mapping').toString('utf8');
  readMapping(mapping); // errors in it are reported before anything is opened
  const report = await requestJob({
    kind: 'import',
    file: bytes.toString('base64'),
    fileName: basename(file),
    mapping,
    storeId: Number(values.store),
    strict: values.strict,
    dryRun: values['dry-run'],
  });
  const path = writeReport(report, values.report);
  console.log(getSummary(report, path));
  return report.state === 'nothing imported' ? 1 : 0;
}

function writeReport(report: ImportReport, wanted: string | undefined): string {
  const folder = join(process.cwd(), '.data', 'imports');
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const path = wanted ? here(wanted) : join(folder, `${stamp}-${report.file}.json`);
  if (!wanted) mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  return path;
}

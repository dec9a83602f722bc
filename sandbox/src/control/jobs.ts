import type { Database } from '../database/database';
import { importCatalogue } from '../catalogue-import/import-catalogue';
import { generateItems, type GenerateOptions, type Generated } from '../generate/generate-items';
import type { ImportReport } from '../catalogue-import/report';

/** Work on the database that a command requests. The running server does it when it has the database open. */
export type Job =
  | {
      kind: 'import';
      /** The file's bytes in base64. */
      file: string;
      fileName: string;
      mapping: string;
      storeId: number;
      strict: boolean;
      dryRun: boolean;
    }
  | ({ kind: 'generate' } & GenerateOptions);

export type JobResult<Asked extends Job> = Asked extends { kind: 'import' } ? ImportReport : Generated;

/** Runs one job at a time; the next one waits. `isServing`: the database serves requests meanwhile. */
export function runJob(
  database: Database,
  job: Job,
  { isServing = false } = {},
): Promise<ImportReport | Generated> {
  return database.alone<ImportReport | Generated>('catalogue', () =>
    job.kind === 'generate'
      ? generateItems(database, { ...job, isServing })
      : importCatalogue(database, { ...job, bytes: Buffer.from(job.file, 'base64') }),
  );
}

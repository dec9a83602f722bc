import type { Database } from '../database/database';
import { importCatalogue } from '../catalogue-import/import-catalogue';
import { generateItems, type GenerateOptions, type Generated } from '../generate/generate-items';
import type { ImportReport } from '../catalogue-import/report';
import { changeSynonyms, type ChangedSynonyms } from '../synonyms/change-synonyms';

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
  | ({ kind: 'generate' } & GenerateOptions)
  /** Replaces the synonyms of searches; null only reads them. */
  | { kind: 'synonyms'; text: string | null };

interface Results {
  import: ImportReport;
  generate: Generated;
  synonyms: ChangedSynonyms;
}

export type JobResult<Asked extends Job> = Results[Asked['kind']];

/** Runs one job at a time; the next one waits. `isServing`: the database serves requests meanwhile. */
export const runJob = (
  database: Database,
  job: Job,
  { isServing = false } = {},
): Promise<Results[Job['kind']]> =>
  database.alone<Results[Job['kind']]>('catalogue', () => {
    if (job.kind === 'synonyms') return changeSynonyms(database, job.text);
    if (job.kind === 'generate') return generateItems(database, { ...job, isServing });
    return importCatalogue(database, { ...job, bytes: Buffer.from(job.file, 'base64') });
  });

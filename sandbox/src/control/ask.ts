import { ImportError } from '../catalogue-import/import-error';
import { dataFolder, openDatabase } from '../database/open';
import { prepare } from '../database/prepare';
import { jobsPath } from './control.routes';
import { FolderInUse, holderOf, type Holder } from './folder-lock';
import { runJob, type Job, type JobResult } from './jobs';

/** Has a job done: by the running server when it has the data folder open, else here. */
export async function ask<Asked extends Job>(job: Asked): Promise<JobResult<Asked>> {
  const folder = dataFolder();
  const holder = folder === null ? null : holderOf(folder);
  // runJob answers each kind of job with its own result
  return (holder ? await askServer(holder, job) : await doHere(job)) as JobResult<Asked>;
}

async function doHere(job: Job): Promise<unknown> {
  const database = await openDatabase();
  try {
    await prepare(database);
    return await runJob(database, job);
  } finally {
    await database.close();
  }
}

async function askServer({ pid, url, token }: Holder, job: Job): Promise<unknown> {
  if (!url || !token)
    throw new FolderInUse(
      `Another process (${pid}) has the data folder open and takes no jobs; try again when it has ended.`,
    );
  const answer = await fetch(new URL(jobsPath, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(job),
  });
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text);
  throw new ImportError(messageOf(text) ?? `The running sandbox answered ${answer.status}.`);
}

function messageOf(text: string): string | null {
  try {
    const { errors } = JSON.parse(text) as { errors?: { message?: string }[] }; // the sandbox's shape of errors
    return errors?.[0]?.message ?? null;
  } catch {
    return null;
  }
}

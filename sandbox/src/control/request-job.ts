import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { ImportError } from '../catalogue-import/import-error';
import { dataFolder, openDatabase } from '../database/open';
import { prepare } from '../database/prepare';
import { jobsPath } from './control.routes';
import { FolderInUse, findHolder, type Holder } from './folder-lock';
import { runJob, type Job, type JobResult } from './jobs';

/** Runs a job: in the running server when it has the data folder open, else in this process. */
export async function requestJob<Requested extends Job>(job: Requested): Promise<JobResult<Requested>> {
  const folder = dataFolder();
  const holder = folder === null ? null : findHolder(folder);
  // runJob returns the result type of each kind of job
  return (holder ? await sendToServer(holder, job) : await doHere(job)) as JobResult<Requested>;
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

async function sendToServer({ pid, url, token }: Holder, job: Job): Promise<unknown> {
  if (!url || !token)
    throw new FolderInUse(
      `Another process (${pid}) has the data folder open and accepts no jobs; try again when it has ended.`,
    );
  const { status, text } = await send(new URL(jobsPath, url), token, JSON.stringify(job));
  if (status === 200) return JSON.parse(text);
  throw new ImportError(getMessage(text) ?? `The running sandbox responded with ${status}.`);
}

/** Waits without a limit: earlier jobs may take minutes, and `fetch` would time out. */
function send(url: URL, token: string, body: string): Promise<{ status: number; text: string }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers }, (answer) => {
      text(answer).then((read) => resolve({ status: answer.statusCode ?? 0, text: read }), reject);
    });
    sent.on('error', reject).end(body);
  });
}

function getMessage(text: string): string | null {
  try {
    const { errors } = JSON.parse(text) as { errors?: { message?: string }[] }; // the sandbox's shape of errors
    return errors?.[0]?.message ?? null;
  } catch {
    return null;
  }
}

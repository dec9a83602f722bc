import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Who did what to which release, and what came of it. */
export interface AuditEntry {
  at: string;
  by: string;
  action: string;
  app: string;
  version: string;
  /** Share after the change, in percent. */
  traffic?: number;
  revision?: number;
  /** Why, where somebody or something said so. */
  because?: string;
}

const fileIn = (store: string) => join(store, 'audit.jsonl');

/** Adds one line; nothing is ever changed or taken out. */
export const appendAudit = (store: string, entry: AuditEntry) =>
  appendFile(fileIn(store), `${JSON.stringify(entry)}\n`);

/** Oldest first. */
export async function readAudit(store: string): Promise<AuditEntry[]> {
  const text = await readFile(fileIn(store), 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as AuditEntry); // written by the function above
}

import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '../objects/object-store';

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

const folder = 'audit/';
/** The log of stores that were begun when it was one file. */
const oldLog = 'audit.jsonl';
/** Keeps what one process does within one millisecond in order. */
let sequence = 0;

/** Adds one entry, under a name that sorts by time; nothing is ever changed or taken out. */
export async function appendAudit(objects: ObjectStore, entry: AuditEntry): Promise<void> {
  sequence = (sequence + 1) % 1_000_000;
  const [time, order] = [entry.at.replace(/\D/g, ''), String(sequence).padStart(6, '0')];
  await objects.create(`${folder}${time}-${order}-${randomUUID().slice(0, 8)}.json`, JSON.stringify(entry));
}

/** Oldest first. `last`: only so many of the newest. */
export async function readAudit(objects: ObjectStore, last = Infinity): Promise<AuditEntry[]> {
  const keys = (await objects.list(folder)).map(({ key }) => key);
  const texts = await Promise.all(keys.slice(-last).map(async (key) => (await objects.get(key))?.toString()));
  const old = texts.length < last ? ((await objects.get(oldLog))?.toString() ?? '').split('\n') : [];
  return [...old, ...texts]
    .map(entryIn)
    .filter((entry) => entry !== null)
    .slice(-last);
}

/** Null for what was cut: the rest of the history is worth reading all the same. */
function entryIn(text: string | undefined): AuditEntry | null {
  try {
    return text ? (JSON.parse(text) as AuditEntry) : null; // written by the function above
  } catch {
    return null;
  }
}

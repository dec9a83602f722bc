import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '../objects/object-store';

/** Who did what to which release, and the result. */
export interface AuditEntry {
  at: string;
  by: string;
  action: string;
  app: string;
  version: string;
  /** Percentage after the change. */
  traffic?: number;
  revision?: number;
  /** The reason, if given. */
  because?: string;
  /** Of who has done it, over everything else; only where the store has a policy. */
  signature?: string;
}

const folder = 'audit/';
/** Other files there are no entries: releases of an app that had the folder's name before it was reserved. */
const entryPattern = /^audit\/[^/]+\.json$/;
/** The log of older stores, when it was one file. */
const oldLog = 'audit.jsonl';
/** Orders entries of one process within the same millisecond. */
let sequence = 0;

/** Adds one entry, with a name that sorts by time; entries are never changed or removed. */
export async function appendAudit(objects: ObjectStore, entry: AuditEntry): Promise<void> {
  sequence = (sequence + 1) % 1_000_000;
  const [time, order] = [entry.at.replace(/\D/g, ''), String(sequence).padStart(6, '0')];
  await objects.create(`${folder}${time}-${order}-${randomUUID().slice(0, 8)}.json`, JSON.stringify(entry));
}

/** Oldest first. `last`: only so many of the newest. */
export async function readAudit(objects: ObjectStore, last = Infinity): Promise<AuditEntry[]> {
  const keys = (await objects.list(folder)).map(({ key }) => key).filter((key) => entryPattern.test(key));
  const texts = await Promise.all(keys.slice(-last).map(async (key) => (await objects.get(key))?.toString()));
  const old = texts.length < last ? ((await objects.get(oldLog))?.toString() ?? '').split('\n') : [];
  return [...old, ...texts]
    .map(entryIn)
    .filter((entry) => entry !== null)
    .slice(-last);
}

const fields = ['at', 'by', 'action', 'app', 'version'] as const;

function isEntry(value: unknown): value is AuditEntry {
  if (typeof value !== 'object' || value === null) return false;
  return fields.every((field) => typeof (value as Partial<AuditEntry>)[field] === 'string');
}

/** Null for a truncated entry, and for what is none: the rest of the history is still readable. */
function entryIn(text: string | undefined): AuditEntry | null {
  try {
    const value: unknown = text ? JSON.parse(text) : null;
    return isEntry(value) ? value : null;
  } catch {
    return null;
  }
}

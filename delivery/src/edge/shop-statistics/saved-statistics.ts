import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@shop/contract';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log';
import type { SavedSearches } from './empty-searches';
import { minute, type SavedCounts } from './recent-counts';
import type { SavedStatistics, ShopStatistics } from './shop-statistics';

const isCounts = (value: unknown): value is SavedCounts =>
  Array.isArray(value) &&
  value.every(
    (slot) =>
      Array.isArray(slot) &&
      Number.isSafeInteger(slot[0]) &&
      isRecord(slot[1]) &&
      Object.values(slot[1]).every((count) => Number.isSafeInteger(count)),
  );

const isSearches = (value: unknown): value is SavedSearches =>
  Array.isArray(value) &&
  value.every(
    (search) =>
      Array.isArray(search) &&
      typeof search[0] === 'string' &&
      Array.isArray(search[1]) &&
      search[1].every((at) => Number.isSafeInteger(at)),
  );

/** Null for anything but statistics that this version has saved. */
export function savedStatisticsFrom(value: unknown): SavedStatistics | null {
  if (!isRecord(value) || value.version !== 1 || !Number.isSafeInteger(value.since)) return null;
  const { orders, steps: reached, errors, times, leftOut, searches } = value;
  const isWhole = [orders, reached, errors, times, leftOut].every(isCounts) && isSearches(searches);
  if (!isWhole) return null;
  return value as unknown as SavedStatistics; // every field was checked above
}

async function read(file: string): Promise<SavedStatistics | null> {
  try {
    return savedStatisticsFrom(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null; // the first start, or a file truncated by a crash
  }
}

async function write(folder: string, file: string, saved: SavedStatistics, log: Log): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, JSON.stringify(saved));
    await rename(draft, file);
  } catch (error) {
    log('state-failed', { error: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * Continues the counts of the edge before its restart, and saves them every minute and at its end; with `folder` null they
 * are in memory only.
 */
export async function keepStatistics(
  app: FastifyInstance,
  statistics: ShopStatistics,
  folder: string | null,
  log: Log,
): Promise<void> {
  const file = folder === null ? null : join(folder, 'shop-statistics.json');
  const saved = file === null ? null : await read(file);
  if (saved) statistics.restore(saved);
  const save = async () => {
    statistics.takeErrors();
    if (folder !== null && file !== null) await write(folder, file, statistics.toSaved(), log);
  };
  const timer = setInterval(() => void save(), minute);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await save();
  });
}

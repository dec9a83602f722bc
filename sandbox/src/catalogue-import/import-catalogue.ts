import { createHash } from 'node:crypto';
import { json, one, type Database, type Queries } from '../database/database';
import { inSlices } from '../database/slices';
import { readSettings } from '../shop/settings';
import type { ItemDraft, Remark } from './draft/draft';
import { groupRows } from './choices/row-groups';
import type { DraftReading } from './draft/draft';
import { draftReader, type ReadingOptions } from './draft/draft-reader';
import { nameKey } from './draft/texts';
import { ImportError } from './import-error';
import { readMapping, type Mapping } from './mapping/mapping';
import { reportEntry, type ImportReport, type ImportState, type ReportEntry } from './report';
import { completeMapping } from './ready/ready-mappings';
import { readSource } from './source/read-source';
import type { SourceRow } from './source/source';
import { planImport, writeItems, type ImportStore, type Written } from './write/write-items';

export interface ImportOptions {
  bytes: Buffer;
  fileName: string;
  /** Text of the mapping file. */
  mapping: string;
  storeId: number;
  /** One rejected line rejects the whole file. */
  strict?: boolean;
  /** Only reports; writes nothing. */
  dryRun?: boolean;
  /** Decides which reduced prices count; by default the clock. */
  now?: Date;
}

/** The content of a catalogue, read and checked before anything is written. */
export interface ReadCatalogue {
  fileName: string;
  fileHash: string;
  mappingHash: string;
  language: Mapping['language'];
  records: number;
  drafts: ItemDraft[];
  refused: ReportEntry[];
  refusedRecords: number;
  notes: ReportEntry[];
  fileNotes: string[];
}

const toHash = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** Opens a file; `take` reads and checks a row of it. Throws ImportError when file or mapping are unusable. */
export function openCatalogue(
  { bytes, fileName, mapping: mappingText }: Pick<ImportOptions, 'bytes' | 'fileName' | 'mapping'>,
  reading: ReadingOptions,
): { read: ReadCatalogue; rows: readonly SourceRow[]; take: (row: SourceRow) => void } {
  const stated = readMapping(mappingText);
  const source = readSource(bytes, fileName, stated);
  const { mapping, notes: completed } = completeMapping(stated, source);
  const grouped = groupRows(source, mapping);
  const { readDraft, notes } = draftReader(source, mapping, reading);
  const read: ReadCatalogue = {
    fileName,
    fileHash: toHash(bytes),
    mappingHash: toHash(mappingText),
    language: mapping.language,
    records: source.rows.length,
    drafts: [],
    refused: [],
    refusedRecords: 0,
    notes: [],
    fileNotes: [...source.notes, ...completed, ...notes, ...groupNotes(source.rows, grouped)],
  };
  const lines = new Map<string, number>();
  return {
    read,
    rows: grouped,
    take: (row) => takeRecord(read, row, withoutTotals(readDraft(row), row === grouped.at(-1), read), lines),
  };
}

const totals =
  /^(?:sum|summe|sub-?total|total|totals|grand total|gesamt|gesamtsumme|totale|somme|suma|المجموع|الإجمالي|کل)\s*:?$/i;

/** The line of totals at the end of an export is no item. */
function withoutTotals(
  reading: DraftReading,
  isLast: boolean,
  { drafts, language }: ReadCatalogue,
): DraftReading {
  const { draft } = reading;
  const name = draft?.name[language] ?? '';
  if (!draft || !isLast || drafts.length < 2 || !totals.test(name)) return reading;
  if (draft.price !== drafts.reduce((sum, { price }) => sum + price, 0)) return reading;
  return {
    ...reading,
    draft: null,
    problems: [{ field: 'name', reason: 'is the line of totals, not an item', value: name }],
  };
}

/** Why there are fewer items than records. */
const groupNotes = (rows: readonly SourceRow[], grouped: readonly SourceRow[]): string[] =>
  grouped.length === rows.length ? [] : [`${rows.length} records are the rows of ${grouped.length} items.`];

/** How many of the items the shop does not show: an owner who counts them there has to know why. */
function saleNotes(drafts: readonly ItemDraft[]): string[] {
  const count = drafts.filter(({ active }) => !active).length;
  return count === 0
    ? []
    : [
        `Not for sale, and not shown in the shop: ${count} of ${drafts.length} items (drafts, hidden or ended).`,
      ];
}

/** A record without a key is identified by its name. */
const toDuplicateRemark = (draft: ItemDraft, line: number): Remark => ({
  field: draft.key.startsWith(nameKey) ? 'name' : 'key',
  reason: `is the same as on line ${line}`,
  value: draft.key.startsWith(nameKey) ? Object.values(draft.name)[0] : draft.key,
});

function takeRecord(
  read: ReadCatalogue,
  row: SourceRow,
  { draft, problems, notes, refusedRows }: DraftReading,
  lines: Map<string, number>,
) {
  const twin = draft ? lines.get(draft.key) : undefined;
  const refusals = draft && twin !== undefined ? [toDuplicateRemark(draft, twin)] : problems;
  const further = row.further ?? [];
  read.refused.push(...refusals.map((remark) => reportEntry(row, remark, draft?.key)));
  read.refused.push(...refusedRows.map(({ row: own, remark }) => reportEntry(own, remark)));
  if (!draft || twin !== undefined) {
    const told = new Set(refusedRows.map((refused) => refused.row));
    const reason = `belongs to line ${row.line}, which is refused`;
    for (const each of further)
      if (!told.has(each)) read.refused.push(reportEntry(each, { field: '', reason }));
    read.refusedRecords += 1 + further.length;
    return;
  }
  read.refusedRecords += new Set(refusedRows.map((refused) => refused.row)).size;
  lines.set(draft.key, row.line);
  read.drafts.push(draft);
  read.notes.push(...notes.map((remark) => reportEntry(row, remark, draft.key)));
}

/**
 * Imports a catalogue into a store. A failure, or in strict mode one rejected line, leaves the shop unchanged.
 * Importing the same file again changes nothing.
 */
export async function importCatalogue(database: Database, options: ImportOptions): Promise<ImportReport> {
  const { rules, wire } = await readSettings(database);
  const code = wire('en').currency_code;
  const store = await findStore(database, options.storeId);
  const { read, rows, take } = openCatalogue(options, {
    decimals: rules.currency.decimals,
    currency: typeof code === 'string' && code ? { code, symbol: rules.currency.symbol } : undefined,
    timeZone: rules.timeZone,
    now: options.now ?? new Date(),
  });
  await inSlices(rows, async (slice) => slice.forEach(take));
  const isRefused = options.strict === true && read.refusedRecords > 0;
  const plan = await planImport(database, store, read.drafts);
  const written = plan.counts;
  if (!isRefused && !options.dryRun) {
    await writeItems(database, store, plan, read.language);
    await remember(database, store, read, written);
  }
  return {
    file: options.fileName,
    store: { id: store.id, name: store.name },
    state: getState(written, isRefused, options.dryRun === true),
    counts: { records: read.records, ...written, refused: read.refusedRecords },
    file_notes: isRefused
      ? [...read.fileNotes, 'Strict: because of the refused lines nothing was imported.']
      : [...read.fileNotes, ...saleNotes(read.drafts)],
    refused: read.refused,
    notes: read.notes,
  };
}

function getState(written: Written, isRefused: boolean, isTrial: boolean): ImportState {
  const touched = written.new + written.changed;
  if (isRefused || touched + written.unchanged === 0) return 'nothing imported';
  if (isTrial) return 'tried only';
  return touched === 0 ? 'nothing changed' : 'imported';
}

const remember = (queries: Queries, store: ImportStore, read: ReadCatalogue, written: Written) =>
  queries.query(
    `INSERT INTO import_runs (store_id, file_name, file_hash, mapping_hash, counts, report, finished_at)
     VALUES ($1, $2, $3, $4, $5::jsonb, $6::jsonb, now())`,
    [
      store.id,
      read.fileName,
      read.fileHash,
      read.mappingHash,
      json({ records: read.records, ...written, refused: read.refusedRecords }),
      json(read.refused.slice(0, 1000)),
    ],
  );

const defaultIcons: Record<string, string> = {
  food: 'fork-and-knife-with-plate',
  grocery: 'shopping-cart',
  pharmacy: 'pill',
  ecommerce: 'package',
};

async function findStore(queries: Queries, storeId: number): Promise<ImportStore> {
  const found = await one<{ name: string; module_id: number; module_type: string }>(
    queries,
    `SELECT stores.name_i18n ->> 'en' AS name, module_id, module_type
     FROM stores JOIN modules ON modules.id = module_id WHERE stores.id = $1`,
    [storeId],
  );
  if (!found) {
    const stores = await queries.query<{ id: number; name: string }>(
      `SELECT id, name_i18n ->> 'en' AS name FROM stores ORDER BY id LIMIT 60`,
    );
    throw new ImportError(
      `There is no store ${storeId}. Stores: ${stores.map(({ id, name }) => `${id} ${name}`).join(', ')}.`,
    );
  }
  const icon = defaultIcons[found.module_type];
  if (!icon) throw new ImportError(`Stores of the module “${found.module_type}” have no items.`);
  return { id: storeId, name: found.name, moduleId: found.module_id, icon };
}

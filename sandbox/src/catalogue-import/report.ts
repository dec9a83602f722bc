import type { Remark } from './draft/draft';
import { shortened } from './import-error';

/** One value of one line. */
export interface ReportEntry {
  /** Line of the file, from 1. */
  line: number;
  /** Number of the record, from 1; the header does not count. */
  record: number;
  key?: string;
  field: string;
  reason: string;
  /** Shortened, invisible characters spelt out. */
  value?: string;
}

export type ImportState = 'imported' | 'nothing changed' | 'nothing imported' | 'tried only';

export interface ImportReport {
  file: string;
  store: { id: number; name: string };
  state: ImportState;
  counts: { records: number; new: number; changed: number; unchanged: number; refused: number };
  /** Notes about the file as a whole: what was guessed or found. */
  file_notes: string[];
  refused: ReportEntry[];
  /** Imported with changes. */
  notes: ReportEntry[];
}

export function reportEntry(
  row: { line: number; number: number },
  remark: Remark,
  key?: string,
): ReportEntry {
  return {
    line: row.line,
    record: row.number,
    ...(key ? { key: shortened(key) } : {}),
    field: remark.field || 'record',
    reason: remark.reason,
    ...(remark.value === undefined ? {} : { value: shortened(remark.value) }),
  };
}

const shownEntries = 20;

/** The printed report: the counts, and the first rejected lines. */
export function getSummary(report: ImportReport, reportFile: string | null): string {
  const { counts } = report;
  const lines = [
    `${report.file} → store ${report.store.id} (${report.store.name}): ${report.state}`,
    `  ${counts.records} records: ${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.refused} refused`,
    ...report.file_notes.map((note) => `  ${note}`),
    ...formatEntries('Refused', report.refused),
    ...formatEntries('Taken with a change', report.notes),
  ];
  if (reportFile) lines.push(`  Every line: ${reportFile}`);
  return lines.join('\n');
}

function formatEntries(title: string, entries: readonly ReportEntry[]): string[] {
  if (entries.length === 0) return [];
  const reasons = new Map<string, number>();
  for (const { field, reason } of entries)
    reasons.set(`${field} ${reason}`, (reasons.get(`${field} ${reason}`) ?? 0) + 1);
  const counted = [...reasons].sort(([, a], [, b]) => b - a).slice(0, 10);
  return [
    `  ${title}:`,
    ...counted.map(([reason, count]) => `    ${count} × ${reason}`),
    ...entries.slice(0, shownEntries).map(printed),
    ...(entries.length > shownEntries ? [`    … and ${entries.length - shownEntries} more`] : []),
  ];
}

const printed = ({ line, field, reason, value }: ReportEntry) =>
  `    line ${line}: ${field} ${reason}${value === undefined ? '' : ` — ${value}`}`;

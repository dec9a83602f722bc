import type { ReleaseManifest } from '@shop/federation';

/** Maximum bytes of a release before compression; missing limits are not checked. */
export interface SizeBudget {
  /** The remote's entry, which every page with the app loads. */
  entry?: number;
  /** Any other file. */
  chunk?: number;
  /** All files of one page together, the entry included. */
  page?: number;
}

/** Budgets by app; `*` applies to apps without their own. */
export type SizeBudgets = Record<string, SizeBudget>;

const kib = (bytes: number) => `${Math.ceil(bytes / 1_024)} KiB`;

/** Why a release is too large to be promoted; empty if it is not. */
export function sizeProblems(manifest: ReleaseManifest, budgets: SizeBudgets): string[] {
  const budget = budgets[manifest.app] ?? budgets['*'] ?? {};
  const { entry, chunks, pages, exposes } = manifest;
  const getSize = (file: string) => chunks[file]?.bytes ?? 0;
  const problems: string[] = [];
  const check = (what: string, bytes: number, limit: number | undefined) => {
    if (limit !== undefined && bytes > limit)
      problems.push(`${what} has ${kib(bytes)}, and ${kib(limit)} are allowed`);
  };
  check(entry.file, entry.bytes, budget.entry);
  for (const [file, { bytes }] of Object.entries(chunks)) check(file, bytes, budget.chunk);
  for (const [page, files] of Object.entries(pages)) {
    const all = new Set([...(exposes['./routes'] ?? []), ...files]);
    const bytes = [...all].reduce((sum, file) => sum + getSize(file), entry.bytes);
    check(`page ${page}`, bytes, budget.page);
  }
  return problems;
}

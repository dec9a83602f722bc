import type { ReleaseTable } from '../release-table';

/** The newest table of a store. */
export interface Newest {
  /** The newest intact revision, with which the next change begins. */
  table: ReleaseTable;
  /** What edges use: the table, or an older one while a change is unfinished. */
  served: ReleaseTable;
  /** Number of the newest revision, intact or not: the next one is above it. */
  revision: number;
  /** Damage of newer revisions, and what is used instead; null without damage. */
  damage: string | null;
}

/** Whether a command has made the newest revision, and was interrupted before edges could use it. */
export const isUnfinished = ({ table, served }: Pick<Newest, 'table' | 'served'>): boolean =>
  served.extras.revision < table.extras.revision;

/** What is unfinished and how it is completed, for people; null without it. */
export function describeUnfinished(newest: Pick<Newest, 'table' | 'served'>): string | null {
  if (!isUnfinished(newest)) return null;
  const { table, served } = newest;
  return `revision ${table.extras.revision} is unfinished, because its command was interrupted: edges use revision ${served.extras.revision}; release renew completes it, and so does the next change`;
}

/** Which revisions are damaged, and what is used instead; null without any. */
export function describeDamagedRevisions(
  damaged: readonly string[],
  { extras: { revision } }: ReleaseTable,
): string | null {
  if (damaged.length === 0) return null;
  const verb = damaged.length === 1 ? 'is' : 'are';
  return `${damaged.join(', ')} ${verb} damaged: continues with revision ${revision}; release renew writes an intact one`;
}

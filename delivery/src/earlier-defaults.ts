import { getCanaries, getDefault, getEntry, getPaused, type TableEntry } from './release-table';

type Entries = readonly TableEntry[];

const getVersion = ({ metadata }: TableEntry) => metadata.version;

/** The default of an app; of one that is off, its last one. */
export const getLastDefault = (entries: Entries): TableEntry | undefined =>
  getDefault(entries) ??
  entries.find(({ extras }) => extras.earlierDefaults) ??
  entries.find(({ deployment }) => deployment.beforeKill?.default);

/** Release commands of before kept no list: each default named the one before it. */
function followPrevious(entries: Entries, last: TableEntry): string[] {
  const found = [last];
  for (let at = 0; at < found.length; at += 1) {
    const previous = getEntry(entries, found[at]?.extras.previous);
    if (previous && !found.includes(previous)) found.push(previous);
  }
  return found.slice(1).map(getVersion);
}

/** The default of an app, and the versions before it, newest first. Some may have been killed or rolled back since. */
export function getDefaults(entries: Entries): string[] {
  const last = getLastDefault(entries);
  if (!last) return [];
  const earlier = last.extras.earlierDefaults ?? followPrevious(entries, last);
  return [getVersion(last), ...earlier].filter((version) => getEntry(entries, version));
}

/** What a rollback of the default leads to: the newest earlier default that is neither killed nor rolled back. */
export const getDefaultBefore = (entries: Entries): TableEntry | undefined =>
  getDefaults(entries)
    .slice(1)
    .map((version) => getEntry(entries, version))
    .find((entry) => entry?.deployment.state === 'active');

const withFallback = (entry: TableEntry, fallback: TableEntry | undefined): TableEntry => ({
  ...entry,
  fallbackUrl: fallback?.url,
  extras: { ...entry.extras, previous: fallback && getVersion(fallback) },
});

/**
 * The versions before a new default: all others, or, where the default before it was rolled back or killed, only those below
 * it in the list.
 */
function listEarlier(known: readonly string[], last: string, after: Entries): string[] {
  const isUndone = getEntry(after, known[0])?.deployment.state !== 'active';
  return isUndone ? known.slice(known.indexOf(last) + 1) : known.filter((version) => version !== last);
}

/**
 * The changed entries of an app with the list of its defaults, and with fallbacks: of a canary the default, of the default
 * what a rollback leads to. Decision 0047.
 */
export function withDefaults(before: Entries, after: Entries): TableEntry[] {
  const known = getDefaults(before);
  const stable = getDefault(after);
  const last = stable?.metadata.version ?? known[0];
  const earlier = last === undefined ? [] : listEarlier(known, last, after);
  const listed = after.map((entry) => {
    const earlierDefaults = getVersion(entry) === last ? earlier : undefined;
    return { ...entry, extras: { ...entry.extras, earlierDefaults } };
  });
  const behind = getDefaultBefore(listed);
  const canaries = [...getCanaries(after), ...getPaused(after)];
  return listed.map((entry) => {
    if (getVersion(entry) === stable?.metadata.version) return withFallback(entry, behind);
    return getEntry(canaries, getVersion(entry)) ? withFallback(entry, stable) : entry;
  });
}

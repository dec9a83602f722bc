import type { Remotes } from '@shop/federation';

const storageKey = 'shop:renewed';

/** Milliseconds after which an edge that has not answered counts as unreachable. */
const edgeTimeout = 2_000;

/** Fields whose text a reload would lose. */
const writable =
  'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range])';

const hasText = (document: Document) =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(writable)].some(
    ({ value }) => value !== '',
  );

/** A release file is missing: webpack names the error so, and the loader wraps it. */
function isMissingFile(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause.name === 'ChunkLoadError') return true;
  return false;
}

/** Returns whether this tab was reloaded for these releases, and remembers it. Without storage: true. */
function wasRenewed(releases: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === releases) return true;
    sessionStorage.setItem(storageKey, releases);
    return sessionStorage.getItem(storageKey) !== releases;
  } catch {
    return true;
  }
}

/** Whether the edge could send a new document now. */
async function isEdgeReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), edgeTimeout);
  try {
    return (await fetch('/_releases', { signal: timeout.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

const browserFunctions = { reload: () => window.location.reload(), isEdgeReachable };

/**
 * The `load` and `renew` of a page's remotes. `renew` reloads when a file of the page's releases is missing, because a
 * new document may have newer ones: once per tab for the same releases, not while a field contains text (F-05), and not
 * while the edge is out of reach, where the error fallback stays in the shell (F-06). It returns whether it reloads.
 */
export function createRenewal(
  load: Remotes['load'],
  releases: string,
  functions = browserFunctions,
): Required<Pick<Remotes, 'load' | 'renew'>> {
  let isReachable = false;
  return {
    // `renew` must decide at once, so the failure waits until it is known whether the edge answers.
    load: async (componentRef, level) => {
      try {
        return await load(componentRef, level);
      } catch (error) {
        if (isMissingFile(error)) isReachable = await functions.isEdgeReachable();
        throw error;
      }
    },
    renew: (error) => {
      const isRefused = !isReachable || !navigator.onLine || hasText(document);
      if (!isMissingFile(error) || isRefused || wasRenewed(releases)) return false;
      functions.reload();
      return true;
    },
  };
}

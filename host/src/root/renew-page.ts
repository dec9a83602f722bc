const storageKey = 'shop:renewed';

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

/**
 * Reloads when a file of the page's releases is missing, because a new document may have newer ones: once per tab for
 * the same releases, and not while a field contains text (F-05). Returns whether it reloads.
 */
export const renewPage =
  (releases: string, reload: () => void = () => window.location.reload()) =>
  (error: unknown): boolean => {
    if (!isMissingFile(error) || hasText(document) || wasRenewed(releases)) return false;
    reload();
    return true;
  };

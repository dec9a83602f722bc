const storageKey = 'shop:renewed';

/** Fields whose text a new document would lose. */
const writable =
  'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range])';

const hasText = (document: Document) =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(writable)].some(
    ({ value }) => value !== '',
  );

/** A file of a release that the page has begun with; webpack names the error so, the loader wraps it. */
function isMissingFile(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause.name === 'ChunkLoadError') return true;
  return false;
}

/** Answers whether this tab has been renewed for these releases; remembers it. Where nothing can be remembered: yes. */
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
 * Where a file of the page's releases is missing a new document may know better ones: loads it, once in a tab for the same
 * releases, and not while a field holds text, which it would lose (F-05). Answers whether it is on its way.
 */
export const renewPage =
  (releases: string, reload: () => void = () => window.location.reload()) =>
  (error: unknown): boolean => {
    if (!isMissingFile(error) || hasText(document) || wasRenewed(releases)) return false;
    reload();
    return true;
  };

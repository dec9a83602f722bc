/** Files of releases that were used here. */
export const fileCache = 'shop-files-1';

/** So many are kept, the newest; a release has some sixty. */
const mostFiles = 160;
/** Bytes of one. */
const largest = 400_000;

/** The hash of its content stands in the name: what has the name is the file. */
const pattern =
  /^\/remotes\/[\w-]+\/[\w.+-]+\/(?:[\w-]+\/)*[\w.-]+\.[0-9a-f]{8}\.(js|css|woff2|svg|png|webp)$/;

export const isReleaseFile = (path: string): boolean => pattern.test(path);

/** Only what the browser itself checks by its sum may be kept of scripts; a page in place of a file is none (F-05, F-39). */
function mayKeep({ integrity, url }: Request, answer: Response): boolean {
  const type = answer.headers.get('content-type') ?? '';
  const isChecked = !new URL(url).pathname.endsWith('.js') || integrity !== '';
  const isSmall = Number(answer.headers.get('content-length') ?? 0) <= largest;
  return (
    answer.status === 200 && answer.type === 'basic' && isChecked && isSmall && !type.startsWith('text/html')
  );
}

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  await cache.put(request.url, answer);
  const kept = await cache.keys();
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - mostFiles)).map((oldest) => cache.delete(oldest)),
  );
}

interface Ways {
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  /** What goes on after the answer. */
  later: (work: Promise<unknown>) => void;
}

/** A file of a release from here, else from the network: as it comes, faults among it. */
export async function fileAnswer(request: Request, { caches, fetch, later }: Ways): Promise<Response> {
  // A browser may forbid storing: then there is nothing kept.
  const cache = await caches.open(fileCache).catch(() => null);
  const kept = await cache?.match(request.url).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  if (cache && mayKeep(request, answer)) later(keep(cache, request, answer.clone()).catch(() => undefined));
  return answer;
}

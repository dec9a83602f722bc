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
function canCache({ integrity, url }: Request, response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  const isChecked = !new URL(url).pathname.endsWith('.js') || integrity !== '';
  const isSmall = Number(response.headers.get('content-length') ?? 0) <= largest;
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    isChecked &&
    isSmall &&
    !type.startsWith('text/html')
  );
}

async function store(cache: Cache, request: Request, response: Response): Promise<void> {
  await cache.put(request.url, response);
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - mostFiles)).map((oldest) => cache.delete(oldest)),
  );
}

interface FileSources {
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  /** What goes on after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** A file of a release from here, else from the network: as it comes, faults among it. */
export async function respondWithFile(
  request: Request,
  { caches, fetch, waitUntil }: FileSources,
): Promise<Response> {
  // A browser may forbid storing: then there is nothing kept.
  const cache = await caches.open(fileCache).catch(() => null);
  const cached = await cache?.match(request.url).catch(() => undefined);
  if (cached) return cached;
  const response = await fetch(request);
  if (cache && canCache(request, response))
    waitUntil(store(cache, request, response.clone()).catch(() => undefined));
  return response;
}

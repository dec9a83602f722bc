/** The cache of release files used in this browser. */
export const fileCache = 'shop-files-1';

/** The newest files are kept; a release has about sixty. */
const mostFiles = 160;
/** The largest file, in bytes. */
const largest = 400_000;

/** A name with the hash of the content always means the same file. */
const pattern =
  /^\/remotes\/[\w-]+\/[\w.+-]+\/(?:[\w-]+\/)*[\w.-]+\.[0-9a-f]{8}\.(js|css|woff2|svg|png|webp)$/;

export const isReleaseFile = (path: string): boolean => pattern.test(path);

/**
 * Scripts are cached only if the browser checks their integrity; an HTML page in place of a file is not cached (F-05,
 * F-39).
 */
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
  /** Continues after the response. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** A release file from the cache, otherwise from the network, including its errors. */
export async function respondWithFile(
  request: Request,
  { caches, fetch, waitUntil }: FileSources,
): Promise<Response> {
  // Null in a browser that forbids storing.
  const cache = await caches.open(fileCache).catch(() => null);
  const cached = await cache?.match(request.url).catch(() => undefined);
  if (cached) return cached;
  const response = await fetch(request);
  if (cache && canCache(request, response))
    waitUntil(store(cache, request, response.clone()).catch(() => undefined));
  return response;
}

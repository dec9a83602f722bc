export type Why = 'network' | 'slow';

export interface PageRequest {
  request: Request;
  /** The browser's own request for the page, sent while the worker was starting. */
  preload: Promise<Response | undefined>;
}

interface PageSources {
  fetch: (request: Request) => Promise<Response>;
  /** Creates the offline page. */
  offline: (why: Why) => Response;
  /** Milliseconds to wait for a page. */
  timeout?: number;
}

const defaultTimeout = 10_000;

/** After a reload the visitor waits for the page, however long it takes. */
const isReload = ({ cache }: Pick<Request, 'cache'>) => cache !== 'default';

async function fromNetwork({ request, preload }: PageRequest, { fetch }: PageSources): Promise<Response> {
  // A cancelled preload is requested again.
  const begun = await preload.catch(() => undefined);
  return begun ?? fetch(request);
}

/** Pages come from the network, whatever its response; only without a response the offline page is shown. */
export async function respondWithPage(asked: PageRequest, sources: PageSources): Promise<Response> {
  const response = fromNetwork(asked, sources).catch(() => sources.offline('network'));
  if (isReload(asked.request)) return response;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(sources.offline('slow')), sources.timeout ?? defaultTimeout);
  });
  return Promise.race([response, timedOut]).finally(() => clearTimeout(timer));
}

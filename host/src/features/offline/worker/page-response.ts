export type Why = 'network' | 'slow';

export interface PageRequest {
  request: Request;
  /** The browser's own request for the page, begun while the worker was starting. */
  preload: Promise<Response | undefined>;
}

interface PageSources {
  fetch: (request: Request) => Promise<Response>;
  /** The page that stands in. */
  offline: (why: Why) => Response;
  /** Milliseconds that a page is waited for. */
  timeout?: number;
}

const defaultTimeout = 10_000;

/** Who asks for a page again wants that one, however long it takes. */
const isReload = ({ cache }: Pick<Request, 'cache'>) => cache !== 'default';

async function fromNetwork({ request, preload }: PageRequest, { fetch }: PageSources): Promise<Response> {
  // One that was given up has to be asked for once more.
  const begun = await preload.catch(() => undefined);
  return begun ?? fetch(request);
}

/** Pages come from the network as they always did, whatever it answers; only where it answers nothing another one stands in. */
export async function respondWithPage(asked: PageRequest, sources: PageSources): Promise<Response> {
  const response = fromNetwork(asked, sources).catch(() => sources.offline('network'));
  if (isReload(asked.request)) return response;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(sources.offline('slow')), sources.timeout ?? defaultTimeout);
  });
  return Promise.race([response, timedOut]).finally(() => clearTimeout(timer));
}

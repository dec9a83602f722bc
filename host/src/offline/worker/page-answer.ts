export type Why = 'network' | 'slow';

export interface PageAsked {
  request: Request;
  /** The browser's own request for the page, begun while the worker was starting. */
  preload: Promise<Response | undefined>;
}

interface Ways {
  fetch: (request: Request) => Promise<Response>;
  /** The page that stands in. */
  offline: (why: Why) => Response;
  /** Milliseconds that a page is waited for. */
  patience?: number;
}

const usual = 10_000;

/** Who asks for a page again wants that one, however long it takes. */
const insists = ({ cache }: Pick<Request, 'cache'>) => cache !== 'default';

async function fromNetwork({ request, preload }: PageAsked, { fetch }: Ways): Promise<Response> {
  // One that was given up has to be asked for once more.
  const begun = await preload.catch(() => undefined);
  return begun ?? fetch(request);
}

/** Pages come from the network as they always did, whatever it answers; only where it answers nothing another one stands in. */
export async function pageAnswer(asked: PageAsked, ways: Ways): Promise<Response> {
  const coming = fromNetwork(asked, ways).catch(() => ways.offline('network'));
  if (insists(asked.request)) return coming;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(ways.offline('slow')), ways.patience ?? usual);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

/** One event of the browser's network log. */
export interface DevtoolsEvent {
  method: string;
  params: {
    documentURL?: string;
    initiator?: { type: string; stack?: { callFrames?: { url: string }[] } };
    request?: { url: string };
  };
}

/** One event of the browser's trace; `ts` in microseconds. */
export interface TraceEvent {
  name: string;
  ts: number;
  args?: { data?: { requestId?: string; url?: string; resourceType?: string } };
}

interface AskedFor {
  url: string;
  /** When the page asked for it. */
  asked: number;
  /** When the page was told that it is there. */
  there: number;
}

/** Addresses that the document itself names, in its tags or its own scripts: they are known with it, whenever they are fetched. */
const namedByDocument = (log: DevtoolsEvent[]): Set<string> =>
  new Set(
    log
      .filter(({ method, params }) => {
        const by = params.initiator;
        const from = by?.type === 'parser' ? params.documentURL : by?.stack?.callFrames?.[0]?.url;
        return method === 'Network.requestWillBeSent' && from !== undefined && from === params.documentURL;
      })
      .map(({ params }) => params.request?.url ?? ''),
  );

const counted = new Set(['Script', 'Fetch', 'XHR']);

function askedFor(trace: TraceEvent[]): AskedFor[] {
  const ends = new Map(
    trace.filter(({ name }) => name === 'ResourceFinish').map(({ args, ts }) => [args?.data?.requestId, ts]),
  );
  return trace
    .filter(({ name, args }) => name === 'ResourceSendRequest' && counted.has(args?.data?.resourceType ?? ''))
    .map(({ args, ts }) => ({
      url: args?.data?.url ?? '',
      asked: ts,
      there: ends.get(args?.data?.requestId) ?? Infinity,
    }));
}

/**
 * Longest chain of requests that follow each other after the document: a request that the page asked for after it had been
 * told that another one is there, and that may have asked for it (scripts and API calls; pictures and styles end chains).
 * What the document names is its first step. Told by the page's own thread: of files that it asks for in one go, the first
 * may have arrived before the network has begun with the last. Throws where the trace tells of no request: no page has 0 steps.
 */
export function serialSteps(trace: TraceEvent[], log: DevtoolsEvent[]): number {
  const named = namedByDocument(log);
  const requests = askedFor(trace).sort((a, b) => a.asked - b.asked);
  if (requests.length === 0)
    throw new Error('the trace tells of no request: its serial steps cannot be counted');
  const chains: { there: number; steps: number }[] = [];
  for (const { url, asked, there } of requests) {
    const before = named.has(url) ? [] : chains.filter((chain) => chain.there <= asked);
    chains.push({ there, steps: Math.max(0, ...before.map(({ steps }) => steps)) + 1 });
  }
  return Math.max(...chains.map(({ steps }) => steps));
}

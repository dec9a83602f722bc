import lighthouse, { type Result } from 'lighthouse';
import type { PageFigures } from './targets';

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize?: number;
  networkRequestTime?: number;
  networkEndTime?: number;
  mimeType?: string;
}

const audit = (result: Result, id: string) => result.audits[id]?.numericValue ?? 0;

/**
 * Longest chain of requests that follow each other after the document: a request that began after another had ended,
 * and could have been asked for by it (scripts, styles and API calls; pictures end chains).
 */
export function serialSteps(requests: NetworkRequest[]): number {
  const asked = requests.filter(
    ({ resourceType }) => resourceType === 'Script' || resourceType === 'Fetch' || resourceType === 'XHR',
  );
  const sorted = asked.sort((a, b) => (a.networkRequestTime ?? 0) - (b.networkRequestTime ?? 0));
  const depth: { end: number; steps: number }[] = [];
  for (const { networkRequestTime = 0, networkEndTime = 0 } of sorted) {
    const before = depth.filter(({ end }) => end <= networkRequestTime).map(({ steps }) => steps);
    depth.push({ end: networkEndTime, steps: Math.max(0, ...before) + 1 });
  }
  return Math.max(0, ...depth.map(({ steps }) => steps));
}

function figuresOf(result: Result): PageFigures {
  const details = result.audits['network-requests']?.details as { items: NetworkRequest[] } | undefined;
  const requests = details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    performance: Math.round((result.categories.performance?.score ?? 0) * 100),
    lcp: Math.round(audit(result, 'largest-contentful-paint')),
    tbt: Math.round(audit(result, 'total-blocking-time')),
    cls: Number(audit(result, 'cumulative-layout-shift').toFixed(4)),
    scriptKb: Number(
      (scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000).toFixed(1),
    ),
    steps: serialSteps(requests),
  };
}

/** One run of mobile Lighthouse (simulated slow 4G, CPU 4×) as a visitor whose cookie is given. */
export async function measurePage(port: number, url: string, cookie: string): Promise<PageFigures> {
  const run = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    output: 'json',
    logLevel: 'error',
    extraHeaders: { Cookie: cookie },
  });
  if (!run || run.lhr.runtimeError)
    throw new Error(`Lighthouse failed on ${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  return figuresOf(run.lhr);
}

export function medianOf(runs: PageFigures[]): PageFigures {
  const middle = (name: keyof PageFigures) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return {
    performance: middle('performance'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    scriptKb: middle('scriptKb'),
    steps: middle('steps'),
  };
}

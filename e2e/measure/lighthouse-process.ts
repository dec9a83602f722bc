/**
 * Lighthouse in a process of its own, which its parent has give way: beside the page, on one of two cores, it takes a third of
 * what the page takes, and the page waits (decision 0022). Loads what it is told to, one after another.
 */
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { serialSteps, type DevtoolsEvent, type TraceEvent } from './serial-steps';
import type { PageFigures } from './targets';

/** A page in a browser that listens at a port. */
export interface LoadOrder {
  url: string;
  port: number;
  /** `simulated`: as Lighthouse comes; `slowed down`: line and CPU really are. */
  how: 'simulated' | 'slowed down';
}

export type LoadAnswer = { figures: PageFigures } | { trouble: string; message: string };

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
}

const flags: Record<LoadOrder['how'], Flags> = {
  /** Mobile Lighthouse as it comes: slow 4G and a CPU of a quarter, worked out from a run without either. */
  simulated: { onlyCategories: ['performance'] },
  /** Line and CPU slowed down while the page loads. Takes three times as long. */
  'slowed down': {
    onlyAudits: ['total-blocking-time'],
    throttlingMethod: 'devtools',
    disableFullPageScreenshot: true,
  },
};

const audit = (result: Result, id: string) => result.audits[id]?.numericValue ?? 0;

function figuresOf(result: Result, log: DevtoolsEvent[], trace: TraceEvent[]): PageFigures {
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
    steps: serialSteps(trace, log),
  };
}

async function load({ url, port, how }: LoadOrder): Promise<LoadAnswer> {
  const run = await lighthouse(url, {
    ...flags[how],
    port,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: true,
  });
  const result = run?.lhr;
  if (!result) return { trouble: 'NO_RESULT', message: 'no result' };
  if (result.runtimeError) return { trouble: result.runtimeError.code, message: result.runtimeError.message };
  if (result.finalDisplayedUrl !== url) {
    const message = `it led to ${result.finalDisplayedUrl}: the figures would be of another page`;
    return { trouble: 'ELSEWHERE', message };
  }
  // Its events are Chrome's own; only these fields of them are read.
  const log = (run.artifacts.DevtoolsLog ?? []) as DevtoolsEvent[];
  const trace = (run.artifacts.Trace.traceEvents ?? []) as TraceEvent[];
  return { figures: figuresOf(result, log, trace) };
}

process.on('message', (order: LoadOrder) => {
  load(order)
    .catch((error: unknown): LoadAnswer => ({ trouble: 'FAILED', message: String(error) }))
    .then((answer) => process.send?.(answer));
});

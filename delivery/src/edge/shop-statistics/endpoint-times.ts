import type { Endpoint } from '@shop/contract';
import { endpoints } from '@shop/contract/registry';
import { minute, RecentCounts } from './recent-counts';

/** A request that the edge has passed on to the backend. */
export interface BackendCall {
  method: string;
  /** Without the query. */
  path: string;
  /** From the request to the beginning of the response. */
  milliseconds: number;
  /** The backend did not respond, or with a status of 500 or more. */
  hasFailed: boolean;
}

/** How fast an endpoint responds. */
export interface EndpointSpeed {
  /** Method and pattern: `GET /api/v1/items/details/:id`. */
  endpoint: string;
  calls: number;
  failed: number;
  /** Milliseconds within which half of the responses, and 95 of 100, came. */
  p50: number;
  p95: number;
}

/** Upper bounds of the measured times in milliseconds, each a quarter above the one before: 5 ms to 20 s. */
const bounds = Array.from({ length: 38 }, (_, at) => Math.round(5 * 1.25 ** at));
const failedPart = 'failed';

/** Label of requests that are in no contract: one for all, because their addresses could be anything. */
export const otherRequests = 'other requests';

const toSegments = (path: string) => path.split('/').filter(Boolean);

/** The contract's patterns by method and number of segments. */
const patterns = new Map<string, string[][]>();
for (const { method, path } of Object.values<Endpoint>(endpoints)) {
  const segments = toSegments(path);
  const key = `${method} ${segments.length}`;
  const others = patterns.get(key) ?? [];
  // A fixed segment is more precise than a parameter, so it is tried first.
  patterns.set(key, path.includes('/:') ? [...others, segments] : [segments, ...others]);
}

const isMatch = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.every((part, at) => part.startsWith(':') || part === segments[at]);

/** Method and pattern of a request by the contract: the label never contains anything of the request itself. */
export function toEndpointLabel({ method, path }: Pick<BackendCall, 'method' | 'path'>): string {
  const segments = toSegments(path);
  const own = patterns.get(`${method} ${segments.length}`)?.find((pattern) => isMatch(pattern, segments));
  return own ? `${method} /${own.join('/')}` : otherRequests;
}

/** The bound within which this part of the responses came. */
function getBound(buckets: readonly number[], part: number): number {
  const all = buckets.reduce((sum, count) => sum + count, 0);
  let reached = 0;
  const at = buckets.findIndex((count) => (reached += count) >= all * part);
  return bounds[Math.min(at, bounds.length - 1)] ?? 0;
}

/** Times of the last day by endpoint. */
export class EndpointTimes {
  readonly counts = new RecentCounts({ slot: 10 * minute, mostLabels: 1_500 });
  /** The labels are stored many times, so each is one text. */
  private readonly labels = new Map<string, string>();

  add(call: BackendCall, at: number): void {
    const endpoint = toEndpointLabel(call);
    const found = bounds.findIndex((bound) => call.milliseconds <= bound);
    this.counts.add(this.toLabel(endpoint, found < 0 ? bounds.length : found), at);
    if (call.hasFailed) this.counts.add(this.toLabel(endpoint, failedPart), at);
  }

  /** Slowest p95 first. */
  get(now: number, period: number): EndpointSpeed[] {
    const byEndpoint = new Map<string, { buckets: number[]; failed: number }>();
    for (const [label, count] of this.counts.getTotals(now, period)) {
      const [endpoint = '', part = ''] = label.split('\t');
      const times = byEndpoint.get(endpoint) ?? {
        buckets: new Array<number>(bounds.length + 1).fill(0),
        failed: 0,
      };
      byEndpoint.set(endpoint, times);
      if (part === failedPart) times.failed += count;
      else times.buckets[Number(part)] = count;
    }
    return [...byEndpoint]
      .map(([endpoint, { buckets, failed }]) => ({
        endpoint,
        calls: buckets.reduce((sum, count) => sum + count, 0),
        failed,
        p50: getBound(buckets, 0.5),
        p95: getBound(buckets, 0.95),
      }))
      .sort((a, b) => b.p95 - a.p95 || b.calls - a.calls);
  }

  private toLabel(endpoint: string, part: number | string): string {
    const label = `${endpoint}\t${part}`;
    const known = this.labels.get(label);
    if (known === undefined) this.labels.set(label, label);
    return known ?? label;
  }
}

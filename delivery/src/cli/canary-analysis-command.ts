import { lookup } from 'node:dns/promises';
import { logTo } from '../edge/log';
import { CanaryAnalysis, type AnalysedStore } from '../canary-analysis/canary-analysis';
import { noCounts, type CountsByRelease } from '../canary-analysis/release-counts';
import { ReleaseError } from '../store/release-error';

/** Milliseconds between two checks, and the timeout of an edge. */
const [pause, deadline] = [3_000, 2_500];

const allAddresses = 'dns+';

/**
 * The edges behind an address: itself, or with `dns+` before it one for each address of its name, as it is now. A name
 * without addresses has none. Names in production have an address for each edge, and edges come and go.
 */
async function resolveEdges(address: string): Promise<string[]> {
  if (!address.startsWith(allAddresses)) return [address];
  const url = new URL(address.slice(allAddresses.length));
  const found = await lookup(url.hostname, { all: true }).catch(() => []);
  return found.map(({ address: ip, family }) => {
    url.hostname = family === 6 ? `[${ip}]` : ip;
    return url.origin;
  });
}

/** The counts of one edge; null if it does not respond. */
async function fetchCounts(edge: string, token: string): Promise<CountsByRelease | null> {
  try {
    const response = await fetch(`${edge}/_delivery/counts`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(deadline),
    });
    if (!response.ok) return null;
    const counts = (await response.json()) as CountsByRelease; // the edge’s own format, protected by its token
    // Edges of an earlier version send fewer fields.
    const complete = Object.entries(counts).map(([release, reported]) => [
      release,
      { ...noCounts(), ...reported },
    ]);
    return Object.fromEntries(complete) as CountsByRelease;
  } catch {
    return null;
  }
}

/**
 * The counts of all edges that respond; rejects if none does, because then nothing is watched.
 * `addresses`: origins, or `dns+http://name:port` for every address of a name.
 */
export async function fetchEdgeCounts(
  addresses: readonly string[],
  token: string,
): Promise<Map<string, CountsByRelease>> {
  const edges = [...new Set((await Promise.all(addresses.map(resolveEdges))).flat())];
  const counted = await Promise.all(
    edges.map(async (edge) => [edge, await fetchCounts(edge, token)] as const),
  );
  const counts = new Map<string, CountsByRelease>();
  for (const [edge, one] of counted) if (one) counts.set(edge, one);
  if (counts.size === 0) throw new Error('no edge returns its counts');
  return counts;
}

/** Watches the canaries by the counts of many edges, until stopped. */
export function analyseEdges(
  store: AnalysedStore,
  edges: string,
  token: string | undefined,
  write: (line: string) => void,
): CanaryAnalysis {
  const list = edges.split(',').map((edge) => edge.trim().replace(/\/+$/, ''));
  if (!list.every((edge) => /^(dns\+)?https?:/.test(edge) && URL.canParse(edge))) {
    throw new ReleaseError('invalid', 'expected: guard --edges http://10.0.0.1:4000,http://10.0.0.2:4000');
  }
  if (!token)
    throw new ReleaseError(
      'invalid',
      'EDGE_DELIVERY_TOKEN is not set: edges return their counts only with it',
    );
  const analysis = new CanaryAnalysis({
    store,
    counts: () => fetchEdgeCounts(list, token),
    log: logTo(write),
  });
  analysis.watch(pause);
  return analysis;
}

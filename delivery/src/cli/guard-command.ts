import { logTo } from '../edge/log';
import { Guard, type GuardedStore } from '../guard/guard';
import { noCounts, type CountsByRelease } from '../guard/release-counts';
import { ReleaseError } from '../store/release-error';

/** Milliseconds between two looks, and in which an edge must answer. */
const [pause, deadline] = [3_000, 2_500];

/** What one edge has counted; null where it cannot be asked just now. */
async function countsOf(edge: string, token: string): Promise<CountsByRelease | null> {
  try {
    const answer = await fetch(`${edge}/_delivery/counts`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(deadline),
    });
    if (!answer.ok) return null;
    const counts = (await answer.json()) as CountsByRelease; // the edge's own form, behind its token
    // One of an earlier version does not tell everything.
    const whole = Object.entries(counts).map(([release, told]) => [release, { ...noCounts(), ...told }]);
    return Object.fromEntries(whole) as CountsByRelease;
  } catch {
    return null;
  }
}

/** Of all edges that answer; rejects when none does, for then nobody is watching. */
export async function countsOfEdges(
  edges: readonly string[],
  token: string,
): Promise<Map<string, CountsByRelease>> {
  const told = await Promise.all(edges.map(async (edge) => [edge, await countsOf(edge, token)] as const));
  const counts = new Map<string, CountsByRelease>();
  for (const [edge, one] of told) if (one) counts.set(edge, one);
  if (counts.size === 0) throw new Error('no edge answers with its counts');
  return counts;
}

/** Watches the trials by the counts of many edges, until it is ended. */
export function guardEdges(
  store: GuardedStore,
  edges: string,
  token: string | undefined,
  write: (line: string) => void,
): Guard {
  const list = edges.split(',').map((edge) => edge.trim().replace(/\/+$/, ''));
  if (!list.every((edge) => URL.canParse(edge))) {
    throw new ReleaseError('invalid', 'expected: guard --edges http://10.0.0.1:4000,http://10.0.0.2:4000');
  }
  if (!token) throw new ReleaseError('invalid', 'EDGE_DELIVERY_TOKEN is not set: edges tell nobody else');
  const guard = new Guard({ store, counts: () => countsOfEdges(list, token), log: logTo(write) });
  guard.watch(pause);
  return guard;
}

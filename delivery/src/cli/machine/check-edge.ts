import type { ReleaseTable } from '../../release-table';
import type { Finding } from './machine-checks';

/** Milliseconds: the timeout of an edge, how long it may need to notice a new table, and by how much its clock may differ. */
const [deadline, noticing, difference] = [2_500, 1_500, 60_000];

interface Health {
  status: string;
  revision: number | null;
  /** Of the response; null without the header. */
  at: number | null;
}

/** The edge's own view; null if it does not respond as an edge does. */
async function fetchHealth(edge: string): Promise<Health | null> {
  try {
    const response = await fetch(new URL('/healthz', edge), { signal: AbortSignal.timeout(deadline) });
    const { status, revision } = (await response.json()) as Partial<Health>;
    const at = Date.parse(response.headers.get('date') ?? '');
    return { status: String(status), revision: revision ?? null, at: Number.isNaN(at) ? null : at };
  } catch {
    return null;
  }
}

/** Whether an edge responds, has the store's table, and the right time. */
export async function checkEdge(
  edge: string,
  table: ReleaseTable | null,
  { now, pause }: { now: () => Date; pause: (milliseconds: number) => Promise<unknown> },
): Promise<Finding> {
  const about = `edge ${edge}`;
  let health = await fetchHealth(edge);
  const revision = table?.extras.revision ?? null;
  if (health && health.revision !== revision) {
    await pause(noticing);
    health = await fetchHealth(edge);
  }
  if (!health) return { state: 'wrong', about, text: 'it does not respond' };
  if (health.status !== 'ok')
    return { state: 'wrong', about, text: `it sends visitors away: ${health.status}` };
  if (revision !== null && health.revision !== revision)
    return {
      state: 'wrong',
      about,
      text: `it uses revision ${health.revision}, and the store has ${revision}: its log says why (table-refused)`,
    };
  const off = health.at === null ? 0 : Math.abs(health.at - now().getTime());
  if (off > difference)
    return {
      state: 'look',
      about,
      text: `its clock and the one here differ by ${Math.round(off / 1_000)} seconds`,
    };
  return { state: 'ok', about, text: `it uses revision ${health.revision}` };
}

import type { BootData } from '@shop/federation';

/**
 * Milliseconds between two checks of an open page, and the minimum between two checks when the visitor comes back.
 */
const pause = 5 * 60_000;
const least = 30_000;

/** App → build of a page. */
export type Builds = Record<string, string>;

/** The builds of the open page. */
export const getBuilds = ({ host, remotes }: Pick<BootData, 'host' | 'remotes'>): Builds => ({
  host: host.buildId,
  ...Object.fromEntries(Object.entries(remotes).map(([app, { live }]) => [app, live.buildId])),
});

/** The same for the same builds, in any order. */
export const toFingerprint = (builds: Builds): string => JSON.stringify(Object.entries(builds).sort());

function parseBuilds(response: unknown): Builds | null {
  const builds =
    typeof response === 'object' && response !== null && 'builds' in response ? response.builds : null;
  if (typeof builds !== 'object' || builds === null) return null;
  const all = Object.entries(builds).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return all.length > 0 ? Object.fromEntries(all) : null;
}

/** The builds that the edge would give this visitor now; null when it does not respond. */
export async function fetchBuilds(): Promise<Builds | null> {
  try {
    const response = await fetch('/_releases', { headers: { accept: 'application/json' } });
    return response.ok ? parseBuilds(await response.json()) : null;
  } catch {
    return null;
  }
}

export interface WatchOptions {
  fetchBuilds: () => Promise<Builds | null>;
  /** Called with the fingerprint of every response. */
  onResponse: (print: string) => void;
}

/**
 * Checks only while the page is visible: every few minutes, and when the visitor comes back. Returns the function
 * that stops it.
 */
export function watchReleases({ fetchBuilds, onResponse }: WatchOptions): () => void {
  let last = -Infinity;
  let isOver = false;
  const check = async () => {
    if (document.visibilityState !== 'visible' || performance.now() - last < least) return;
    last = performance.now();
    const builds = await fetchBuilds();
    if (builds && !isOver) onResponse(toFingerprint(builds));
  };
  const onBack = () => void check();
  const timer = setInterval(onBack, pause);
  document.addEventListener('visibilitychange', onBack);
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onBack);
  };
}

import { noCounts, paintBounds, type CountsByRelease, type ReleaseCounts } from '../guard/release-counts';
import type { LiveReleases } from './live-releases';
import { hostApp, type ReleaseSet } from './release-set';

type Report = Record<string, unknown>;

/** What is done about a failure that the visitor's release is to blame for; a retry may yet succeed. */
const failures = new Set<unknown>(['previous', 'card', 'kept']);

/**
 * Counts by release what a guard judges by: visits, visits in which a part failed, and largest paints. In memory: each edge
 * counts its own, and a restart begins anew. Of releases of the table alone: whatever a browser claims, it does not grow.
 */
export class ReleaseCounting {
  private readonly kept = new Map<string, ReleaseCounts>();

  constructor(private readonly live: LiveReleases) {}

  /** A page is given out with these releases. */
  visit({ host, stored }: ReleaseSet): void {
    for (const [app, { entry }] of [[hostApp, host] as const, ...Object.entries(stored)]) {
      this.of(app, entry.metadata.version).visits += 1;
    }
  }

  /** What a browser reports. A page counts as failing once, however many of its parts fail: `first` says that it is the first. */
  hear(report: Report): void {
    const counts = this.reported(report);
    if (!counts) return;
    const { kind, step, first, metric, value } = report;
    const isFailure = kind === 'error' || (kind === 'remote' && failures.has(step));
    if (isFailure && first === true) counts.failing += 1;
    if (kind !== 'vital' || metric !== 'LCP' || typeof value !== 'number' || !(value >= 0)) return;
    const at = paintBounds.findIndex((bound) => value <= bound);
    const bucket = at === -1 ? paintBounds.length : at;
    counts.paints[bucket] = (counts.paints[bucket] ?? 0) + 1;
  }

  /** By `app version`. */
  counts = (): CountsByRelease => Object.fromEntries(this.kept);

  /** A browser names the build: two snapshots of one version are two releases. */
  private reported({ app, buildId }: Report): ReleaseCounts | null {
    const found = [...(this.live.current?.releases.values() ?? [])].find(
      ({ manifest }) => manifest.app === app && manifest.buildId === buildId,
    );
    return found ? this.of(found.manifest.app, found.entry.metadata.version) : null;
  }

  private of(app: string, version: string): ReleaseCounts {
    const key = `${app} ${version}`;
    const counts = this.kept.get(key) ?? noCounts();
    this.kept.set(key, counts);
    return counts;
  }
}

import type { ReleaseManifest } from '@shop/federation';
import { getFitting } from './compatibility';
import {
  getCanaries,
  getDefault,
  getEntry,
  requiredApp,
  type ReleaseTable,
  type TableEntry,
} from './release-table';
import { findUnmetRequirements } from './store/promotion-checks';

/** What visitors really get of a release. */
export interface RealShare {
  /** Percentage of all visitors without a rule. */
  percent: number;
  /** Why it differs from the table, or what is wrong with it; null: nothing. */
  because: string | null;
}

/** By `app version`; releases that nobody is assigned and nobody gets are missing. */
export type RealShares = ReadonlyMap<string, RealShare>;

/** The manifest of a release; undefined if it is damaged. */
type GetManifest = (app: string, version: string) => ReleaseManifest | undefined;

/** A release that some visitors are assigned. */
interface Assigned {
  version: string;
  percent: number;
  /** What they get of it: the release itself, or the one before if it is damaged; null: nothing. */
  live: Release | null;
  previous: Release | null;
}

interface Release {
  version: string;
  manifest: ReleaseManifest;
}

function getAssigned(app: string, entries: readonly TableEntry[], getManifest: GetManifest): Assigned[] {
  const [canaries, stable] = [getCanaries(entries), getDefault(entries)];
  const share = canaries.reduce((total, { deployment }) => total + deployment.traffic, 0);
  const toRelease = (version: string | undefined): Release | null => {
    const manifest = version === undefined ? undefined : getManifest(app, version);
    return version !== undefined && manifest ? { version, manifest } : null;
  };
  const toAssigned = ({ metadata: { version }, extras }: TableEntry, percent: number): Assigned => {
    const own = toRelease(version);
    const previous = toRelease(getEntry(entries, extras.previous)?.metadata.version);
    return own
      ? { version, percent, live: own, previous }
      : { version, percent, live: previous, previous: null };
  };
  return [
    ...canaries.map((canary) => toAssigned(canary, canary.deployment.traffic)),
    ...(stable ? [toAssigned(stable, 100 - share)] : []),
  ];
}

/** Adds up percentages of one app, with a reason for each difference. */
class Shares {
  private readonly shares = new Map<string, { percent: number; reasons: Set<string> }>();

  add(version: string, percent: number, because?: string): void {
    const share = this.shares.get(version) ?? { percent: 0, reasons: new Set() };
    share.percent += percent;
    if (because !== undefined) share.reasons.add(because);
    this.shares.set(version, share);
  }

  toReal = (app: string): [string, RealShare][] =>
    [...this.shares].map(([version, { percent, reasons }]) => [
      `${app} ${version}`,
      { percent: Math.round(percent * 100) / 100, because: [...reasons].join('; ') || null },
    ]);
}

/** `hosts` null: the releases are the host's own, or there is no host. */
function toShares(app: string, assigned: readonly Assigned[], hosts: readonly Assigned[] | null) {
  const shares = new Shares();
  for (const { version, percent, live, previous } of assigned) {
    const give = (to: Release, part: number) =>
      shares.add(to.version, part, to.version === version ? undefined : `in place of ${version}`);
    if (live?.version !== version) shares.add(version, 0, 'its files are damaged');
    if (live && !hosts) give(live, percent);
    for (const host of live && hosts ? hosts : []) {
      if (!live || !host.live) continue;
      const problems = findUnmetRequirements(live.manifest, host.live.manifest).join(', ');
      const fitting = getFitting(live, previous, host.live);
      const isKept = problems !== '' && fitting === live;
      if (problems) shares.add(version, 0, isKept ? `${problems}, and no release before it fits` : problems);
      give(fitting, (percent * host.percent) / 100);
    }
  }
  return shares.toReal(app);
}

/**
 * What edges really assign: a release that does not fit a visitor's host, or is damaged, is replaced by the one before. The
 * shares of an app and of the host are independent, because each has its own salt.
 */
export function getRealShares({ microFrontends }: ReleaseTable, getManifest: GetManifest): RealShares {
  const hosts = getAssigned(requiredApp, microFrontends[requiredApp] ?? [], getManifest);
  const shares = Object.entries(microFrontends).flatMap(([app, entries]) => {
    const isAlone = app === requiredApp || hosts.length === 0;
    return toShares(app, getAssigned(app, entries, getManifest), isAlone ? null : hosts);
  });
  return new Map(shares);
}

/** What no longer fits: requirements of live releases that others do not meet, and what becomes of their visitors. */
export function findUnfit(table: ReleaseTable, getManifest: GetManifest): string[] {
  const assigned = Object.entries(table.microFrontends).flatMap(([app, entries]) =>
    getAssigned(app, entries, getManifest),
  );
  const consumers = assigned.flatMap(({ live, previous }) => (live ? [{ live, previous }] : []));
  return consumers.flatMap(({ live, previous }) =>
    consumers
      .filter((provider) => provider.live.manifest.app !== live.manifest.app)
      .flatMap((provider) => {
        const problems = findUnmetRequirements(live.manifest, provider.live.manifest);
        if (provider.live.manifest.app !== requiredApp) return problems;
        const outcome = describeOutcome(live, getFitting(live, previous, provider.live));
        return problems.map((problem) => `${problem}: ${outcome}`);
      }),
  );
}

const describeOutcome = (live: Release, fitting: Release): string =>
  fitting === live
    ? `no release of ${live.manifest.app} before it fits: promote one that does`
    : `its visitors get ${live.manifest.app}@${fitting.version} instead`;

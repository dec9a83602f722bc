import {
  policyName,
  type FirstCall,
  type LiveRelease,
  type ReleaseManifest,
  type RouteManifest,
} from '@shop/federation';
import { matchRoutes, type RouteMatch } from 'react-router-dom';
import { releaseFor, type Audience } from '../bucketing';
import { fits } from './fitting';
import { releaseKey, type Live, type StoredRelease } from './live-releases';

export const hostApp = 'host';

/** What the edge knows of a release beyond what it tells the browser: which files it has, for preloads. */
export interface AssignedRelease
  extends
    LiveRelease,
    Pick<ReleaseManifest, 'exposes' | 'pages' | 'parts' | 'texts' | 'slotCalls' | 'lateSlots'> {
  /** Address of the folder, with a trailing slash. */
  base: string;
  /** File name → integrity of every chunk. */
  integrity: Record<string, string>;
}

export type OwnedRoute = RouteManifest & { app: string };
export type MatchedRoute = RouteMatch<string, OwnedRoute>;

/** One release of every app, as a visitor gets them together, and what is worked out for all such visitors. */
export interface ReleaseSet {
  /** No other set has it, not even of the same releases in another table. */
  id: string;
  revision: number;
  host: StoredRelease;
  /** By app, as the host. */
  stored: Record<string, StoredRelease>;
  /** False where it was made for one answer alone. */
  isShared: boolean;
  hostRelease: AssignedRelease;
  remotes: Record<string, { live: AssignedRelease; previous: AssignedRelease | null }>;
  routes: OwnedRoute[];
  /** Addresses of areas that are switched off. */
  off: readonly string[];
  /** Names of the Trusted Types policies that its code makes. */
  policies: string[];
}

/** Releases that take the place of those that the table assigns, for one visitor. */
export type Instead = ReadonlyMap<string, { release: StoredRelease | null }>;

/** What makes a set one visitor's own. */
export interface Own {
  sumOf?: SumOf | undefined;
  instead?: Instead | null;
}

/** Takes the place of an entry's sum: fault switches answer with other files than the release holds. */
export type SumOf = (release: StoredRelease, file: string) => string | undefined;

function liveRelease(release: StoredRelease, sumOf: SumOf): AssignedRelease {
  const { manifest, base } = release;
  const { app, version, buildId, entry, routes, slots, listeners, exposes, pages, parts, texts } = manifest;
  const { slotCalls, lateSlots } = manifest;
  const integrity = Object.fromEntries(
    Object.entries(manifest.chunks).map(([file, sum]) => [file, sum.integrity]),
  );
  return {
    app,
    version,
    buildId,
    base,
    entry: {
      url: `${base}${entry.file}`,
      integrity: sumOf(release, entry.file) ?? release.entry.metadata.integrity,
    },
    routes,
    slots,
    listeners,
    exposes,
    pages,
    parts,
    texts,
    ...(slotCalls ? { slotCalls } : {}),
    ...(lateSlots ? { lateSlots } : {}),
    integrity,
  };
}

const noFaults: SumOf = () => undefined;

/** A release for a visitor, and the one behind it. */
interface Chosen {
  release: StoredRelease;
  previous: StoredRelease | undefined;
}

/** What the host is too old for gives way to the release behind it, where that fits (F-17). */
function fitting({ release, previous }: Chosen, host: StoredRelease): Chosen {
  const isLeft = previous && !fits(release.manifest, host.manifest) && fits(previous.manifest, host.manifest);
  return isLeft ? { release: previous, previous: undefined } : { release, previous };
}

function setOf(live: Live, assigned: Map<string, Chosen>, own: Own | null): ReleaseSet | null {
  const sumOf = own?.sumOf ?? noFaults;
  const host = assigned.get(hostApp)?.release;
  if (!host) return null;
  const chosen = [...assigned].map(
    ([app, one]) => [app, app === hostApp ? one : fitting(one, host)] as const,
  );
  const others = chosen.filter(([app]) => app !== hostApp);
  const remotes: ReleaseSet['remotes'] = Object.fromEntries(
    others.map(([app, { release, previous }]) => [
      app,
      {
        live: liveRelease(release, sumOf),
        previous: previous ? liveRelease(previous, sumOf) : null,
      },
    ]),
  );
  const all = [host.manifest, ...Object.values(remotes).map((remote) => remote.live)];
  const { revision } = live.table.extras;
  return {
    id: `${revision} ${chosen.map(([, { release }]) => release.base).join(' ')}`,
    revision,
    host,
    stored: Object.fromEntries(others.map(([app, { release }]) => [app, release])),
    isShared: own === null,
    hostRelease: liveRelease(host, sumOf),
    remotes,
    routes: all.flatMap(({ app, routes }) => routes.map((route) => ({ ...route, app }))),
    off: live.off,
    policies: all.map(({ app }) => policyName(app)),
  };
}

/** Assigns releases to visitors, and keeps each combination that has been assigned. */
export class ReleaseSets {
  private live: Live | null = null;
  private readonly known = new Map<string, ReleaseSet | null>();

  /** Null while no host is released. What is a visitor's own makes a set for this one answer. */
  for(live: Live, visitor: Audience, { sumOf, instead }: Own = {}): ReleaseSet | null {
    if (live !== this.live) this.known.clear();
    this.live = live;
    const chosen = assigned(live, visitor);
    if (!sumOf && !instead) return this.shared(live, chosen);
    for (const [app, { release }] of instead ?? []) {
      if (release) chosen.set(app, { release, previous: chosen.get(app)?.release });
    }
    return setOf(live, chosen, { sumOf });
  }

  private shared(live: Live, chosen: Map<string, Chosen>): ReleaseSet | null {
    const key = [...chosen.values()].map(({ release }) => release.base).join(' ');
    let set = this.known.get(key);
    if (set === undefined) {
      set = setOf(live, chosen, null);
      this.known.set(key, set);
    }
    return set;
  }
}

/** What the table assigns to a visitor, of what is there. */
function assigned(live: Live, visitor: Audience): Map<string, Chosen> {
  const stored = (app: string, version: string | undefined) =>
    version === undefined ? undefined : live.releases.get(releaseKey(app, version));
  const chosen = new Map<string, Chosen>();
  for (const [app, entries] of Object.entries(live.table.microFrontends)) {
    const entry = releaseFor(entries, visitor);
    const release = stored(app, entry?.metadata.version);
    if (release) chosen.set(app, { release, previous: stored(app, entry?.extras.previous) });
  }
  return chosen;
}

const slotPrefix = 'slot:';

/** Slots that a page shows at once: those of the host on every page, which its release says it needs, and the route's. */
export const slotsAt = ({ host }: ReleaseSet, route: OwnedRoute | null): string[] => [
  ...Object.keys(host.manifest.contract.requires)
    .filter((name) => name.startsWith(slotPrefix))
    .map((name) => name.slice(slotPrefix.length)),
  ...(route?.slots ?? []),
];

/** The release that fills a slot. */
export function fillerOf({ hostRelease, remotes }: ReleaseSet, slot: string): AssignedRelease | undefined {
  if (hostRelease.slots.includes(slot)) return hostRelease;
  return Object.values(remotes).find(({ live }) => live.slots.includes(slot))?.live;
}

/** What the page of a route asks first, with what its header and its slots ask. */
export function firstCallsAt(set: ReleaseSet, route: OwnedRoute): FirstCall[] {
  const ofSlots = slotsAt(set, route).flatMap((slot) => fillerOf(set, slot)?.slotCalls?.[slot] ?? []);
  return [...(route.first ?? []), ...(set.hostRelease.slotCalls?.[hostApp] ?? []), ...ofSlots];
}

/** Whether an area is switched off that has a page at this address. */
export const isOffAt = ({ off }: ReleaseSet, path: string): boolean =>
  matchAt(
    off.map((of) => ({ path: of })),
    path,
  ) !== null;

export const routeOf = (set: ReleaseSet, path: string): MatchedRoute | null => matchAt(set.routes, path);

/** As the host's own router matches it. What cannot be decoded is no address of a page. */
const matchAt = <R extends { path: string }>(routes: R[], path: string): RouteMatch<string, R> | null =>
  isDecodable(path) ? (matchRoutes(routes, path)?.[0] ?? null) : null;

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

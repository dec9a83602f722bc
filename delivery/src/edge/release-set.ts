import { policyName, type QueryManifest, type ReleaseScript, type RouteManifest } from '@shop/federation';
import { matchRoutes, type RouteMatch } from 'react-router-dom';
import { assignRelease, type Audience } from '../bucketing';
import { getFitting } from '../compatibility';
import { releaseKey, type Live, type StoredRelease } from './live-releases';

export const hostApp = 'host';

export type OwnedRoute = RouteManifest & { app: string };
export type MatchedRoute = RouteMatch<string, OwnedRoute>;

/** One release of every app, as a visitor gets them together, with data derived from this combination. */
export interface ReleaseSet {
  /** Unique, even among sets of the same releases from another table. */
  id: string;
  revision: number;
  host: StoredRelease;
  /** By app. */
  remotes: Record<string, Chosen>;
  /** False if it was created for one response only. */
  isShared: boolean;
  routes: OwnedRoute[];
  /** Addresses of apps that are switched off. */
  off: readonly string[];
  /** Names of the Trusted Types policies that its code creates. */
  policies: string[];
  getIntegrity: GetIntegrity;
}

/** A release for a visitor, and its fallback. */
interface Chosen {
  live: StoredRelease;
  previous: StoredRelease | null;
}

/** Releases that replace the assigned ones, for one visitor. */
type Overrides = ReadonlyMap<string, { release: StoredRelease | null }>;

/** What makes a set specific to one visitor. */
export interface VisitorChanges {
  getIntegrity?: GetIntegrity | undefined;
  overrides?: Overrides | null;
}

/** Replaces an entry's integrity hash: fault switches serve modified files. */
export type GetIntegrity = (release: StoredRelease, file: string) => string | undefined;

/** Every release of a set, the host's first. */
export const releasesIn = ({ host, remotes }: Pick<ReleaseSet, 'host' | 'remotes'>): StoredRelease[] => [
  host,
  ...Object.values(remotes).map(({ live }) => live),
];

/** A file of a release, as the page lists it. */
export function toReleaseScript(
  { getIntegrity }: ReleaseSet,
  release: StoredRelease,
  file: string,
): ReleaseScript {
  const { base, manifest, entry } = release;
  const integrity =
    manifest.chunks[file]?.integrity ?? getIntegrity(release, file) ?? entry.metadata.integrity;
  return { url: `${base}${file}`, integrity: integrity };
}

const noFaults: GetIntegrity = () => undefined;

/** Replaces a release that is incompatible with the host by the previous one, if that is compatible (F-17). */
function toCompatible({ live, previous }: Chosen, host: StoredRelease): Chosen {
  const fitting = getFitting(live, previous, host);
  return fitting === live ? { live, previous } : { live: fitting, previous: null };
}

function createSet(
  live: Live,
  chosen: Map<string, Chosen>,
  changes: VisitorChanges | null,
): ReleaseSet | null {
  const host = chosen.get(hostApp)?.live;
  if (!host) return null;
  const others = [...chosen].filter(([app]) => app !== hostApp);
  const remotes = Object.fromEntries(others.map(([app, one]) => [app, toCompatible(one, host)]));
  const all = releasesIn({ host, remotes });
  const { revision } = live.table.extras;
  return {
    id: `${revision} ${all.map(({ base }) => base).join(' ')}`,
    revision,
    host,
    remotes,
    isShared: changes === null,
    routes: all.flatMap(({ manifest: { app, routes } }) => routes.map((route) => ({ ...route, app }))),
    off: live.off,
    policies: all.map(({ manifest }) => policyName(manifest.app)),
    getIntegrity: changes?.getIntegrity ?? noFaults,
  };
}

/** Assigns releases to visitors, and caches each assigned combination. */
export class ReleaseSets {
  private live: Live | null = null;
  private readonly known = new Map<string, ReleaseSet | null>();

  /** Null before a host is released. Changes of one visitor create a set for this response only. */
  for(live: Live, visitor: Audience, { getIntegrity, overrides }: VisitorChanges = {}): ReleaseSet | null {
    if (live !== this.live) this.known.clear();
    this.live = live;
    const chosen = assigned(live, visitor);
    if (!getIntegrity && !overrides) return this.shared(live, chosen);
    for (const [app, { release }] of overrides ?? []) {
      // Without a fallback: the deployed release must not be taken for the one that was asked for.
      if (release) chosen.set(app, { live: release, previous: null });
    }
    return createSet(live, chosen, { getIntegrity });
  }

  private shared(live: Live, chosen: Map<string, Chosen>): ReleaseSet | null {
    const key = [...chosen.values()].map((one) => one.live.base).join(' ');
    let set = this.known.get(key);
    if (set === undefined) {
      set = createSet(live, chosen, null);
      this.known.set(key, set);
    }
    return set;
  }
}

/** The releases of the table for a visitor, among the available ones. */
function assigned(live: Live, visitor: Audience): Map<string, Chosen> {
  const stored = (app: string, version: string | undefined) =>
    (version !== undefined && live.releases.get(releaseKey(app, version))) || null;
  const chosen = new Map<string, Chosen>();
  for (const [app, entries] of Object.entries(live.table.microFrontends)) {
    const entry = assignRelease(entries, visitor);
    const [own, previous] = [stored(app, entry?.metadata.version), stored(app, entry?.extras.previous)];
    // A damaged release is replaced by the previous one.
    if (own) chosen.set(app, { live: own, previous });
    else if (previous) chosen.set(app, { live: previous, previous: null });
  }
  return chosen;
}

const slotPrefix = 'slot:';

/** What decides which of the host's slots a page shows. */
export interface SlotCondition {
  /** Whether the visitor's zone is known. */
  hasZone: boolean;
  /** Type of the visitor's module; null if unknown. */
  moduleType: string | null;
  isCustomer: boolean;
}

/**
 * Slots that a page shows initially: those that the host requires on every page, and the route's. Visitors without a zone get
 * none that the host shows only in a zone, guests none for customers, and modules none that the host shows in others.
 */
export const slotsAt = (
  { host: { manifest } }: ReleaseSet,
  route: OwnedRoute | null,
  { hasZone, moduleType, isCustomer }: SlotCondition,
): string[] => [
  ...Object.keys(manifest.contract.requires)
    .filter((name) => name.startsWith(slotPrefix))
    .map((name) => name.slice(slotPrefix.length))
    .filter((slot) => hasZone || !manifest.zoneSlots?.includes(slot))
    .filter((slot) => moduleType === null || (manifest.slotModules?.[slot]?.includes(moduleType) ?? true)),
  ...(route?.slots ?? []),
  ...((isCustomer && route?.customerSlots) || []),
];

/** The release that provides a slot. */
export const getSlotProvider = (set: ReleaseSet, slot: string): StoredRelease | undefined =>
  releasesIn(set).find(({ manifest }) => manifest.slots.includes(slot));

/** Apps with a part in a page when it opens: the host, the route's owner, and providers of its slots. */
export const getShownApps = (set: ReleaseSet, route: OwnedRoute | null, visit: SlotCondition): string[] => {
  const providers = slotsAt(set, route, visit).map((slot) => getSlotProvider(set, slot)?.manifest.app);
  const apps = [hostApp, route?.app, ...providers].filter((app) => app !== undefined);
  return [...new Set(apps)];
};

/** The initial queries of a route's page, its header and its slots; each says itself whether it needs a zone. */
export function getInitialQueries(set: ReleaseSet, route: OwnedRoute): QueryManifest[] {
  const slotQueries = slotsAt(set, route, { hasZone: true, moduleType: null, isCustomer: true }).flatMap(
    (slot) => getSlotProvider(set, slot)?.manifest.slotCalls?.[slot] ?? [],
  );
  return [...(route.first ?? []), ...(set.host.manifest.slotCalls?.[hostApp] ?? []), ...slotQueries];
}

/** Whether an app with a page at this address is switched off. */
export const isOffAt = ({ off }: ReleaseSet, path: string): boolean =>
  matchAt(
    off.map((path) => ({ path })),
    path,
  ) !== null;

const mostMatches = 2_000;
const matches = new WeakMap<ReleaseSet, Map<string, MatchedRoute | null>>();

/** Cached, because the router parses every route for each address, which takes as long as the rest of a cached page. */
export function findRoute(set: ReleaseSet, path: string): MatchedRoute | null {
  const known = matches.get(set) ?? new Map<string, MatchedRoute | null>();
  matches.set(set, known);
  const found = known.get(path);
  if (found !== undefined) return found;
  if (known.size >= mostMatches) known.clear();
  const match = matchAt(set.routes, path);
  known.set(path, match);
  return match;
}

/** Matches like the host's own router. An address that cannot be decoded matches no page. */
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

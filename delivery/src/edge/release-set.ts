import {
  matchRoute,
  policyName,
  type FirstCall,
  type LiveRelease,
  type ReleaseManifest,
  type RouteManifest,
  type RouteMatch,
} from '@shop/federation';
import { releaseFor, type Audience } from '../bucketing';
import type { TableEntry } from '../release-table';
import { releaseKey, type Live, type StoredRelease } from './live-releases';
import type { PageTemplate } from './page/html';

export const hostApp = 'host';

/** What the edge knows of a release beyond what it tells the browser: which files it has, for preloads. */
export interface DealtRelease
  extends
    LiveRelease,
    Pick<ReleaseManifest, 'exposes' | 'pages' | 'parts' | 'texts' | 'slotCalls' | 'lateSlots'> {
  /** Address of the folder, with a trailing slash. */
  base: string;
  /** File name → integrity of every chunk. */
  integrity: Record<string, string>;
}

/** The part of it that goes into the page. */
export const forBrowser = ({
  app,
  version,
  buildId,
  entry,
  routes,
  slots,
  listeners,
}: DealtRelease): LiveRelease => ({
  app,
  version,
  buildId,
  entry,
  routes: routes.map(({ path, page, instead, first, needsPlace, needsCustomer, resumes }) => ({
    path,
    page,
    ...(instead ? { instead } : {}),
    ...(first ? { first } : {}),
    ...(needsPlace ? { needsPlace } : {}),
    ...(needsCustomer ? { needsCustomer } : {}),
    ...(resumes ? { resumes } : {}),
  })),
  slots,
  listeners,
});

export type OwnedRoute = RouteManifest & { app: string };

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
  hostRelease: DealtRelease;
  remotes: Record<string, { live: DealtRelease; previous: DealtRelease | null }>;
  routes: OwnedRoute[];
  /** Names of the Trusted Types policies that its code makes. */
  policies: string[];
  /** Pages that have been put together already. */
  templates: Map<string, PageTemplate>;
}

/** Takes the place of an entry's sum: fault switches answer with other files than the release holds. */
export type SumOf = (release: StoredRelease, file: string) => string | undefined;

function liveRelease(release: StoredRelease, sumOf: SumOf): DealtRelease {
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

function setOf(live: Live, chosen: Map<string, TableEntry>, sumOf: SumOf): ReleaseSet | null {
  const stored = (app: string, version: string | undefined) =>
    version === undefined ? undefined : live.releases.get(releaseKey(app, version));
  const host = stored(hostApp, chosen.get(hostApp)?.metadata.version);
  if (!host) return null;
  const remotes: ReleaseSet['remotes'] = {};
  const inUse: ReleaseSet['stored'] = {};
  for (const [app, entry] of chosen) {
    const release = stored(app, entry.metadata.version);
    if (app === hostApp || !release) continue;
    inUse[app] = release;
    const previous = stored(app, entry.extras.previous);
    remotes[app] = {
      live: liveRelease(release, sumOf),
      previous: previous ? liveRelease(previous, sumOf) : null,
    };
  }
  const all = [host.manifest, ...Object.values(remotes).map((remote) => remote.live)];
  const { revision } = live.table.extras;
  return {
    id: `${revision} ${all.map(({ app, version }) => `${app}@${version}`).join(' ')}`,
    revision,
    host,
    stored: inUse,
    isShared: sumOf === noFaults,
    hostRelease: liveRelease(host, sumOf),
    remotes,
    routes: all.flatMap(({ app, routes }) => routes.map((route) => ({ ...route, app }))),
    policies: all.map(({ app }) => policyName(app)),
    templates: new Map(),
  };
}

/** Deals visitors their releases, and keeps each combination that has been dealt. */
export class ReleaseSets {
  private live: Live | null = null;
  private readonly known = new Map<string, ReleaseSet | null>();

  /** Null while no host is released. With `sumOf` the set is made for this one answer. */
  for(live: Live, visitor: Audience, sumOf?: SumOf): ReleaseSet | null {
    if (live !== this.live) this.known.clear();
    this.live = live;
    const chosen = new Map<string, TableEntry>();
    let key = '';
    for (const [app, entries] of Object.entries(live.table.microFrontends)) {
      const entry = releaseFor(entries, visitor);
      if (!entry) continue;
      chosen.set(app, entry);
      key += `${app}@${entry.metadata.version} `;
    }
    if (sumOf) return setOf(live, chosen, sumOf);
    let set = this.known.get(key);
    if (set === undefined) {
      set = setOf(live, chosen, noFaults);
      this.known.set(key, set);
    }
    return set;
  }
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
export function fillerOf({ hostRelease, remotes }: ReleaseSet, slot: string): DealtRelease | undefined {
  if (hostRelease.slots.includes(slot)) return hostRelease;
  return Object.values(remotes).find(({ live }) => live.slots.includes(slot))?.live;
}

/** What the page of a route asks first, with what its header and its slots ask. */
export function firstCallsAt(set: ReleaseSet, route: OwnedRoute): FirstCall[] {
  const ofSlots = slotsAt(set, route).flatMap((slot) => fillerOf(set, slot)?.slotCalls?.[slot] ?? []);
  return [...(route.first ?? []), ...(set.hostRelease.slotCalls?.[hostApp] ?? []), ...ofSlots];
}

export const routeOf = (set: ReleaseSet, path: string): RouteMatch<OwnedRoute> | null =>
  matchRoute(set.routes, path);

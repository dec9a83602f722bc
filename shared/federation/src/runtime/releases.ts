import { matchRoutes } from '@shop/router';
import type { BootData, ClientRelease, ReleaseScript } from '../boot-data';
import { RemoteLoadError } from '../ladder';
import { releaseName } from '../names';
import { pageOf } from '../first-calls';
import type { RouteManifest } from '../release-manifest';
import type { PartRef, Rung } from '../remote-contract';

const rungs = ['live', 'previous'] as const;

/** Full name of a release's container: two releases of one app in a page are two remotes. */
const containerOf = ({ app, version, buildId }: ClientRelease) => releaseName(app, version, buildId);

/** The host's own pages are reached in the same way as those of the remotes, under this name. */
export const ownApp = 'host';

/** What decides which page is shown. */
export interface VisitedAddress {
  path: string;
  /** With or without its question mark. */
  search: string;
  /** Type of the visitor's module. */
  moduleType: string | null;
}

/** The releases of this visit. */
export class Releases {
  constructor(private readonly remotes: BootData['remotes']) {}

  nameOf(app: string, rung: Rung): string {
    const release = this.remotes[app]?.[rung];
    if (!release) throw new RemoteLoadError(`${app} has no ${rung} release`, false);
    return containerOf(release);
  }

  namesOf(app: string): string[] {
    return rungs.filter((rung) => this.remotes[app]?.[rung]).map((rung) => this.nameOf(app, rung));
  }

  /** The app that offers a part; null when none does. Of a slot or listener without an app the first that offers it. */
  appOf(part: PartRef): string | null {
    if (part.kind === 'page') return part.app === ownApp || this.remotes[part.app] ? part.app : null;
    return this.offering(part).find((app) => !part.app || app === part.app) ?? null;
  }

  /** Every script of a part of the live release, where the page names them: of slots that come after it. */
  scriptsOf(app: string, part: PartRef): readonly ReleaseScript[] {
    return (part.kind === 'slot' && this.remotes[app]?.live.slotScripts?.[part.name]) || [];
  }

  /** The page at an address, of the host's own or of a remote; null when nobody serves it. */
  pageAt({ path, search, moduleType }: VisitedAddress, own: readonly RouteManifest[]): PartRef | null {
    const ofRemotes = Object.values(this.remotes).flatMap(({ live }) =>
      live.routes.map((route) => ({ ...route, app: live.app })),
    );
    const routes = [...own.map((route) => ({ ...route, app: ownApp })), ...ofRemotes];
    const route = matchRoutes(routes, path)?.[0]?.route;
    if (!route) return null;
    return { kind: 'page', app: route.app, name: pageOf(route, new URLSearchParams(search), moduleType) };
  }

  private offering({ kind, name }: PartRef): string[] {
    const offers = kind === 'slot' ? 'slots' : 'listeners';
    return Object.keys(this.remotes).filter((app) => this.remotes[app]?.live[offers].includes(name));
  }

  registrations() {
    return Object.values(this.remotes)
      .flatMap(({ live, previous }) => (previous ? [live, previous] : [live]))
      .map((release) => {
        const name = containerOf(release);
        return { name, entry: release.entry.url, entryGlobalName: name, type: 'global' as const };
      });
  }
}

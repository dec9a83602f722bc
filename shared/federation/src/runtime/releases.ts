import { matchRoutes } from '@shop/router';
import type { BootData, ClientRelease, ReleaseScript } from '../boot-data';
import { RemoteLoadError } from '../fallback-chain';
import { releaseName } from '../names';
import { getPageName } from '../initial-queries';
import type { RouteManifest } from '../release-manifest';
import type { RemoteComponentRef, FallbackLevel } from '../remote-contract';

const levels = ['live', 'previous'] as const;

/** Name of a release's container: two releases of one app in a page are two remotes. */
const getContainerName = ({ app, version, buildId }: ClientRelease) => releaseName(app, version, buildId);

/** The host's own pages are loaded like those of the remotes, under this name. */
export const hostApp = 'host';

/** What determines the displayed page. */
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

  getName(app: string, level: FallbackLevel): string {
    const release = this.remotes[app]?.[level];
    if (!release) throw new RemoteLoadError(`${app} has no ${level} release`, false);
    return getContainerName(release);
  }

  getNames(app: string): string[] {
    return levels.filter((level) => this.remotes[app]?.[level]).map((level) => this.getName(app, level));
  }

  /** The app that provides the component; null if none does. For a slot or command without an app, the first provider. */
  getApp(componentRef: RemoteComponentRef): string | null {
    if (componentRef.kind === 'page')
      return componentRef.app === hostApp || this.remotes[componentRef.app] ? componentRef.app : null;
    return this.offering(componentRef).find((app) => !componentRef.app || app === componentRef.app) ?? null;
  }

  /** Every script of a component of the live release, if the page lists them: for deferred slots. */
  getScripts(app: string, componentRef: RemoteComponentRef): readonly ReleaseScript[] {
    return (componentRef.kind === 'slot' && this.remotes[app]?.live.slotScripts?.[componentRef.name]) || [];
  }

  /** The page at an address, of the host or of a remote; null if there is none. */
  pageAt(
    { path, search, moduleType }: VisitedAddress,
    hostRoutes: readonly RouteManifest[],
  ): RemoteComponentRef | null {
    const ofRemotes = Object.values(this.remotes).flatMap(({ live }) =>
      live.routes.map((route) => ({ ...route, app: live.app })),
    );
    const routes = [...hostRoutes.map((route) => ({ ...route, app: hostApp })), ...ofRemotes];
    const route = matchRoutes(routes, path)?.[0]?.route;
    if (!route) return null;
    return {
      kind: 'page',
      app: route.app,
      name: getPageName(route, new URLSearchParams(search), moduleType),
    };
  }

  private offering({ kind, name }: RemoteComponentRef): string[] {
    const offers = kind === 'slot' ? 'slots' : 'listeners';
    return Object.keys(this.remotes).filter((app) => this.remotes[app]?.live[offers].includes(name));
  }

  registrations() {
    return Object.values(this.remotes)
      .flatMap(({ live, previous }) => (previous ? [live, previous] : [live]))
      .map((release) => {
        const name = getContainerName(release);
        return { name, entry: release.entry.url, entryGlobalName: name, type: 'global' as const };
      });
  }
}

import type { ComponentType } from 'react';
import type { BootData } from '../boot-data';
import { RemoteLoadError } from '../fallback-chain';
import type { RouteManifest } from '../release-manifest';
import type {
  ExposedModuleName,
  ExposedModules,
  RemotePages,
  RemoteComponentRef,
  FallbackLevel,
} from '../remote-contract';
import { preloadScripts } from './preload-scripts';
import { getComponent } from './get-component';
import type { RenderedPart } from '../server-rendering';
import { within } from './deadline';
import { UnhydratedPages, type UnhydratedPage } from './unhydrated-pages';
import { hostApp, Releases, type VisitedAddress } from './releases';

/** What the loader needs of the federation runtime. */
export interface Federation {
  registerRemotes(remotes: { name: string; entry: string; entryGlobalName: string; type: 'global' }[]): void;
  loadRemote(id: string): Promise<unknown>;
}

/** What the host itself brings: its own pages, reached in the same way under the app name `host`. */
export interface HostPages {
  routes: RouteManifest[];
  pages: RemotePages;
  /** Awaited once a part's code is there and before it is shown: brings its texts. */
  prepare?: () => Promise<void>;
}

/** Milliseconds in which a part must be there; with the previous release's own way it stays below F-03's eight. */
export const loadTimeout = 6_000;

/** Milliseconds that a rendered page waits for its code before it is made live without what is late. */
const hydrationTimeout = 2_500;

/** A failure that took longer than this, in milliseconds, is not asked for again before stepping back. */
const quick = 2_000;

const moduleNames = { page: './routes', slot: './slots', listener: './listeners' } as const;

/** Finds parts in the visit's releases and brings their components. Successes are kept, failures are asked anew. */
export class RemoteLoader {
  private readonly releases: Releases;
  private readonly exposedModules = new Map<string, Promise<unknown>>();
  private readonly components = new Map<string, ComponentType<object>>();
  /** Releases that hang: not waited for by every part of a page in turn. */
  private readonly broken = new Set<string>();
  private readonly waiting = new Set<(app: string) => void>();
  /** The page that came rendered, until the visitor goes on. */
  private renderedPage: UnhydratedPage | null = null;
  readonly unhydrated = new UnhydratedPages();

  constructor(
    private readonly remotes: BootData['remotes'],
    private readonly federation: Federation,
    private readonly hostPages: HostPages = { routes: [], pages: {} },
  ) {
    this.releases = new Releases(remotes);
    federation.registerRemotes(this.releases.registrations());
  }

  getApp = (componentRef: RemoteComponentRef): string | null => this.releases.getApp(componentRef);

  hasPrevious = (app: string): boolean => Boolean(this.remotes[app]?.previous);

  /** The component if it is there already. */
  ready = (componentRef: RemoteComponentRef, level: FallbackLevel): ComponentType<object> | undefined =>
    this.components.get(this.toKey(componentRef, level));

  load = (componentRef: RemoteComponentRef, level: FallbackLevel): Promise<ComponentType<object>> => {
    const page = this.renderedPage;
    const isRendered =
      page !== null && level === 'live' && componentRef.kind === 'page' && componentRef.name === page.name;
    return isRendered ? this.loadOrLeaveUnhydrated(page) : this.attempt(componentRef, level);
  };

  /** Brings the code of a page that came rendered; what is late comes when it comes. */
  loadRendered = async (rendered: RenderedPart[]): Promise<void> => {
    this.renderedPage =
      rendered.find((componentRef): componentRef is UnhydratedPage => componentRef.kind === 'page') ?? null;
    const loading = Promise.allSettled(rendered.map((componentRef) => this.attempt(componentRef, 'live')));
    await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, hydrationTimeout))]);
  };

  /** The visitor has left the page that came rendered. */
  leave = (): void => {
    this.renderedPage = null;
    this.unhydrated.clear();
  };

  /** Fails only where the boundary can step down to the previous release. */
  private async loadOrLeaveUnhydrated(page: UnhydratedPage): Promise<ComponentType<object>> {
    try {
      return await this.attempt(page, 'live');
    } catch (error) {
      const canFallBack =
        this.hasPrevious(page.app) &&
        (await this.attempt(page, 'previous').then(
          () => true,
          () => false,
        ));
      if (canFallBack) throw error;
      return this.unhydrated.add(page, () => this.attempt(page, 'live'), this.onAgain);
    }
  }

  private async attempt(
    componentRef: RemoteComponentRef,
    level: FallbackLevel,
  ): Promise<ComponentType<object>> {
    const app = this.getApp(componentRef);
    if (app === null)
      throw new RemoteLoadError(`nobody offers ${componentRef.kind} ${componentRef.name}`, false);
    const name = app === hostApp ? hostApp : this.releases.getName(app, level);
    if (this.broken.has(name)) throw new RemoteLoadError(`${name} is known to hang`, false);
    if (level === 'live') preloadScripts(this.releases.getScripts(app, componentRef));
    const begun = performance.now();
    let isOpen = false;
    const found = this.getExposedModule(app, componentRef, level).then((exposedModule) => {
      isOpen = true;
      return this.getComponent(exposedModule, componentRef);
    });
    try {
      const component = await within(loadTimeout, found, name);
      this.components.set(this.toKey(componentRef, level), component);
      return component;
    } catch (error) {
      const isQuick = performance.now() - begun < quick;
      if (!isQuick && !isOpen) this.broken.add(name);
      if (error instanceof RemoteLoadError) throw error;
      throw new RemoteLoadError(`${name} cannot be loaded`, isQuick, { cause: error });
    }
  }

  /** Somebody pressed Retry: what was known to hang is asked again. */
  again = (app: string): void => {
    for (const name of this.releases.getNames(app)) this.broken.delete(name);
    for (const listener of [...this.waiting]) listener(app);
  };

  onAgain = (listener: (app: string) => void): (() => void) => {
    this.waiting.add(listener);
    return () => void this.waiting.delete(listener);
  };

  /** Entry and exposed module of a release. */
  loadExposedModule = <Name extends ExposedModuleName>(
    app: string,
    exposedModule: Name,
    level: FallbackLevel,
  ): Promise<ExposedModules[Name]> => {
    const id = `${this.releases.getName(app, level)}/${exposedModule.slice(2)}`;
    const known = this.exposedModules.get(id);
    // The key names the exposed module, so what is kept under it has that exposed module's type.
    if (known) return known as Promise<ExposedModules[Name]>;
    const loading = this.federation.loadRemote(id).then((exports) => {
      if (!exports) throw new RemoteLoadError(`${id} is not exposed`, false);
      return exports as ExposedModules[Name];
    });
    this.exposedModules.set(id, loading);
    loading.catch(() => this.exposedModules.delete(id));
    return loading;
  };

  /** Loads the code of the page at an address; says nothing when it fails, the visit will. */
  prefetchPage = (address: VisitedAddress): void => {
    const page = this.releases.pageAt(address, this.hostPages.routes);
    if (page && !this.ready(page, 'live')) this.load(page, 'live').catch(() => undefined);
  };

  private async getComponent(
    exposedModule: ExposedModules[ExposedModuleName],
    componentRef: RemoteComponentRef,
  ): Promise<ComponentType<object>> {
    const component = await getComponent(exposedModule, componentRef);
    await this.hostPages.prepare?.();
    return component;
  }

  private getExposedModule(
    app: string,
    componentRef: RemoteComponentRef,
    level: FallbackLevel,
  ): Promise<ExposedModules[ExposedModuleName]> {
    if (app === hostApp) return Promise.resolve({ routes: this.hostPages.pages });
    return this.loadExposedModule(app, moduleNames[componentRef.kind], level);
  }

  private toKey = (componentRef: RemoteComponentRef, level: FallbackLevel) =>
    `${level} ${this.getApp(componentRef)} ${componentRef.kind} ${componentRef.name}`;
}

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

/** The methods of the federation runtime that the loader uses. */
export interface Federation {
  registerRemotes(remotes: { name: string; entry: string; entryGlobalName: string; type: 'global' }[]): void;
  loadRemote(id: string): Promise<unknown>;
}

/** The host's own pages, loaded like those of remotes under the app name `host`. */
export interface HostPages {
  routes: RouteManifest[];
  pages: RemotePages;
  /** Awaited after a component's code has loaded and before it renders: loads its texts. */
  prepare?: () => Promise<void>;
}

/** Milliseconds to load a component; together with the previous release it stays below the eight seconds of F-03. */
export const loadTimeout = 6_000;

/** What counts as a failure, and what follows. */
export interface FailurePolicy {
  /** Milliseconds to load a component. */
  timeout: number;
  /** Whether a release that failed quickly is tried again, and one that hangs is not. */
  hasRetries: boolean;
}

const forVisitors: FailurePolicy = { timeout: loadTimeout, hasRetries: true };

/** Under a development server code is compiled while a page waits for it, and an error shows at once. */
export const forDevelopers: FailurePolicy = { timeout: 2 ** 31 - 1, hasRetries: false };

/** Milliseconds that hydration of a server-rendered page waits for code before it starts with what has loaded. */
const hydrationTimeout = 2_500;

/** Milliseconds; after a failure that took longer, there is no retry before the previous release. */
const quick = 2_000;

const moduleNames = { page: './routes', slot: './slots', listener: './listeners' } as const;

/** Finds components in the visit's releases and loads them. Successes are cached, failures are retried. */
export class RemoteLoader {
  private readonly releases: Releases;
  private readonly exposedModules = new Map<string, Promise<unknown>>();
  private readonly components = new Map<string, ComponentType<object>>();
  /** Releases that hang: later components of a page do not wait for them again. */
  private readonly broken = new Set<string>();
  private readonly waiting = new Set<(app: string) => void>();
  /** The server-rendered page, until the visitor navigates. */
  private renderedPage: UnhydratedPage | null = null;
  readonly unhydrated = new UnhydratedPages();

  constructor(
    private readonly remotes: BootData['remotes'],
    private readonly federation: Federation,
    private readonly hostPages: HostPages = { routes: [], pages: {} },
    private readonly policy: FailurePolicy = forVisitors,
  ) {
    this.releases = new Releases(remotes);
    federation.registerRemotes(this.releases.registrations());
  }

  getApp = (componentRef: RemoteComponentRef): string | null => this.releases.getApp(componentRef);

  hasPrevious = (app: string): boolean => Boolean(this.remotes[app]?.previous);

  /** The component if it is loaded already. */
  ready = (componentRef: RemoteComponentRef, level: FallbackLevel): ComponentType<object> | undefined =>
    this.components.get(this.toKey(componentRef, level));

  load = (componentRef: RemoteComponentRef, level: FallbackLevel): Promise<ComponentType<object>> => {
    const page = this.renderedPage;
    const isRendered =
      page !== null && level === 'live' && componentRef.kind === 'page' && componentRef.name === page.name;
    return isRendered ? this.loadOrLeaveUnhydrated(page) : this.attempt(componentRef, level);
  };

  /** Loads the code of a server-rendered page; hydration does not wait for components that exceed the timeout. */
  loadRendered = async (rendered: RenderedPart[]): Promise<void> => {
    this.renderedPage =
      rendered.find((componentRef): componentRef is UnhydratedPage => componentRef.kind === 'page') ?? null;
    const loading = Promise.allSettled(rendered.map((componentRef) => this.attempt(componentRef, 'live')));
    await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, hydrationTimeout))]);
  };

  /** The visitor has left the server-rendered page. */
  leave = (): void => {
    this.renderedPage = null;
    this.unhydrated.clear();
  };

  /** Rejects only if the boundary can fall back to the previous release. */
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
      throw new RemoteLoadError(`no app provides ${componentRef.kind} ${componentRef.name}`, false);
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
      const component = await within(this.policy.timeout, found, name);
      this.components.set(this.toKey(componentRef, level), component);
      return component;
    } catch (error) {
      const { hasRetries } = this.policy;
      const isQuick = performance.now() - begun < quick;
      if (hasRetries && !isQuick && !isOpen) this.broken.add(name);
      if (error instanceof RemoteLoadError) throw error;
      throw new RemoteLoadError(`${name} cannot be loaded`, hasRetries && isQuick, { cause: error });
    }
  }

  /** Called by Retry: releases that hung are tried again. */
  again = (app: string): void => {
    for (const name of this.releases.getNames(app)) this.broken.delete(name);
    for (const listener of [...this.waiting]) listener(app);
  };

  onAgain = (listener: (app: string) => void): (() => void) => {
    this.waiting.add(listener);
    return () => void this.waiting.delete(listener);
  };

  /** Loads the entry and the exposed module of a release. */
  loadExposedModule = <Name extends ExposedModuleName>(
    app: string,
    exposedModule: Name,
    level: FallbackLevel,
  ): Promise<ExposedModules[Name]> => {
    const id = `${this.releases.getName(app, level)}/${exposedModule.slice(2)}`;
    const known = this.exposedModules.get(id);
    // The key contains the exposed module's name, so the cached promise has its type.
    if (known) return known as Promise<ExposedModules[Name]>;
    const loading = this.federation.loadRemote(id).then((exports) => {
      if (!exports) throw new RemoteLoadError(`${id} is not exposed`, false);
      return exports as ExposedModules[Name];
    });
    this.exposedModules.set(id, loading);
    loading.catch(() => this.exposedModules.delete(id));
    return loading;
  };

  /** Preloads the code of the page at an address; ignores a failure, because opening the page reports it. */
  prefetchPage = (address: VisitedAddress): void => {
    const page = this.releases.pageAt(address, this.hostPages.routes);
    if (page && !this.ready(page, 'live')) this.load(page, 'live').catch(() => undefined);
  };

  private async getComponent(
    exposedModule: ExposedModules[ExposedModuleName],
    componentRef: RemoteComponentRef,
  ): Promise<ComponentType<object>> {
    const { prepare } = this.hostPages;
    // The texts that the exposed module declares load together with the component, those that it declares itself afterwards.
    const [component] = await Promise.all([getComponent(exposedModule, componentRef), prepare?.()]);
    await prepare?.();
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

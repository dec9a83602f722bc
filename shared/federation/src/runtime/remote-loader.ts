import type { ComponentType } from 'react';
import type { BootData } from '../boot-data';
import { RemoteLoadError } from '../ladder';
import type { RouteManifest } from '../release-manifest';
import type { Door, Doors, PageDoor, PartRef, Rung } from '../remote-contract';
import { askAtOnce } from './ask-at-once';
import { componentOf } from './component-of';
import type { RenderedPart } from '../server-rendering';
import { within } from './deadline';
import { KeptPages, type KeptPage } from './kept-pages';
import { ownApp, Releases, type VisitedAddress } from './releases';

/** What the loader needs of the federation runtime. */
export interface Federation {
  registerRemotes(remotes: { name: string; entry: string; entryGlobalName: string; type: 'global' }[]): void;
  loadRemote(id: string): Promise<unknown>;
}

/** What the host itself brings: its own pages, reached in the same way under the app name `host`. */
export interface OwnPages {
  routes: RouteManifest[];
  pages: PageDoor;
  /** Awaited once a part's code is there and before it is shown: brings its texts. */
  prepare?: () => Promise<void>;
}

/** Milliseconds in which a part must be there; with the previous release's own way it stays below F-03's eight. */
export const partDeadline = 6_000;

/** Milliseconds that a rendered page waits for its code before it is made live without what is late. */
const patience = 2_500;

/** A failure that took longer than this, in milliseconds, is not asked for again before stepping back. */
const quick = 2_000;

const doorOf = { page: './routes', slot: './slots', listener: './listeners' } as const;

/** Finds parts in the visit's releases and brings their components. Successes are kept, failures are asked anew. */
export class RemoteLoader {
  private readonly releases: Releases;
  private readonly doors = new Map<string, Promise<unknown>>();
  private readonly parts = new Map<string, ComponentType<object>>();
  /** Releases that hang: not waited for by every part of a page in turn. */
  private readonly broken = new Set<string>();
  private readonly waiting = new Set<(app: string) => void>();
  /** The page that came rendered, until the visitor goes on. */
  private renderedPage: KeptPage | null = null;
  readonly kept = new KeptPages();

  constructor(
    private readonly remotes: BootData['remotes'],
    private readonly federation: Federation,
    private readonly own: OwnPages = { routes: [], pages: {} },
  ) {
    this.releases = new Releases(remotes);
    federation.registerRemotes(this.releases.registrations());
  }

  appOf = (part: PartRef): string | null => this.releases.appOf(part);

  hasPrevious = (app: string): boolean => Boolean(this.remotes[app]?.previous);

  /** The component if it is there already. */
  ready = (part: PartRef, rung: Rung): ComponentType<object> | undefined =>
    this.parts.get(this.keyOf(part, rung));

  load = (part: PartRef, rung: Rung): Promise<ComponentType<object>> => {
    const page = this.renderedPage;
    const isRendered = page !== null && rung === 'live' && part.kind === 'page' && part.name === page.name;
    return isRendered ? this.loadOrKeep(page) : this.attempt(part, rung);
  };

  /** Brings the code of a page that came rendered; what is late comes when it comes. */
  bring = async (parts: RenderedPart[]): Promise<void> => {
    this.renderedPage = parts.find((part): part is KeptPage => part.kind === 'page') ?? null;
    const asked = Promise.allSettled(parts.map((part) => this.attempt(part, 'live')));
    await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, patience))]);
  };

  /** The visitor has left the page that came rendered. */
  leave = (): void => {
    this.renderedPage = null;
    this.kept.forget();
  };

  /** Fails only where the boundary can step down to the previous release. */
  private async loadOrKeep(page: KeptPage): Promise<ComponentType<object>> {
    try {
      return await this.attempt(page, 'live');
    } catch (error) {
      const canStepDown =
        this.hasPrevious(page.app) &&
        (await this.attempt(page, 'previous').then(
          () => true,
          () => false,
        ));
      if (canStepDown) throw error;
      return this.kept.keep(page, () => this.attempt(page, 'live'), this.onAgain);
    }
  }

  private async attempt(part: PartRef, rung: Rung): Promise<ComponentType<object>> {
    const app = this.appOf(part);
    if (app === null) throw new RemoteLoadError(`nobody offers ${part.kind} ${part.name}`, false);
    const name = app === ownApp ? ownApp : this.releases.nameOf(app, rung);
    if (this.broken.has(name)) throw new RemoteLoadError(`${name} is known to hang`, false);
    if (rung === 'live') askAtOnce(this.releases.scriptsOf(app, part));
    const begun = performance.now();
    let isOpen = false;
    const found = this.doorOf(app, part, rung).then((door) => {
      isOpen = true;
      return this.componentOf(door, part);
    });
    try {
      const component = await within(partDeadline, found, name);
      this.parts.set(this.keyOf(part, rung), component);
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
    for (const name of this.releases.namesOf(app)) this.broken.delete(name);
    for (const hear of [...this.waiting]) hear(app);
  };

  onAgain = (hear: (app: string) => void): (() => void) => {
    this.waiting.add(hear);
    return () => void this.waiting.delete(hear);
  };

  /** Entry and door of a release. */
  loadDoor = <Name extends Door>(app: string, door: Name, rung: Rung): Promise<Doors[Name]> => {
    const id = `${this.releases.nameOf(app, rung)}/${door.slice(2)}`;
    const known = this.doors.get(id);
    // The key names the door, so what is kept under it has that door's type.
    if (known) return known as Promise<Doors[Name]>;
    const asked = this.federation.loadRemote(id).then((exports) => {
      if (!exports) throw new RemoteLoadError(`${id} is not exposed`, false);
      return exports as Doors[Name];
    });
    this.doors.set(id, asked);
    asked.catch(() => this.doors.delete(id));
    return asked;
  };

  /** Loads the code of the page at an address; says nothing when it fails, the visit will. */
  prefetchPage = (address: VisitedAddress): void => {
    const page = this.releases.pageAt(address, this.own.routes);
    if (page && !this.ready(page, 'live')) this.load(page, 'live').catch(() => undefined);
  };

  private async componentOf(door: Doors[Door], part: PartRef): Promise<ComponentType<object>> {
    const component = await componentOf(door, part);
    await this.own.prepare?.();
    return component;
  }

  private doorOf(app: string, part: PartRef, rung: Rung): Promise<Doors[Door]> {
    if (app === ownApp) return Promise.resolve({ routes: this.own.pages });
    return this.loadDoor(app, doorOf[part.kind], rung);
  }

  private keyOf = (part: PartRef, rung: Rung) => `${rung} ${this.appOf(part)} ${part.kind} ${part.name}`;
}

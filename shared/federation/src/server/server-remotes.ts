import type { ComponentType } from 'react';
import type { BootData } from '../boot-data';
import type { RemotePages, RemoteComponentRef, RemoteSlots } from '../remote-contract';
import type { Remotes } from '../remotes-context';
import type { RouteManifest } from '../release-manifest';
import { getComponent } from '../runtime/get-component';
import { hostApp, Releases, type VisitedAddress } from '../runtime/releases';
import type { RenderedPart, RenderFailure, ServerModules } from '../server-rendering';

/** What rendering one page needs: the visit's releases, their exposed modules, and the host's own pages. */
export interface ServerVisit {
  remotes: BootData['remotes'];
  /** App → its server build; null if it could not be loaded. */
  modules: Record<string, ServerModules | null>;
  hostPages: { routes: RouteManifest[]; pages: RemotePages };
  at: VisitedAddress;
}

/** Components of the page at an address and of every slot, loaded before rendering begins. */
export class ServerRemotes implements Omit<Remotes, 'report' | 'ErrorFallback'> {
  private readonly components = new Map<string, ComponentType<object>>();
  private readonly shown = new Map<string, RenderedPart>();
  private readonly releases: Releases;
  readonly failures: RenderFailure[] = [];

  private constructor(private readonly visit: ServerVisit) {
    this.releases = new Releases(visit.remotes);
  }

  static async prepared(visit: ServerVisit): Promise<ServerRemotes> {
    const remotes = new ServerRemotes(visit);
    await Promise.all(remotes.getNeeded().map((componentRef) => remotes.bring(componentRef)));
    return remotes;
  }

  /** Remote components in the rendered page. */
  get rendered(): RenderedPart[] {
    return [...this.shown.values()];
  }

  getApp = (componentRef: RemoteComponentRef): string | null => this.releases.getApp(componentRef);

  hasPrevious = (): boolean => false;

  ready = (componentRef: RemoteComponentRef): ComponentType<object> => {
    const app = this.getApp(componentRef) ?? '';
    if (componentRef.kind === 'listener') throw new Error('commands are handled in a browser');
    const known = this.components.get(toKey(app, componentRef));
    if (!known) return Absent;
    this.shown.set(toKey(app, componentRef), { kind: componentRef.kind, app, name: componentRef.name });
    return known;
  };

  load = (): Promise<never> => Promise.reject(new Error('every component is loaded before rendering begins'));
  again = (): void => undefined;
  onAgain = () => () => undefined;

  private getNeeded(): RemoteComponentRef[] {
    const { hostPages, remotes, at } = this.visit;
    const page = this.releases.pageAt(at, hostPages.routes);
    const slots = Object.values(remotes).flatMap(({ live: { app, slots: names } }) =>
      names.map((name) => ({ kind: 'slot', app, name }) as const),
    );
    return [...(page ? [page] : []), ...slots];
  }

  private async bring(componentRef: RemoteComponentRef): Promise<void> {
    const app = this.getApp(componentRef) ?? '';
    try {
      this.components.set(
        toKey(app, componentRef),
        await getComponent(this.getModule(app, componentRef), componentRef),
      );
    } catch (error) {
      this.failures.push({ part: toKey(app, componentRef), error: String(error) });
    }
  }

  private getModule(
    app: string,
    componentRef: RemoteComponentRef,
  ): { routes: RemotePages } | { slots: RemoteSlots } {
    if (app === hostApp) return { routes: this.visit.hostPages.pages };
    const modules = this.visit.modules[app];
    if (!modules) throw new Error('no server build');
    return componentRef.kind === 'slot' ? { slots: modules.slots } : { routes: modules.routes };
  }
}

const toKey = (app: string, { kind, name }: RemoteComponentRef) => `${kind}:${app}/${name}`;

/** A component that could not be loaded on the server; the reason is in `failures` already. */
class NotLoaded extends Error {}

/** Whether rendering failed only because the component was not there. */
export const isNotLoaded = (error: unknown): boolean => error instanceof NotLoaded;

/** Throws, so that its boundary's fallback is sent instead, and the browser renders the component. */
function Absent(): never {
  throw new NotLoaded('this component could not be loaded on the server');
}

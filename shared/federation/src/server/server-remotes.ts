import type { ComponentType } from 'react';
import type { BootData } from '../boot-data';
import type { PageDoor, PartRef, SlotDoor } from '../remote-contract';
import type { Remotes } from '../remotes-context';
import type { RouteManifest } from '../release-manifest';
import { componentOf } from '../runtime/component-of';
import { ownApp, Releases, type VisitedAddress } from '../runtime/releases';
import type { RenderedPart, RenderTrouble, ServerDoors } from '../server-rendering';

/** What one page needs to be rendered: the visit's releases, their doors, and the host's own pages. */
export interface ServerVisit {
  remotes: BootData['remotes'];
  /** App → its server build; null where it could not be loaded. */
  doors: Record<string, ServerDoors | null>;
  own: { routes: RouteManifest[]; pages: PageDoor };
  at: VisitedAddress;
}

/** Components of the page at an address and of every slot, there before rendering begins. */
export class ServerRemotes implements Omit<Remotes, 'report' | 'Card'> {
  private readonly parts = new Map<string, ComponentType<object>>();
  private readonly shown = new Map<string, RenderedPart>();
  private readonly releases: Releases;
  readonly troubles: RenderTrouble[] = [];

  private constructor(private readonly visit: ServerVisit) {
    this.releases = new Releases(visit.remotes);
  }

  static async prepared(visit: ServerVisit): Promise<ServerRemotes> {
    const remotes = new ServerRemotes(visit);
    await Promise.all(remotes.wanted().map((part) => remotes.bring(part)));
    return remotes;
  }

  /** Parts that stand in the page. */
  get rendered(): RenderedPart[] {
    return [...this.shown.values()];
  }

  appOf = (part: PartRef): string | null => this.releases.appOf(part);

  hasPrevious = (): boolean => false;

  ready = (part: PartRef): ComponentType<object> => {
    const app = this.appOf(part) ?? '';
    if (part.kind === 'listener') throw new Error('wishes are granted in a browser');
    const known = this.parts.get(keyOf(app, part));
    if (!known) return Absent;
    this.shown.set(keyOf(app, part), { kind: part.kind, app, name: part.name });
    return known;
  };

  load = (): Promise<never> => Promise.reject(new Error('everything is there before rendering begins'));
  again = (): void => undefined;
  onAgain = () => () => undefined;

  private wanted(): PartRef[] {
    const { own, remotes, at } = this.visit;
    const page = this.releases.pageAt(at, own.routes);
    const slots = Object.values(remotes).flatMap(({ live: { app, slots: names } }) =>
      names.map((name) => ({ kind: 'slot', app, name }) as const),
    );
    return [...(page ? [page] : []), ...slots];
  }

  private async bring(part: PartRef): Promise<void> {
    const app = this.appOf(part) ?? '';
    try {
      this.parts.set(keyOf(app, part), await componentOf(this.doorOf(app, part), part));
    } catch (error) {
      this.troubles.push({ part: keyOf(app, part), error: String(error) });
    }
  }

  private doorOf(app: string, part: PartRef): { routes: PageDoor } | { slots: SlotDoor } {
    if (app === ownApp) return { routes: this.visit.own.pages };
    const doors = this.visit.doors[app];
    if (!doors) throw new Error('no server build');
    return part.kind === 'slot' ? { slots: doors.slots } : { routes: doors.routes };
  }
}

const keyOf = (app: string, { kind, name }: PartRef) => `${kind}:${app}/${name}`;

/** Its boundary's fallback goes out in its place, and the browser fills it. */
function Absent(): never {
  throw new Error('this part could not be brought to the server');
}

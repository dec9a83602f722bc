import type { ComponentType } from 'react';
import type { BootData, LiveRelease } from '../boot-data';
import { RemoteLoadError } from '../ladder';
import { matchRoute } from '../match-route';
import { releaseName } from '../names';
import type { Door, Doors, PartRef, Rung } from '../remote-contract';
import { within } from './deadline';

/** What the loader needs of the federation runtime; a fake container stands in for it in tests. */
export interface Federation {
  registerRemotes(remotes: { name: string; entry: string; entryGlobalName: string; type: 'global' }[]): void;
  loadRemote(id: string): Promise<unknown>;
}

export interface RemoteLoader {
  appOf(part: PartRef): string | null;
  hasPrevious(app: string): boolean;
  ready(part: PartRef, rung: Rung): ComponentType<object> | undefined;
  load(part: PartRef, rung: Rung): Promise<ComponentType<object>>;
  again(app: string): void;
  /** One of the three doors of a release; its failure is not kept. */
  loadDoor<Name extends Door>(app: string, door: Name, rung: Rung): Promise<Doors[Name]>;
  /** Loads the code of the page that serves an address; says nothing when it fails, the visit will. */
  prefetchPage(path: string): void;
}

/** Milliseconds in which a part must be there: with the previous release's own way it stays below F-03's eight. */
export const partDeadline = 6_000;

const doorOf = { page: './routes', slot: './slots', listener: './listeners' } as const;

export function createRemoteLoader(remotes: BootData['remotes'], federation: Federation): RemoteLoader {
  const doors = new Map<string, Promise<unknown>>();
  const parts = new Map<string, ComponentType<object>>();
  const broken = new Set<string>();

  const releaseOf = (app: string, rung: Rung): LiveRelease => {
    const release = remotes[app]?.[rung];
    if (!release) throw new RemoteLoadError(`${app} has no ${rung} release`, false);
    return release;
  };
  const nameOf = (app: string, rung: Rung) => {
    const { version, buildId } = releaseOf(app, rung);
    return releaseName(app, version, buildId);
  };
  federation.registerRemotes(registrations(remotes));

  const appOf = (part: PartRef): string | null => {
    if (part.kind !== 'slot') return remotes[part.app] ? part.app : null;
    return Object.keys(remotes).find((app) => remotes[app]?.live.slots.includes(part.name)) ?? null;
  };
  const keyOf = (part: PartRef, rung: Rung) => `${rung} ${appOf(part)} ${part.kind} ${part.name}`;

  /** Entry and door of a release; a success is kept, a failure is asked anew. */
  function loadDoor<Name extends Door>(app: string, door: Name, rung: Rung): Promise<Doors[Name]> {
    const id = `${nameOf(app, rung)}/${door.slice(2)}`;
    const known = doors.get(id);
    // The key names the door, so what is kept under it has that door's type.
    if (known) return known as Promise<Doors[Name]>;
    const asked = federation.loadRemote(id).then((exports) => {
      if (!exports) throw new RemoteLoadError(`${id} is not exposed`, false);
      return exports as Doors[Name];
    });
    doors.set(id, asked);
    asked.catch(() => doors.delete(id));
    return asked;
  }

  async function load(part: PartRef, rung: Rung): Promise<ComponentType<object>> {
    const app = appOf(part);
    if (app === null) throw new RemoteLoadError(`nobody offers ${part.kind} ${part.name}`, false);
    const name = nameOf(app, rung);
    if (broken.has(name)) throw new RemoteLoadError(`${name} is known to be broken`, false);
    const key = keyOf(part, rung);
    let hasAnswered = false;
    const found = loadDoor(app, doorOf[part.kind], rung).finally(() => (hasAnswered = true));
    try {
      const component = await within(
        partDeadline,
        found.then((door) => componentOf(door, part)),
        name,
      );
      parts.set(key, component);
      return component;
    } catch (error) {
      // A release that hangs is not waited for by every part of the page in turn.
      if (!hasAnswered) broken.add(name);
      throw asLoadError(error, name);
    }
  }

  return {
    appOf,
    hasPrevious: (app) => Boolean(remotes[app]?.previous),
    ready: (part, rung) => parts.get(keyOf(part, rung)),
    load,
    again(app) {
      for (const rung of ['live', 'previous'] as const) {
        if (remotes[app]?.[rung]) broken.delete(nameOf(app, rung));
      }
    },
    loadDoor,
    prefetchPage(path) {
      const found = matchRoute(pagesOf(remotes), path);
      if (!found) return;
      const { app, page } = found.route;
      const part = { kind: 'page', app, name: page } as const;
      if (!parts.has(keyOf(part, 'live'))) load(part, 'live').catch(() => undefined);
    },
  };
}

const registrations = (remotes: BootData['remotes']) =>
  Object.values(remotes)
    .flatMap(({ live, previous }) => (previous ? [live, previous] : [live]))
    .map(({ app, version, buildId, entry }) => {
      const name = releaseName(app, version, buildId);
      return { name, entry: entry.url, entryGlobalName: name, type: 'global' as const };
    });

const pagesOf = (remotes: BootData['remotes']) =>
  Object.values(remotes).flatMap(({ live }) => live.routes.map((route) => ({ ...route, app: live.app })));

/** Every door is a table of imports by name; a part without one cannot come by asking again. */
async function componentOf(door: Doors[Door], part: PartRef): Promise<ComponentType<object>> {
  const table = Object.values(door)[0] as Record<
    string,
    (() => Promise<Record<string, unknown>>) | undefined
  >;
  const load = table[part.name];
  if (!load) throw new RemoteLoadError(`${part.kind} ${part.name} is missing in its door`, false);
  const module = await load();
  const component = module[part.kind === 'page' ? 'Page' : 'default'];
  if (typeof component !== 'function' && typeof component !== 'object') {
    throw new RemoteLoadError(`${part.kind} ${part.name} has no component`, false);
  }
  return component as ComponentType<object>; // the doors' types promise it; checked above as far as can be
}

const asLoadError = (error: unknown, name: string) =>
  error instanceof RemoteLoadError
    ? error
    : new RemoteLoadError(`${name} cannot be loaded`, true, { cause: error });

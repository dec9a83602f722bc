import type { ComponentType } from 'react';
import type { QueryDeclaration } from './route-declaration';
import type { SlotName, SlotProps } from './slot-props';

/** `./routes`: pages by name; the names are those of the remote's `routes.manifest.ts` and of the chunks. */
export type RemotePages = Record<string, () => Promise<{ Page: ComponentType }>>;

/** `./slots`: components for other apps' screens; each is a chunk with the slot's name. */
export type RemoteSlots = Partial<{
  [Name in SlotName]: () => Promise<{ default: ComponentType<SlotProps[Name]> }>;
}>;

/** Props that the host's layer root passes to a component that handles a command. */
export interface ListenerProps<Payload = unknown> {
  payload: Payload;
  /** Called when the command is handled or abandoned: unmounts the component. */
  done(): void;
}

/** `./listeners`: command → the component that handles it; its chunk has the command's name with `-` for `:`. */
export type RemoteListeners = Record<string, () => Promise<{ default: ComponentType<ListenerProps> }>>;

/** Checks the payload's type against the component, then erases it, so that one exposed module contains handlers of all commands. */
export const defineHandler =
  <Payload>(
    load: () => Promise<{ default: ComponentType<ListenerProps<Payload>> }>,
  ): RemoteListeners[string] =>
  () =>
    // The host mounts it with the payload of exactly this command, which the bus has typed.
    load() as Promise<{ default: ComponentType<ListenerProps> }>;

/** The exposed modules by name. */
export interface ExposedModules {
  './routes': { routes: RemotePages };
  './slots': { slots: RemoteSlots };
  './listeners': { listeners: RemoteListeners };
}
export type ExposedModuleName = keyof ExposedModules;

/** Plain data in `offers.manifest.ts`: what this remote provides, readable without loading it. */
export interface Offers {
  slots: SlotName[];
  /** Slots that are deferred (`DeferredSlot`): pages list their scripts, so that they load together. */
  late?: SlotName[];
  /** Of the host: slots of other apps that every page shows to visitors with a zone only. */
  needZone?: SlotName[];
  /** Of the host: types of the modules in which it shows such a slot; by default all. */
  inModules?: Partial<Record<SlotName, string[]>>;
  listeners: string[];
  /** Initial queries by slot; under `host`, of the host, those of every page. */
  first?: Record<string, QueryDeclaration[]>;
  /** Version ranges of others' slots: `{ 'slot:add-to-cart': '^1.0.0' }`. The build adds the contract of the host. */
  requires?: Record<string, string>;
}

/** Identifies a remote component: a page, a slot provider or a command handler. */
export type RemoteComponentRef =
  | { kind: 'page'; app: string; name: string }
  | { kind: 'slot'; app?: string; name: string }
  | { kind: 'listener'; app?: string; name: string };

/** Which release of a remote: the live one of this visit, or the previous one. */
export type FallbackLevel = 'live' | 'previous';

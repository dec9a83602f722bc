import type { ComponentType } from 'react';
import type { QueryDeclaration } from './route-declaration';
import type { SlotName, SlotProps } from './slot-props';

/**
 * Version of the seam between host and remotes (semver): the three exposed modules, the slot props and the boot data.
 *
 * Major: a remote built against the old one can no longer run. Minor: something was added.
 */
export const CONTRACT_VERSION = '1.11.0';

/** `./routes`: pages by name; the names stand in the remote's `routes.manifest.ts` and name the chunks too. */
export type RemotePages = Record<string, () => Promise<{ Page: ComponentType }>>;

/** `./slots`: parts for other apps' screens; each imports a chunk that bears the slot's name. */
export type RemoteSlots = Partial<{
  [Name in SlotName]: () => Promise<{ default: ComponentType<SlotProps[Name]> }>;
}>;

/** What the host's layer root gives to a part that handles a command. */
export interface ListenerProps<Payload = unknown> {
  payload: Payload;
  /** The command is handled or given up: unmount me. */
  done(): void;
}

/** `./listeners`: command → the component that handles it; its chunk bears the command's name with `-` for `:`. */
export type RemoteListeners = Record<string, () => Promise<{ default: ComponentType<ListenerProps> }>>;

/** Checks the payload's type against the component and forgets it, so that commands of all kinds fit in one exposed module. */
export const grants =
  <Payload>(
    load: () => Promise<{ default: ComponentType<ListenerProps<Payload>> }>,
  ): RemoteListeners[string] =>
  () =>
    // The host mounts it with the payload of exactly this command, which the bus has typed.
    load() as Promise<{ default: ComponentType<ListenerProps> }>;

/** Module name → what stands behind it. */
export interface ExposedModules {
  './routes': { routes: RemotePages };
  './slots': { slots: RemoteSlots };
  './listeners': { listeners: RemoteListeners };
}
export type ExposedModuleName = keyof ExposedModules;

/** Plain data in `offers.manifest.ts`: what the host may ask of this remote without having loaded it. */
export interface Offers {
  slots: SlotName[];
  /** Those of them that come after the page (`LateSlot`): pages name their scripts, so that they come in one step. */
  late?: SlotName[];
  listeners: string[];
  /** Calls that a slot begins with, by slot; of the host, under `host`, those of every page. */
  first?: Record<string, QueryDeclaration[]>;
  /** Ranges of what others must provide: `{ host: '^1.0.0', 'slot:add-to-cart': '^1.0.0' }`. */
  requires?: Record<string, string>;
}

/** A part in the words of the host: whose page, which slot, whose command. */
export type RemoteComponentRef =
  | { kind: 'page'; app: string; name: string }
  | { kind: 'slot'; app?: string; name: string }
  | { kind: 'listener'; app?: string; name: string };

/** Which release of a remote: the live one of this visit, or the one before it. */
export type FallbackLevel = 'live' | 'previous';

import type { ComponentType } from 'react';
import type { CallDeclaration } from './route-declaration';
import type { SlotName, SlotProps } from './slot-props';

/**
 * Version of the seam between host and remotes (semver): the three doors, the slot props and the boot data.
 *
 * Major: a remote built against the old one can no longer run. Minor: something was added.
 */
export const CONTRACT_VERSION = '1.11.0';

/** `./routes`: pages by name; the names stand in the remote's `routes.manifest.ts` and name the chunks too. */
export type PageDoor = Record<string, () => Promise<{ Page: ComponentType }>>;

/** `./slots`: parts for other apps' screens; each imports a chunk that bears the slot's name. */
export type SlotDoor = Partial<{
  [Name in SlotName]: () => Promise<{ default: ComponentType<SlotProps[Name]> }>;
}>;

/** What the host's layer root gives to a part that grants a wish. */
export interface ListenerProps<Payload = unknown> {
  payload: Payload;
  /** The wish is granted or given up: unmount me. */
  done(): void;
}

/** `./listeners`: wish → the part that grants it; its chunk bears the wish's name with `-` for `:`. */
export type ListenerDoor = Record<string, () => Promise<{ default: ComponentType<ListenerProps> }>>;

/** Checks the payload's type against the component and forgets it, so that wishes of all kinds fit in one door. */
export const grants =
  <Payload>(load: () => Promise<{ default: ComponentType<ListenerProps<Payload>> }>): ListenerDoor[string] =>
  () =>
    // The host mounts it with the payload of exactly this wish, which the bus has typed.
    load() as Promise<{ default: ComponentType<ListenerProps> }>;

/** Door name → what stands behind it. */
export interface Doors {
  './routes': { routes: PageDoor };
  './slots': { slots: SlotDoor };
  './listeners': { listeners: ListenerDoor };
}
export type Door = keyof Doors;

/** Plain data in `offers.manifest.ts`: what the host may ask of this remote without having loaded it. */
export interface Offers {
  slots: SlotName[];
  /** Those of them that come after the page (`LateSlot`): pages name their scripts, so that they come in one step. */
  late?: SlotName[];
  listeners: string[];
  /** Calls that a slot begins with, by slot; of the host, under `host`, those of every page. */
  first?: Record<string, CallDeclaration[]>;
  /** Ranges of what others must provide: `{ host: '^1.0.0', 'slot:add-to-cart': '^1.0.0' }`. */
  requires?: Record<string, string>;
}

/** A part in the words of the host: whose page, which slot, whose wish. */
export type PartRef =
  | { kind: 'page'; app: string; name: string }
  | { kind: 'slot'; app?: string; name: string }
  | { kind: 'listener'; app?: string; name: string };

/** Which release of a remote: the live one of this visit, or the one before it. */
export type Rung = 'live' | 'previous';

import type { ComponentType } from 'react';
import { RemoteLoadError } from '../ladder';
import type { Door, Doors, PartRef } from '../remote-contract';

type Table = Record<string, (() => Promise<Record<string, unknown>>) | undefined>;

/** The part behind a door: each door is one table of imports by name. A part that is not in it will not come. */
export async function componentOf(door: Doors[Door], part: PartRef): Promise<ComponentType<object>> {
  const load = (Object.values(door)[0] as Table | undefined)?.[part.name];
  if (!load) throw new RemoteLoadError(`${part.kind} ${part.name} is missing in its door`, false);
  const module = await load();
  const component = module[part.kind === 'page' ? 'Page' : 'default'];
  if (typeof component !== 'function' && !(typeof component === 'object' && component !== null)) {
    throw new RemoteLoadError(`${part.kind} ${part.name} has no component`, false);
  }
  return component as ComponentType<object>; // the doors' types promise it; checked as far as can be
}

import type { ComponentType } from 'react';
import { RemoteLoadError } from '../fallback-chain';
import type { ExposedModuleName, ExposedModules, RemoteComponentRef } from '../remote-contract';

type Table = Record<string, (() => Promise<Record<string, unknown>>) | undefined>;

/** The component of an exposed module, which is a table of imports by name. Rejects if it has none of that name. */
export async function getComponent(
  exposedModule: ExposedModules[ExposedModuleName],
  componentRef: RemoteComponentRef,
): Promise<ComponentType<object>> {
  const load = (Object.values(exposedModule)[0] as Table | undefined)?.[componentRef.name];
  if (!load)
    throw new RemoteLoadError(
      `${componentRef.kind} ${componentRef.name} is missing in its exposed module`,
      false,
    );
  const module = await load();
  const component = module[componentRef.kind === 'page' ? 'Page' : 'default'];
  if (typeof component !== 'function' && !(typeof component === 'object' && component !== null)) {
    throw new RemoteLoadError(`${componentRef.kind} ${componentRef.name} has no component`, false);
  }
  return component as ComponentType<object>; // typed by the exposed modules; checked above as far as possible
}

import type { ComponentType } from 'react';
import { RemoteLoadError } from '../fallback-chain';
import type { ExposedModuleName, ExposedModules, RemoteComponentRef } from '../remote-contract';

type Table = Record<string, (() => Promise<Record<string, unknown>>) | undefined>;

/** The part behind a exposed module: each exposed module is one table of imports by name. A part that is not in it will not come. */
export async function getComponent(
  exposedModule: ExposedModules[ExposedModuleName],
  componentRef: RemoteComponentRef,
): Promise<ComponentType<object>> {
  const load = (Object.values(exposedModule)[0] as Table | undefined)?.[componentRef.name];
  if (!load)
    throw new RemoteLoadError(`${componentRef.kind} ${componentRef.name} is missing in its door`, false);
  const module = await load();
  const component = module[componentRef.kind === 'page' ? 'Page' : 'default'];
  if (typeof component !== 'function' && !(typeof component === 'object' && component !== null)) {
    throw new RemoteLoadError(`${componentRef.kind} ${componentRef.name} has no component`, false);
  }
  return component as ComponentType<object>; // the exposed modules' types promise it; checked as far as can be
}

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Offers, RouteManifest } from '@shop/federation';

/** What an app declares in plain data: its routes, and what it offers to other apps. */
export interface Declarations {
  routes: RouteManifest[];
  offers: Offers;
}

/** The file's modification time is part of the address, so that a watching build reads changes. */
async function read<Exports>(file: string): Promise<Exports | null> {
  if (!existsSync(file)) return null;
  return (await import(`${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`)) as Exports; // its shape is checked below
}

export async function readDeclarations(dir: string): Promise<Declarations> {
  const routes = await read<{ routes: RouteManifest[] }>(join(dir, 'src/routes.manifest.ts'));
  const offers = await read<{ offers: Offers }>(join(dir, 'src/offers.manifest.ts'));
  return {
    routes: routes?.routes ?? [],
    offers: offers?.offers ?? { slots: [], listeners: [] },
  };
}

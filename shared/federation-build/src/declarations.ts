import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Offers, RouteManifest } from '@shop/federation';
import { findOffersProblem, findRoutesProblem } from '@shop/federation/manifest-schema';

/** What an app declares in plain data: its routes, and what it offers to other apps. */
export interface Declarations {
  routes: RouteManifest[];
  offers: Offers;
}

/** An app declares what no release may contain; the message is for the user. */
export class DeclarationError extends Error {
  override name = 'DeclarationError';
}

/**
 * The value that a file exports by a name; `absent` without it. The file's modification time is part of the address, so that a
 * watching build reads changes.
 */
async function read<Value>(
  file: string,
  name: string,
  findProblem: (value: unknown) => string | null,
  absent: Value,
): Promise<Value> {
  if (!existsSync(file)) return absent;
  const exported = (await import(`${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`)) as Record<
    string,
    unknown
  >;
  const value = exported[name] ?? absent;
  const problem = findProblem(value);
  if (problem === null) return value as Value; // checked
  throw new DeclarationError(`${relative(process.cwd(), file)}: the ${name} cannot be used: ${problem}`);
}

/** Reads the manifests in an app's folder. Rejects with a `DeclarationError` if one is malformed. */
export async function readDeclarations(dir: string): Promise<Declarations> {
  const src = join(dir, 'src');
  const none: Offers = { slots: [], listeners: [] };
  return {
    routes: await read<RouteManifest[]>(join(src, 'routes.manifest.ts'), 'routes', findRoutesProblem, []),
    offers: await read(join(src, 'offers.manifest.ts'), 'offers', findOffersProblem, none),
  };
}

import type { ClientRelease } from '@shop/federation';
import { readDeclarations } from './declarations';
import { developmentEntry, underDevelopment } from './development';

/** An app under development as a page lists it; `base` is the address of its files, with a trailing slash. */
export async function toDevelopedRelease(app: string, dir: string, base: string): Promise<ClientRelease> {
  const { routes, offers } = await readDeclarations(dir);
  return {
    app,
    ...underDevelopment,
    entry: { url: `${base}${developmentEntry}`, integrity: '' },
    routes,
    slots: offers.slots,
    listeners: offers.listeners,
  };
}

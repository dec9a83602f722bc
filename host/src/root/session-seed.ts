import { modulesFromWire } from '@shop/contract';
import type { BootData } from '@shop/federation';
import { placeFromCookie, readShopCookie, type Session } from '@shop/session';

/** The session that the page was made for: boot data, and what the cookie says of place and module. */
export function sessionSeed(boot: BootData, cookies: string): Partial<Session> {
  const cookie = readShopCookie(cookies);
  const module = modulesFromWire(boot.modules).find(({ id }) => id === cookie.m);
  return {
    ...placeFromCookie(cookie),
    module: module ? { id: module.id, type: module.type, name: module.name } : null,
    language: boot.language,
    direction: boot.direction,
    theme: boot.theme,
    visitorId: boot.visitorId || null,
    apiOrigin: boot.apiOrigin,
  };
}

import { configFromWire, modulesFromWire } from '@shop/contract';
import type { BootData } from '@shop/federation';
import { toSessionRules, type Session } from '@shop/session';

/** The session that the page was made for: the same on the server and in the browser's first render. */
export function sessionSeed(boot: BootData): Partial<Session> {
  const { place, zoneIds, moduleId, isCustomer, interests = [] } = boot.scope;
  const modules = modulesFromWire(boot.modules);
  const module = modules.find(({ id }) => id === moduleId);
  const moduleTypes = Object.fromEntries(modules.map(({ id, type }) => [id, type]));
  return {
    // The text of the address stays in the visitor's own storage.
    place: place && { latitude: place[0], longitude: place[1], address: '' },
    zoneIds,
    module: module ? { id: module.id, type: module.type, name: module.name } : null,
    interests,
    expectsCustomer: isCustomer,
    madeAt: boot.madeAt,
    language: boot.language,
    direction: boot.direction,
    theme: boot.theme,
    visitorId: boot.visitorId || null,
    apiOrigin: boot.apiOrigin,
    backendOrigin: boot.backendOrigin ?? '',
    ...(boot.config
      ? toSessionRules(configFromWire(boot.config, { moduleTypes, timeZone: boot.timeZone ?? 'UTC' }))
      : {}),
  };
}

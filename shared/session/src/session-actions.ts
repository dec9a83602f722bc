import type { NamedLocation, ShopConfig, ShopModule } from '@shop/domain';
import type { Bus, ShopEvents } from '@shop/events';
import type { ChosenModule, Theme } from './persisted';
import type { Session, SessionStore } from './session-store';

/** What requests and readers need of the settings. */
export const toSessionRules = ({
  wireRules,
  capabilities,
}: Pick<ShopConfig, 'wireRules' | 'capabilities'>): Partial<Session> => ({
  decimals: wireRules.decimals,
  wireRules,
  capabilities,
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Stores the loaded settings. Returns whether earlier responses have to be read again. */
export function learnSettings(session: SessionStore, settings: ShopConfig): boolean {
  const { wireRules: currentRules, capabilities } = session.getState();
  const moduleTypes = currentRules?.moduleTypes ?? {};
  const wireRules = { ...settings.wireRules, moduleTypes };
  if (isSame(currentRules, wireRules) && isSame(capabilities, settings.capabilities)) return false;
  session.setState(toSessionRules({ wireRules, capabilities: settings.capabilities }));
  return !isSame(currentRules, wireRules);
}

/** Stores the types of modules, because stores contain only the id of theirs, and the chosen module's current name. */
export function learnModules(session: SessionStore, modules: readonly ShopModule[]): void {
  const { wireRules, module } = session.getState();
  const name = modules.find(({ id }) => id === module?.id)?.name;
  if (module && name && name !== module.name) session.setState({ module: { ...module, name } });
  if (!wireRules) return;
  const moduleTypes = { ...wireRules.moduleTypes };
  for (const { id, type } of modules) moduleTypes[id] = type;
  if (!isSame(moduleTypes, wireRules.moduleTypes))
    session.setState({ wireRules: { ...wireRules, moduleTypes } });
}

/** A location was chosen and its zones are known. STATE-01, D-05. */
export function chooseLocation(
  session: SessionStore,
  bus: Bus,
  location: NamedLocation,
  zoneIds: number[],
): void {
  session.setState({ place: location, zoneIds });
  bus.emit('place:changed', {});
}

/** STATE-28. */
export function chooseModule(session: SessionStore, bus: Bus, module: ChosenModule): void {
  if (session.getState().module?.id === module.id) return;
  session.setState({ module });
  bus.emit('module:changed', { moduleId: module.id });
}

/** STATE-44. The guest id is kept until the server has merged the guest's cart, then removed. */
export function startSession(session: SessionStore, bus: Bus, token: string): void {
  session.setState({ token, endedBecause: null, guestId: null, interests: [] });
  bus.emit('session:started', {});
}

/** STATE-31, STATE-32, D-29: ends once, however many requests fail together. Returns whether this call ended it. */
export function endSession(
  session: SessionStore,
  bus: Bus,
  because: ShopEvents['session:ended']['because'],
  token?: string,
): boolean {
  const current = session.getState().token;
  if (current === null || (token !== undefined && token !== current)) return false;
  session.setState({ token: null, endedBecause: because, interests: [] });
  bus.emit('session:ended', { because });
  return true;
}

/** D-07: saves the customer's interests, as the server has just returned them. */
export function saveInterests(session: SessionStore, interests: readonly number[]): void {
  const { token, interests: current } = session.getState();
  if (token === null || current.join() === interests.join()) return;
  session.setState({ interests: [...interests] });
}

/** STATE-05. */
export function setGuest(session: SessionStore, guestId: string): void {
  session.setState({ guestId });
}

/** STATE-58. */
export function chooseTheme(session: SessionStore, theme: Theme): void {
  session.setState({ theme });
}

/** */
export function switchSearchKey(session: SessionStore, isOn: boolean): void {
  session.setState({ searchKey: isOn });
}

/** STATE-55. The document is reloaded afterwards (STATE-57). */
export function chooseLanguage(
  session: SessionStore,
  language: string,
  country: string,
  direction: 'ltr' | 'rtl',
): void {
  session.setState({ language, country, direction });
}

export * from './session-store';
export * from './session-actions';
export * from './use-session';
export * from './use-now';
export * from './restore';
export * from './cookie';
export * from './contact-phones';
export { forgetFollowed, saveFollowed, useFollowed, useSaveFollowed } from './followed';
export { deviceMemory } from './persisted';
export type { ChosenModule, KeyValueStorage, PersistedSession, Theme } from './persisted';
export * from './saved-store';
/** A page has one copy of zustand; apps import it from here. */
export { createStore, useStore } from 'zustand';

/** @deprecated old releases of remotes import it */
export { saveContactPhone as keepContactPhone } from './contact-phones';
/** @deprecated old releases of remotes import it */
export { chooseLocation as choosePlace } from './session-actions';
/** @deprecated old releases of remotes import it */
export { saveInterests as keepInterests } from './session-actions';
/** @deprecated old releases of remotes import it */
export { useNow as useMinute } from './use-now';

import { createTabStore } from './tab-store';

const store = createTabStore('continues-as-guest');

/** The visitor has chosen to order as a guest: they are not asked again in this visit. PROMPT-01. */
export const saveGuestChoice = () => store.write(true);

export const forgetGuestChoice = () => store.write(null);

/** Whether this visitor has chosen to order as a guest. For handlers and effects. */
export const continuesAsGuest = (): boolean => store.read() === true;

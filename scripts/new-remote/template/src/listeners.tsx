import type { RemoteListeners } from '@shop/federation';

/** Command → the component that handles it; `grants(() => import(…))` checks its payload. */
export const listeners: RemoteListeners = {};

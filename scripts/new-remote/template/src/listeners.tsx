import type { RemoteListeners } from '@shop/federation';

/** Command → the component that handles it. */
export const listeners: RemoteListeners = {};

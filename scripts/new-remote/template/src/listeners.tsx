import type { ListenerDoor } from '@shop/federation';

/** Wish → the part that grants it; `grants(() => import(…))` checks its payload. */
export const listeners: ListenerDoor = {};

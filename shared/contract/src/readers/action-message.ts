import { isRecord, text } from '@shop/contract/core';

/** The server's message about an action; '' without one. In its own file: wishlist buttons do not load the readers of accounts. */
export const messageFromWire = (wire: unknown): string => (isRecord(wire) ? text(wire.message) : '');

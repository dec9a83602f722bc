import { isRecord, text } from '../wire';

/** The server's message about an action; '' where it has none. A file of its own: wishlist buttons need no reader of accounts. */
export const messageFromWire = (wire: unknown): string => (isRecord(wire) ? text(wire.message) : '');

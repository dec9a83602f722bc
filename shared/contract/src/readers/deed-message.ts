import { isRecord, text } from '../wire';

/** What the server says of a deed; '' where it says nothing. A file of its own: hearts need no reader of accounts. */
export const messageFromWire = (wire: unknown): string => (isRecord(wire) ? text(wire.message) : '');

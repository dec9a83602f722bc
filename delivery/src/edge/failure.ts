/** A failure in the backend's own format, so that the client reads it like any other. */
export const failure = (code: string, message: string) => ({ errors: [{ code, message }] });

/** What a visitor reads while the backend does not respond. */
export const unavailable = failure('unavailable', 'The shop cannot be reached right now. Please try again.');

/** For a request that no part of the edge understands. */
export const unreadable = failure('unreadable', 'The request cannot be read.');

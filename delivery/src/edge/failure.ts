/** A failure in the backend's own format, so that the client reads it like any other. */
export const failure = (code: string, message: string) => ({ errors: [{ code, message }] });

import type { TextKey, TextValues } from './translate';

/** One entry of `errors`: a code for programs, a text for people. */
export interface ErrorEntry {
  code: string;
  text: TextKey;
  values?: TextValues;
  /** Additional fields of the entry, for programs: the affected line, for example. */
  detail?: Record<string, string | number>;
}

/** Maximum number of errors in a response. */
const maxErrors = 20;

/** An intended refusal: `{ errors: [{ code, message }] }` with a status below 500. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly errorEntries: ErrorEntry[];

  constructor(
    readonly status: number,
    errorEntries: ErrorEntry[],
    /** Seconds to wait before another try. */
    readonly retryAfter: number | null = null,
    /** Whether `errors` is a single entry instead of a list. */
    readonly isBare = false,
  ) {
    const shown = errorEntries.slice(0, maxErrors);
    super(`${status} ${shown.map(({ code }) => code).join(', ')}`);
    this.errorEntries = shown;
  }
}

const refusal = (status: number, code: string, text: TextKey, values?: TextValues) =>
  new Refusal(status, [values ? { code, text, values } : { code, text }]);

/** 403: the request is invalid. */
export const invalid = (code: string, text: TextKey, values?: TextValues) => refusal(403, code, text, values);
/** 401: not signed in, or no longer. */
export const unauthorised = () => refusal(401, 'auth-001', 'unauthorised');
/** 401: the token has expired (ERR-18). */
export const expired = () => refusal(401, 'auth-expired', 'tokenExpired');
/** 401: the account was closed (ERR-18). */
export const inactive = () => refusal(401, 'auth-inactive', 'accountInactive');
/** 404: does not exist, or belongs to others: the same response, so that it reveals nothing (F-46). */
export const notFound = (text: TextKey = 'notFound') => refusal(404, 'not_found', text);
/** 404: no such item here. The family responds with a single entry instead of a list. */
export const noSuchItem = () => new Refusal(404, [{ code: 'product-001', text: 'notFound' }], null, true);
/** 409: valid, but in conflict with the current state. */
export const conflict = (code: string, text: TextKey, values?: TextValues) =>
  refusal(409, code, text, values);

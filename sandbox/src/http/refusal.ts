import type { TextKey, TextValues } from './translate';

/** One entry of `errors`: a code for programs, a text for people. */
export interface Complaint {
  code: string;
  text: TextKey;
  values?: TextValues;
  /** Further fields of the entry, for programs: which line it is about, and so on. */
  detail?: Record<string, string | number>;
}

/** Of one answer. */
const mostComplaints = 20;

/** An answer other than success that was meant: `{ errors: [{ code, message }] }` with a status below 500. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly complaints: Complaint[];

  constructor(
    readonly status: number,
    complaints: Complaint[],
    /** Seconds to wait before another try. */
    readonly retryAfter: number | null = null,
    /** `errors` is the one entry itself, not a list. */
    readonly isBare = false,
  ) {
    const shown = complaints.slice(0, mostComplaints);
    super(`${status} ${shown.map(({ code }) => code).join(', ')}`);
    this.complaints = shown;
  }
}

const refusal = (status: number, code: string, text: TextKey, values?: TextValues) =>
  new Refusal(status, [values ? { code, text, values } : { code, text }]);

/** 403: what was sent does not fit. */
export const invalid = (code: string, text: TextKey, values?: TextValues) => refusal(403, code, text, values);
/** 401: nobody, or nobody any more. */
export const unauthorised = () => refusal(401, 'auth-001', 'unauthorised');
/** 401: the token was good once (ERR-18). */
export const expired = () => refusal(401, 'auth-expired', 'tokenExpired');
/** 401: the account was closed (ERR-18). */
export const inactive = () => refusal(401, 'auth-inactive', 'accountInactive');
/** 404: not there, or not the asker's: the same answer, so that nothing is learnt of others (F-46). */
export const notFound = (text: TextKey = 'notFound') => refusal(404, 'not_found', text);
/** 404: no such item here. The family answers it with one entry in place of a list. */
export const noSuchItem = () => new Refusal(404, [{ code: 'product-001', text: 'notFound' }], null, true);
/** 409: it fits, but not to how things stand now. */
export const conflict = (code: string, text: TextKey, values?: TextValues) =>
  refusal(409, code, text, values);

/**
 * Why a request failed.
 * `http`: the server refused; `network`: no response; `timeout`: none in time; `malformed`: a response that is not JSON,
 * a redirect, or one that cannot be read (F-26).
 */
export type FailureKind = 'http' | 'network' | 'timeout' | 'malformed';

/** One message of the server; `code` is its error code, '' without one. */
export interface ErrorEntry {
  code: string;
  message: string;
}

const transientStatuses = new Set([429, 502, 503, 504]);

/** The error of every request. `entries` is empty when the server sent no message. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** Whether it has been shown to the visitor already (an ended session is reported once, D-29). */
  told = false;

  constructor(
    readonly kind: FailureKind,
    readonly status: number,
    readonly entries: ErrorEntry[],
    /** Milliseconds the server asks to wait; null if it does not. */
    readonly retryAfter: number | null = null,
    /** The response body, for callers that need more than its messages. */
    readonly body: unknown = null,
  ) {
    super(entries[0]?.message ?? `${kind} ${status}`);
  }

  /** Whether a retry may succeed: no connection, too many requests, or no server behind the proxy. */
  get isTransient(): boolean {
    return this.kind === 'network' || transientStatuses.has(this.status);
  }

  /** Whether an entry has this code. */
  has(code: string): boolean {
    return this.entries.some((entry) => entry.code === code);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function entryFrom(value: unknown): ErrorEntry[] {
  if (typeof value === 'string') return value ? [{ code: '', message: value }] : [];
  if (!isRecord(value)) return [];
  const message = value.message ?? value.error;
  return typeof message === 'string' && message
    ? [{ code: typeof value.code === 'string' ? value.code : '', message }]
    : [];
}

/** A single entry becomes a list; an object of lists has one list for each field. */
function toErrorList(errors: unknown): unknown[] {
  if (Array.isArray(errors)) return errors;
  if (!isRecord(errors)) return [errors];
  return entryFrom(errors).length > 0 ? [errors] : Object.values(errors).flat();
}

/** ERR-17, F-27: `errors` may be a list, a text, a single entry, an object of lists, or missing; then `message` is used. */
export function entriesFrom(body: unknown): ErrorEntry[] {
  if (!isRecord(body)) return [];
  const { errors } = body;
  const entries = toErrorList(errors).flatMap(entryFrom);
  return entries.length ? entries : entryFrom(body.message);
}

/** A 2xx may contain `errors` too (an account that cannot be removed responds with 203 and errors). */
export const carriesErrors = (body: unknown): boolean =>
  isRecord(body) && 'errors' in body && entriesFrom({ errors: body.errors }).length > 0;

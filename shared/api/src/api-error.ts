/**
 * Why a call failed.
 * `http`: the server refused; `network`: no response; `timeout`: none in time; `malformed`: a response that is no JSON,
 * a redirect, or one whose content cannot be understood (F-26).
 */
export type FailureKind = 'http' | 'network' | 'timeout' | 'malformed';

/** One message of the server; `code` is its name for the fault, '' without one. */
export interface ErrorEntry {
  code: string;
  message: string;
}

const transientStatuses = new Set([429, 502, 503, 504]);

/** The one error of every call. `entries` is empty when the server sent no message. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** Whether it has been shown to the visitor already (an ended session is reported once, D-29). */
  told = false;

  constructor(
    readonly kind: FailureKind,
    readonly status: number,
    readonly entries: ErrorEntry[],
    /** Milliseconds the server asks to wait; null when it does not say. */
    readonly retryAfter: number | null = null,
    /** The response body, for callers that read more of it than messages. */
    readonly body: unknown = null,
  ) {
    super(entries[0]?.message ?? `${kind} ${status}`);
  }

  /** Whether a retry may succeed: no connection, too many requests, or no server behind the proxy. */
  get isTransient(): boolean {
    return this.kind === 'network' || transientStatuses.has(this.status);
  }

  /** Whether an entry carries this code. */
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

/** One entry may stand alone; an object of lists has one for each field. */
function toErrorList(errors: unknown): unknown[] {
  if (Array.isArray(errors)) return errors;
  if (!isRecord(errors)) return [errors];
  return entryFrom(errors).length > 0 ? [errors] : Object.values(errors).flat();
}

/** ERR-17, F-27: `errors` may be a list, a text, one entry alone, an object of lists, or missing; then `message` speaks. */
export function entriesFrom(body: unknown): ErrorEntry[] {
  if (!isRecord(body)) return [];
  const { errors } = body;
  const entries = toErrorList(errors).flatMap(entryFrom);
  return entries.length ? entries : entryFrom(body.message);
}

/** A 2xx may carry `errors` all the same (an account that cannot be removed answers 203 with them). */
export const carriesErrors = (body: unknown): boolean =>
  isRecord(body) && 'errors' in body && entriesFrom({ errors: body.errors }).length > 0;

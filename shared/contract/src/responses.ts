import type { Endpoint } from './endpoint';

/** What came back for a call, before anybody reads it. */
export interface PlainResponse {
  /** HTTP status; 0 for a redirect that the browser hides. */
  status: number;
  /** Undefined where it was no JSON. */
  body: unknown;
}

/**
 * Whether the backend lacks the endpoint altogether: 404 or 405, a page of HTML with any status below 500, a redirect to a
 * login page. Only endpoints that may be lacking are judged so.
 */
export function isAbsent({ absent }: Pick<Endpoint, 'absent'>, { status, body }: PlainResponse): boolean {
  if (absent === undefined || status >= 500) return false;
  return body === undefined || status === 404 || status === 405 || (status >= 300 && status < 400);
}

/**
 * Whether the backend says that there is no such thing. A status of 403 never says so: it refuses a call that lacks
 * something.
 */
export const isMissing = (
  { isMissingWhenNull }: Pick<Endpoint, 'isMissingWhenNull'>,
  { status, body }: PlainResponse,
): boolean => status === 404 || status === 410 || (isMissingWhenNull && status === 200 && body === null);

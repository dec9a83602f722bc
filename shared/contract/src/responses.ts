import type { Endpoint } from '@shop/contract/core';

/** A response before it is read. */
export interface PlainResponse {
  /** HTTP status; 0 for a redirect that the browser hides. */
  status: number;
  /** Undefined if it was not JSON. */
  body: unknown;
}

/**
 * Whether the backend lacks the endpoint altogether: 404 or 405, a page of HTML with any status below 500, a redirect to a
 * login page. Only for endpoints that may be missing.
 */
export function isAbsent({ absent }: Pick<Endpoint, 'absent'>, { status, body }: PlainResponse): boolean {
  if (absent === undefined || status >= 500) return false;
  return body === undefined || status === 404 || status === 405 || (status >= 300 && status < 400);
}

/**
 * Whether the backend reports that the entity does not exist. A status of 403 never does: it refuses an incomplete request.
 */
export const isMissing = (
  { isMissingWhenNull }: Pick<Endpoint, 'isMissingWhenNull'>,
  { status, body }: PlainResponse,
): boolean => status === 404 || status === 410 || (isMissingWhenNull && status === 200 && body === null);

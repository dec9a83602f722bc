import type { Endpoint, RequestScope } from '@shop/contract';
import { setGuest, type SessionStore } from '@shop/session';
import { ApiError } from './api-error';

/**
 * Only these requests tell that the backend does not know a guest: every guest may send them, others are refused to all guests
 * by some backends.
 */
const cartPath = /^\/api\/v1\/(customer|rental\/user)\/cart\//;

export interface Guests {
  /** Requests a guest id once when there is none, however many requests need one (STATE-05). */
  ensure: () => Promise<void>;
  /**
   * A new guest's id, if this request failed because the backend does not know its guest: stored data is damaged, or the
   * backend has lost its own. Null for every other failure. It happens once in a document, so that a backend which refuses
   * every guest is not asked endlessly (STATE-05, F-32).
   */
  replaceUnknown: (
    endpoint: Pick<Endpoint, 'access' | 'path'>,
    scope: RequestScope,
    error: unknown,
  ) => Promise<string | null>;
}

/** `request` creates a guest and resolves to its id. */
export function createGuests(session: SessionStore, request: () => Promise<string>): Guests {
  let starting: Promise<void> | null = null;
  let hasReplaced = false;

  const ensure = () => {
    const { token, guestId } = session.getState();
    if (token || guestId) return Promise.resolve();
    starting ??= request()
      .then((id) => setGuest(session, id))
      .finally(() => {
        starting = null;
      });
    return starting;
  };

  const isUnknown = (
    { access, path }: Pick<Endpoint, 'access' | 'path'>,
    { token, guestId }: RequestScope,
    error: unknown,
  ) =>
    error instanceof ApiError &&
    error.status === 401 &&
    access === 'guest' &&
    cartPath.test(path) &&
    !token &&
    guestId !== null;

  return {
    ensure,
    replaceUnknown: async (endpoint, scope, error) => {
      if (!isUnknown(endpoint, scope, error)) return null;
      // Of several requests that fail together, the first replaces the guest.
      if (session.getState().guestId === scope.guestId) {
        if (hasReplaced) return null;
        hasReplaced = true;
        session.setState({ guestId: null });
      }
      await ensure();
      return session.getState().guestId;
    },
  };
}

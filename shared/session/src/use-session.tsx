import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Session, SessionStore } from './session-store';

const SessionContext = createContext<SessionStore | null>(null);

export function SessionProvider({ session, children }: { session: SessionStore; children: ReactNode }) {
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

/** The store itself, for actions. */
export function useSessionStore(): SessionStore {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above');
  return session;
}

/** A part of the session; on the server and while hydrating, of the session that the page was rendered with. */
export function useSession<Part>(select: (session: Session) => Part): Part {
  return useStore(useSessionStore(), select);
}

/** Whether a customer is signed in; before the visitor's own values have been read, what the page was made for. */
export const useIsCustomer = (): boolean =>
  useSession(({ restored, token, expectsCustomer }) => (restored ? token !== null : expectsCustomer));

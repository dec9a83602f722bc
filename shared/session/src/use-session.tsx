import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Session, SessionStore } from './session-store';
import { SessionView } from './session-view';

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

/**
 * A selected value of the session; on the server and while hydrating, of the session that the page was rendered with. The
 * visitor's own values follow as a transition: they change most of a page, and the visitor's input comes first.
 */
export function useSession<Selected>(select: (session: Session) => Selected): Selected {
  const session = useSessionStore();
  const [view] = useState(() => new SessionView(session));
  const selected = useSyncExternalStore(
    session.subscribe,
    () => select(view.now()),
    () => select(view.rendered()),
  );
  const [, show] = useReducer((times: number) => times + 1, 0);
  const initialSelect = useRef(select);
  useEffect(() => {
    if (view.open(initialSelect.current)) startTransition(show);
  }, [view]);
  return selected;
}

/** Whether a customer is signed in; until the visitor's saved values have been read, what the page was rendered for. */
export const useIsCustomer = (): boolean =>
  useSession(({ restored, token, expectsCustomer }) => (restored ? token !== null : expectsCustomer));

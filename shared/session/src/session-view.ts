import type { Session, SessionStore } from './session-store';

/**
 * The session as one component of a page sees it: while the component hydrates, the session that the page was rendered
 * with; after `open`, and if no server has rendered it, the visitor's own.
 */
export class SessionView {
  private isAsRendered = false;

  constructor(private readonly session: SessionStore) {}

  now = (): Session => (this.isAsRendered ? this.session.getInitialState() : this.session.getState());

  /** The snapshot that React reads on a server and while hydrating. */
  rendered = (): Session => {
    this.isAsRendered = true;
    return this.session.getInitialState();
  };

  /** Switches to the visitor's own session. Returns whether the selected value changes by that. */
  open(select: (session: Session) => unknown): boolean {
    const before = select(this.now());
    this.isAsRendered = false;
    return !Object.is(before, select(this.now()));
  }
}
